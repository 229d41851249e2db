import Runtime

/// The steps of a task: a display, and a control if a tap goes back.
enum StepDisplays {
  static let symbols = PanelKey(
    "symbols", .symbols,
    "A symbol for each option, in place of its number: {cart: cart, pay: creditcard}.")
  static let mark = PanelKey("mark", .symbol, "The symbol of the steps that are done; a check mark unless given.")
  static let titles = PanelKey("titles", .flag, "Whether the titles of the options are shown; true unless given.")
  static let axis = PanelKey(
    "axis", .word(["horizontal": Axis.horizontal, "vertical": .vertical]),
    "The direction in which the steps follow each other; horizontal unless given.")
  static let back = PanelKey(
    "back", .flag, "Whether a tap on a step that is done goes back to it; false unless given.")
  static let done = PanelKey(
    "done", .color,
    "The colour of the steps that are done, and of the lines between them; that of `tint:` unless given.")
  static let current = PanelKey("current", .color, "The fill of the current step; none unless given.")
  static let upcoming = PanelKey("upcoming", .color, "The fill of the steps that follow; grey unless given.")

  static let steps = ElementRule(
    .steps, .displays, "Steps, one of which is the current one.", short: ItemKeys.value,
    [
      ItemKeys.value.with(.value([.choice]), "The value whose options are the steps."), symbols, mark, titles, axis,
      back, done, current, upcoming,
    ])
}

extension Element {
  /// Whether a person at the panel sets the value with the element.
  var setsValue: Bool { rule.chapter == .controls || rule.kind == .steps && properties[StepDisplays.back] == true }
}
