/// The timers of panel files.
enum TimeControls {
  enum TimerLook: String, CaseIterable { case row, ring }

  static let name = ItemKeys.name.with(
    "The name, by which actions and the config file know it.", isRequired: true)
  static let time = PanelKey("time", .span, "The time that it counts down.")
  static let up = PanelKey("up", .flag, "Whether it counts up from its start, instead of `time:`.")
  static let look = PanelKey(
    "style", .word(TimerLook.allCases), "A row, or a ring that empties; a row unless given.")
  static let done = PanelKey("done", .actions, "What is done at its end.")

  /// A timer. Several elements of one name show the same one.
  static let timer = ElementRule(
    .timer, .controls,
    "A timer with its buttons. It keeps counting while the program is not running, and rings at its end.",
    [name, ItemKeys.label.with("The title; made of the name unless given."), time, up, look, done],
    choice: [time, up])
}
