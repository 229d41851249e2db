import Looks
import Graphics
import Runtime
import Values

/// What only shows: texts, symbols, gauges and readings.
enum Displays {
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")
  /// The key of a number that is shown.
  private static let number = KeyRule(
    "value", .value([.number, .duration]), "The value that it shows.", isRequired: true)
  /// The key of the bounds between which it is shown.
  private static let bounds = KeyRule("in", .range, "The bounds; those of the value unless given.")

  static let all: [ElementRule] = [
    ElementRule(
      "text", .displays, "A text with values in braces.", short: "text",
      [
        KeyRule("text", .text, "The text.", isRequired: true)
      ]
    ) { context in context.text("text").fixedSize(horizontal: false, vertical: true) },
    ElementRule(
      "label", .displays, "A text with a symbol.", short: "text",
      [
        KeyRule("text", .text, "The text.", isRequired: true), KeyRule("symbol", .symbol, "The symbol."),
      ]
    ) { context in
      TitleWithSymbol(title: context.text("text") ?? Text(verbatim: ""), symbol: context.word("symbol"))
        .fixedSize(horizontal: false, vertical: true)
    },
    ElementRule(
      "image", .displays, "A symbol.", short: "symbol",
      [
        KeyRule("symbol", .symbol, "The symbol.", isRequired: true)
      ]
    ) { SymbolDisplay(context: $0) },
    ElementRule(
      "readout", .displays, "A value in large digits, with its title below.", short: "value",
      [
        KeyRule("value", .value([]), "The value that it shows.", isRequired: true), label,
      ]
    ) { ReadoutDisplay(context: $0) },
    ElementRule(
      "value", .displays, "A title at one side, and a value at the other.", short: "value",
      [
        KeyRule("value", .value([]), "The value that it shows.", isRequired: true), label,
      ]
    ) { RowValue(context: $0) },
    ElementRule(
      "gauge", .displays, "A number between two bounds.", short: "value",
      [
        number, label, bounds,
        KeyRule(
          "style",
          .word([
            "linear", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "circular",
            "accessoryCircularCapacity",
          ]),
          "Its look."),
      ]
    ) { GaugeDisplay(context: $0) },
    ElementRule(
      "progress", .displays, "How much of something is done, or that something is being done.", short: "value",
      [
        KeyRule("value", .value([.number, .duration]), "The value that it shows; without one it only turns."),
        label, bounds, KeyRule("style", .word(["linear", "circular"]), "Its look."),
      ]
    ) { ProgressDisplay(context: $0) },
    ElementRule(
      "chart", .displays, "The history of numbers since the panel was started, as lines over the time of day.",
      short: "values",
      [
        KeyRule("values", .values([.number, .duration]), "The values, a line each.", isRequired: true),
        KeyRule("label", .text, "The title."),
        KeyRule("span", .duration, "The time that it shows; 30 min unless given."),
        KeyRule("in", .range, "The bounds; those of what it shows unless given."),
      ]
    ) { ChartDisplay(context: $0) }.withHistory,
    ElementRule(
      "qr code", .displays, "A text as a code that a telephone reads.", short: "text",
      [
        KeyRule("text", .text, "The text.", isRequired: true)
      ]
    ) { context in QRCode(context.string("text") ?? "") },
    ElementRule(
      "steps", .displays, "Steps, one of which is the current one.",
      [
        KeyRule("value", .value([.choice]), "The value whose options are the steps.", isRequired: true)
      ]
    ) { StepsDisplay(context: $0) },
  ]

  /// What is neither a control nor a display.
  static let others: [ElementRule] = [
    ElementRule("spacer", .others, "Room between the items of a row or a column.", []) { _ in Spacer() },
    ElementRule("divider", .others, "A line between items.", []) { _ in Divider() },
  ]
}
