import Values

/// The kind of a value that a panel declares.
package enum ValueKind: String, CaseIterable, Sendable {
  case number, `switch`, choice, text, color, duration, range, date, time

  /// The kind in words, for messages.
  var inWords: String {
    switch self {
    case .number: "a number"
    case .switch: "a switch"
    case .choice: "a choice"
    case .text: "a text"
    case .color: "a color"
    case .duration: "a duration"
    case .range: "a range"
    case .date: "a date"
    case .time: "a time of day"
    }
  }

  /// A first value for the message about a faulty one.
  var example: String {
    switch self {
    case .number: "20.5"
    case .switch: "true or false"
    case .choice: "one of the options"
    case .text: "a text"
    case .color: "\"#E4572E\""
    case .duration: "90 s"
    case .range: "18..23"
    case .date: "2026-12-24"
    case .time: "\"06:30\""
    }
  }
}

extension ValueKind {
  /// The kind as links know it.
  var form: DatumForm {
    switch self {
    case .number: .number
    case .switch: .flag
    case .choice: .choice
    case .text: .text
    case .color: .color
    case .duration: .duration
    case .range: .range
    case .date: .date
    case .time: .time
    }
  }
}
