import Controls

/// The controls of numbers, durations and ranges.
enum NumberControls {
  enum StepperLook: String, CaseIterable {
    case `default`, compact, capsule, vertical, largeTouch, dial, coarseFine
  }

  static let stepperLook = PanelKey("style", .word(StepperLook.allCases), "Its look.")
  static let actual = PanelKey(
    "actual", .quantity, "The measured number, beside the wanted one; only the style `dial` shows it.")
  static let wraps = PanelKey("wraps", .flag, "Whether the last value is followed by the first.")
  static let accelerates = PanelKey(
    "accelerates", .flag, "Whether it counts faster with every second that a button is held; false unless given.")
  static let orientation = PanelKey(
    "orientation", .word(["horizontal": SliderOrientation.horizontal, "vertical": .vertical]),
    "Its direction; horizontal unless given.")
  static let ticks = PanelKey("ticks", .flag, "Whether its stops are marked.")
  static let placing = PanelKey(
    "numbers", .word(SliderLabels.allCases),
    "Where its numbers are written: beside the title, at the handles, at the ends of the track, or nowhere; header unless "
      + "given.")
  static let low = PanelKey(
    "low", .text, "The name of the lower handle, which is spoken; Minimum unless given.")
  static let high = PanelKey(
    "high", .text, "The name of the upper handle, which is spoken; Maximum unless given.")
  static let showsBounds = PanelKey("bounds", .flag, "Whether the bounds are written at the ends.")
  static let showsSeconds = PanelKey(
    "seconds", .flag, "Whether seconds can be chosen; if its step needs them unless given.")

  /// The key of the value, which is of some kinds.
  private static func value(_ kinds: Set<ValueKind>) -> PanelKey<String> {
    ItemKeys.value.with(.value(kinds), "The value that it sets.")
  }

  static let stepper = ElementRule(
    .stepper, .controls, "A number between two buttons, or a dial.", short: ItemKeys.value,
    [value([.number, .duration]), ItemKeys.label, stepperLook, actual, wraps, accelerates], needsBounds: true)
  static let slider = ElementRule(
    .slider, .controls, "A number on a track.", short: ItemKeys.value,
    [value([.number, .duration]), ItemKeys.label, orientation, ticks, placing], needsBounds: true)
  static let rangeSlider = ElementRule(
    .rangeSlider, .controls, "The two ends of a range on a track.", short: ItemKeys.value,
    [value([.range]), ItemKeys.label, low, high, showsBounds, orientation, ticks, placing], needsBounds: true)
  static let durationPicker = ElementRule(
    .durationPicker, .controls,
    "A duration, by wheels for its hours, minutes and seconds. Each wheel has the numbers that occur in the steps with the "
      + "numbers on its left: with a step of 90 s the minutes are 0, 1, 3, 4 and so on.",
    short: ItemKeys.value,
    [value([.duration]), ItemKeys.label, showsSeconds], needsBounds: true)
}
