import Instruments
import Graphics
import Runtime
import Values

/// The measuring instruments of panel files.
enum Instruments {
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")
  /// The key of a number that is shown.
  private static let number = KeyRule(
    "value", .value([.number, .duration]), "The value that it shows.", isRequired: true)

  /// The names of the states of a lamp.
  private static let lampStates = LampState.allCases.map { "\($0)" }

  static let all: [ElementRule] = [
    ElementRule(
      "meter", .displays, "A number on a scale with zones, as a needle, a tank or a thermometer shows it.",
      short: "value",
      [
        number, label, KeyRule("in", .range, "The bounds of the scale; those of the value unless given."),
        KeyRule(
          "style", .word(["needle", "arc", "linear", "tank", "thermometer", "level"]),
          "Its look; a needle unless given."),
        KeyRule(
          "axis", .word(["horizontal", "vertical"]), "The direction of linear and level; horizontal unless given."),
        KeyRule("set point", .quantity, "The wanted number, which is marked on the scale."),
        KeyRule("normal", .range, "The normal numbers; they may lie inside the other zones."),
        KeyRule("warning", .range, "The unusual numbers; they may lie inside those of the alarm."),
        KeyRule("alarm", .range, "The numbers that are dangerous."),
      ]
    ) { MeterDisplay(context: $0) },
    ElementRule(
      "seven segment", .displays, "A number in digits of seven segments, or dashes if it does not fit.",
      short: "value",
      [
        number, label,
        KeyRule("digits", .whole(1...12), "The digits, of which a minus sign takes one; 4 unless given."),
      ]
    ) { SegmentDisplay(context: $0) },
    ElementRule(
      "state lamp", .displays,
      "A lamp that shows a state by colour, by shape and in words. It is off while the state is not known.",
      [
        KeyRule("label", .text, "The title.", isRequired: true),
        KeyRule("state", .choice(lampStates), "What it tells.", isRequired: true),
        KeyRule("text", .text, "The state in words.", isRequired: true),
        KeyRule("blinking", .choice(["none", "slow", "quick"]), "How it blinks; not at all unless given."),
      ]
    ) { LampDisplay(context: $0) },
    ElementRule(
      "trend arrow", .displays, "An arrow that shows whether a number rises, falls or stays.", short: "value",
      [
        number, KeyRule("span", .duration, "The time over which it is judged; 5 min unless given."),
        KeyRule("steady", .number(0...1e9), "The change below which the number stays; 0 unless given."),
      ]
    ) { TrendDisplay(context: $0) }.withHistory,
    ElementRule(
      "sparkline", .displays, "A small line with the history of a number, without axes.", short: "value",
      [
        number, label, KeyRule("span", .duration, "The time that it shows; 30 min unless given."),
      ]
    ) { SparkDisplay(context: $0) }.withHistory,
    ElementRule(
      "compass", .displays, "A direction in degrees, clockwise from north.", short: "value",
      [
        KeyRule("value", .value([.number]), "The value that it shows.", isRequired: true), label,
      ]
    ) { CompassDisplay(context: $0) },
  ]
}

extension ElementRule {
  /// The rule of a display of what its values have been: they are noted also while it cannot be seen.
  var withHistory: ElementRule {
    var rule = self
    rule.showsHistory = true
    return rule
  }
}
