import Links
import Looks

/// The keys of the declaration of a value. Those of links are added to them.
enum ValueKeys {
  private static let ofNumbers: Set<ValueKind> = [.number, .range, .duration]

  static let type = PanelKey("type", .word(ValueKind.allCases), "What it is.", isRequired: true)
  static let label = PanelKey("label", .text, "The title of its controls; made of its name unless given.")
  static let bounds = PanelKey("in", .range, "The least and the greatest value: 30..250.", onlyFor: ofNumbers)
  /// The bounds of dates, which are some too.
  static let dates = PanelKey(
    "in", .dates, "The earliest and the latest date: 2026-01-01..2030-12-31.", onlyFor: [.date])
  static let step = PanelKey(
    "step", .number(1e-6...1e9),
    "The distance between two values; without one a slider takes any, and a stepper moves by 1.",
    onlyFor: [.number, .range])
  /// The step of a duration, which is one too.
  static let timeStep = PanelKey("step", .duration, "The distance between two values.", onlyFor: [.duration])
  static let unit = PanelKey("unit", .plain, "The unit that is written after it.", onlyFor: [.number, .range])
  static let currency = PanelKey(
    "currency", .plain, "The sign of a currency, which is written where the language has it: €1,250.00 or 1.250,00 €.",
    onlyFor: [.number, .range])
  static let grouping = PanelKey(
    "grouping", .flag, "Whether groups of digits are separated as the language does it: 1,234; true unless given.",
    onlyFor: [.number, .range])
  static let digits = PanelKey(
    "digits", .whole(0...6), "The digits after the point; as many as the step or the currency has unless given.",
    onlyFor: [.number, .range])
  static let tint = PanelKey("tint", .color, "The colour of what shows or sets it, unless that has one of its own.")
  static let distance = PanelKey(
    "distance", .number(0...1e9), "The least distance between the two ends.", onlyFor: [.range])
  static let options = PanelKey(
    "options", .options, "The options with their titles: {top: Top heat, fan: Fan}.", isRequired: true,
    onlyFor: [.choice])
  static let initial = PanelKey("initial", .literal, "The first value; unless given, a value of a link has none.")
  static let computed = PanelKey("is", .anything, "The expression that computes it.")
  static let keep = PanelKey(
    "keep", .flag, "Whether it is kept in the config file; true unless it lives elsewhere.")
  static let isPrivate = PanelKey(
    "private", .flag,
    "Whether it is for the person at the panel alone; true for one that a field with `secret: true` edits.")
  static let stale = PanelKey(
    "stale", .duration, "The time after which it is out of date, if the link does not say.")
  static let deadband = PanelKey(
    "deadband", .number(0...1e9), "A change by less does not count.", onlyFor: [.number])
  static let send = PanelKey(
    "send", .word([OrdersInFlight.Sending.changed, .released]),
    "When a control hands it to its link; released for texts and on Modbus, and changed elsewhere unless given.")

  /// The keys that may name the value itself and values further below, apart from the expression that computes it.
  static let look: [any DeclaredKey] = [label, tint]

  static let all: [any DeclaredKey] = [
    type, label, bounds, dates, step, timeStep, unit, currency, grouping, digits, tint, distance, options, initial,
    computed, keep, isPrivate, stale, deadband, send,
  ]
}
