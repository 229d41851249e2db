import Values

/// A change of a value, as a link reports it.
package struct LinkReport: Hashable, Sendable {
  /// The name of the value, as it is declared.
  package var name: String
  /// The value that was read; `nil` to keep the previous one, where only the quality has changed.
  package var datum: Datum?
  /// The trustworthiness of the reported value.
  package var quality: Quality
  /// The order that was not carried out; `nil` if it was, or if there is none. The report is no new reading then.
  package var refusal: Refusal?
  /// Whether the report repeats an earlier one, because no answer to an order is expected.
  package var isRepeated = false
  /// Whether the value was read: its age starts again.
  package var isReading: Bool { refusal == nil && !isRepeated }

  /// An order that was not carried out.
  package struct Refusal: Hashable, Sendable {
    /// The reason, in words for the screen.
    package var why: String
    /// The order; `nil` for the newest one, whichever that is.
    package var order: Datum?

    /// Refuses an order; `nil` for the newest one.
    package init(_ why: String, of order: Datum? = nil) { (self.why, self.order) = (why, order) }
  }

  /// The refusal of an order that the device has replaced by another value.
  static let changed = "The device has changed it"
  /// The refusal of an order without an answer.
  static let unanswered = "No answer"

  /// Creates a report.
  package init(_ name: String, _ datum: Datum?, _ quality: Quality = .good) {
    (self.name, self.datum, self.quality) = (name, datum, quality)
  }
}
