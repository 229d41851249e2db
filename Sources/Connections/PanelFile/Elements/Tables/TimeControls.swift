import Controls
import Graphics
import Runtime
import Values

/// The timers of panel files.
enum TimeControls {
  static let all: [ElementRule] = [timer]

  /// A timer. Several elements of one name show the same one.
  private static var timer: ElementRule {
    var rule = ElementRule(
      "timer", .controls,
      "A timer with its buttons. It keeps counting while the program is not running, and rings at its end.",
      [
        KeyRule("name", .name, "The name, by which actions and the config file know it.", isRequired: true),
        KeyRule("label", .text, "The title; made of the name unless given."),
        KeyRule("time", .span, "The time that it counts down."),
        KeyRule("up", .flag, "Whether it counts up from its start, instead of `time:`."),
        KeyRule("style", .word(["row", "ring"]), "A row, or a ring that empties; a row unless given."),
        KeyRule("done", .actions, "What is done at its end."),
      ]
    ) { TimerControl(context: $0) }
    rule.choice = ["time", "up"]
    return rule
  }
}
