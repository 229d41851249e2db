/// The type of an expression.
enum ExpressionType: Hashable, Sendable {
  case number, flag, text, color, duration, range, date, time
  /// One of some words.
  case choice(OptionNames)

  /// The type in words, for messages.
  var inWords: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "a text"
    case .color: "a colour"
    case .duration: "a duration"
    case .range: "a range"
    case .date: "a date"
    case .time: "a time of day"
    case .choice: "a choice"
    }
  }

  /// Advice for an expression that should have this type.
  var advice: String {
    switch self {
    case .flag: "write a comparison, such as oven.now > 220"
    case .number: "write a number or a value that is one"
    case .color: "write a colour such as red, accent or \"#E4572E\""
    case .duration: "write a duration with its unit, such as 5 s"
    case .text: "write a text, with values in braces"
    case .range: "write two numbers with two dots between them, such as 18..23"
    case .date: "write a date such as '2026-12-24'"
    case .time: "write a time such as '06:30'"
    case .choice(let options): "write one of \(options.all.prefix(12).joined(separator: ", "))"
    }
  }
}
