import Instruments
import Runtime

/// The measuring instruments of panel files.
enum Instruments {
  enum MeterLook: String, CaseIterable { case needle, arc, linear, tank, thermometer, level }

  static let meterLook = PanelKey("style", .word(MeterLook.allCases), "Its look; a needle unless given.")
  static let axis = PanelKey(
    "axis", .word(["horizontal": Axis.horizontal, "vertical": .vertical]),
    "The direction of linear and level; horizontal unless given.")
  static let setPoint = PanelKey("set point", .quantity, "The wanted number, which is marked on the scale.")
  static let normal = PanelKey("normal", .range, "The normal numbers; they may lie inside the other zones.")
  static let warning = PanelKey("warning", .range, "The unusual numbers; they may lie inside those of the alarm.")
  static let alarm = PanelKey("alarm", .range, "The numbers that are dangerous.")
  static let digits = PanelKey(
    "digits", .whole(1...12), "The digits, of which a minus sign takes one; 4 unless given.")
  static let state = PanelKey("state", .choice(LampState.allCases), "What it tells.", isRequired: true)
  static let blinking = PanelKey(
    "blinking", .choice([LampBlinking.none, .slow, .quick]), "How it blinks; not at all unless given.")
  static let steady = PanelKey(
    "steady", .number(0...1e9), "The change below which the number stays; 0 unless given.")

  static let meter = ElementRule(
    .meter, .displays, "A number on a scale with zones, as a needle, a tank or a thermometer shows it.",
    short: ItemKeys.value,
    [
      Displays.number, ItemKeys.label,
      ItemKeys.bounds.with("The bounds of the scale; those of the value unless given."), meterLook, axis, setPoint,
      normal, warning, alarm,
    ])
  static let sevenSegment = ElementRule(
    .sevenSegment, .displays, "A number in digits of seven segments, or dashes if it does not fit.",
    short: ItemKeys.value, [Displays.number, ItemKeys.label, digits])
  static let stateLamp = ElementRule(
    .stateLamp, .displays,
    "A lamp that shows a state by colour, by shape and in words. It is off while the state is not known.",
    [
      ItemKeys.label.with("The title.", isRequired: true), state, ItemKeys.text.with("The state in words."), blinking,
    ])
  static let trendArrow = ElementRule(
    .trendArrow, .displays, "An arrow that shows whether a number rises, falls or stays.", short: ItemKeys.value,
    [Displays.number, ItemKeys.span.with("The time over which it is judged; 5 min unless given."), steady],
    showsHistory: true)
  static let sparkline = ElementRule(
    .sparkline, .displays, "A small line with the history of a number, without axes.", short: ItemKeys.value,
    [Displays.number, ItemKeys.label, ItemKeys.span], showsHistory: true)
  static let compass = ElementRule(
    .compass, .displays, "A direction in degrees, clockwise from north.", short: ItemKeys.value,
    [ItemKeys.value.with(.value([.number]), "The value that it shows."), ItemKeys.label])
}
