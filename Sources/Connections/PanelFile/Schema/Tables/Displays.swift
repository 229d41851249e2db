/// Elements that only show: texts, symbols, gauges and readings.
enum Displays {
  enum GaugeLook: String, CaseIterable {
    case linear, linearCapacity, accessoryLinear, accessoryLinearCapacity, circular, accessoryCircularCapacity
  }
  enum ProgressLook: String, CaseIterable { case linear, circular }

  static let gaugeLook = PanelKey("style", .word(GaugeLook.allCases), "Its look.")
  static let progressLook = PanelKey("style", .word(ProgressLook.allCases), "Its look.")
  static let values = PanelKey("values", .values([.number, .duration]), "The values, a line each.", isRequired: true)

  /// The key of a number that is shown.
  static let number = ItemKeys.value.with(.value([.number, .duration]), "The value that it shows.")

  static let text = ElementRule(
    .text, .displays, "A text with values in braces.", short: ItemKeys.text, [ItemKeys.text])
  static let label = ElementRule(
    .label, .displays, "A text with a symbol.", short: ItemKeys.text,
    [ItemKeys.text, ItemKeys.symbol.with("The symbol.")])
  static let image = ElementRule(
    .image, .displays, "A symbol.", short: ItemKeys.symbol, [ItemKeys.symbol.with("The symbol.", isRequired: true)])
  static let readout = ElementRule(
    .readout, .displays, "A value in large digits, with its title below.", short: ItemKeys.value,
    [ItemKeys.value, ItemKeys.label])
  static let value = ElementRule(
    .value, .displays, "A title at one side, and a value at the other.", short: ItemKeys.value,
    [ItemKeys.value, ItemKeys.label])
  static let gauge = ElementRule(
    .gauge, .displays, "A number between two bounds.", short: ItemKeys.value,
    [number, ItemKeys.label, ItemKeys.bounds, gaugeLook])
  static let progress = ElementRule(
    .progress, .displays, "How much of something is done, or that something is being done.", short: ItemKeys.value,
    [
      number.with("The value that it shows; without one it only turns.", isRequired: false), ItemKeys.label,
      ItemKeys.bounds, progressLook,
    ])
  static let chart = ElementRule(
    .chart, .displays, "The history of numbers since the panel was started, as lines over the time of day.",
    short: values,
    [
      values, ItemKeys.label.with("The title."), ItemKeys.span,
      ItemKeys.bounds.with("The bounds; those of what it shows unless given."),
    ], showsHistory: true)
  static let qrCode = ElementRule(
    .qrCode, .displays, "A text as a code that a telephone reads.", short: ItemKeys.text, [ItemKeys.text])

  // What is neither a control nor a display.

  static let spacer = ElementRule(.spacer, .others, "Room between the items of a row or a column.")
  static let divider = ElementRule(.divider, .others, "A line between items.")
}
