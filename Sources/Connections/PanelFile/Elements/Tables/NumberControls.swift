import Controls
import Graphics
import Runtime
import Values

/// The controls of numbers, durations and ranges.
enum NumberControls {
  /// The kinds of values that are one number.
  private static let numbers: Set<ValueKind> = [.number, .duration]
  /// The key of the value.
  private static let value = KeyRule("value", .value(numbers), "The value that it sets.", isRequired: true)
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")

  static let all: [ElementRule] = [
    bounded(
      ElementRule(
        "stepper", .controls, "A number between two buttons, or a dial.", short: "value",
        [
          value, label,
          KeyRule(
            "style", .word(["default", "compact", "capsule", "vertical", "largeTouch", "dial", "coarseFine"]),
            "Its look."),
          KeyRule("actual", .quantity, "The measured number, beside the wanted one."),
          KeyRule("wraps", .flag, "Whether the last value is followed by the first."),
        ]
      ) { StepperControl(context: $0) }),
    bounded(
      ElementRule(
        "slider", .controls, "A number on a track.", short: "value",
        [
          value, label,
          KeyRule("orientation", .word(["horizontal", "vertical"]), "Its direction; horizontal unless given."),
          KeyRule("ticks", .flag, "Whether its stops are marked."),
        ]
      ) { SliderControl(context: $0) }),
    bounded(
      ElementRule(
        "range slider", .controls, "The two ends of a range on a track.", short: "value",
        [
          KeyRule("value", .value([.range]), "The value that it sets.", isRequired: true), label,
          KeyRule("bounds", .flag, "Whether the bounds are written at the ends."),
        ]
      ) { RangeControl(context: $0) }),
    bounded(
      ElementRule(
        "duration picker", .controls, "A duration, by wheels for its hours, minutes and seconds.", short: "value",
        [
          KeyRule("value", .value([.duration]), "The value that it sets.", isRequired: true), label,
          KeyRule("seconds", .flag, "Whether seconds can be chosen; if its step is less than a minute unless given."),
        ]
      ) { DurationControl(context: $0) }),
  ]

  /// The rule of a control whose value has to have bounds.
  private static func bounded(_ rule: ElementRule) -> ElementRule {
    var rule = rule
    rule.needsBounds = true
    return rule
  }
}
