import Values

/// A change of a value, as a link reports it.
package struct LinkReport: Hashable, Sendable {
  /// The name of the value, as it is declared.
  package var name: String
  /// The value that was read; `nil` to keep the previous one, where only the quality has changed.
  package var datum: Datum?
  /// The trustworthiness of the reported value.
  package var quality: Quality
  /// Why an order was not carried out, in words for the screen; `nil` if it was, or if there is none. The report is no
  /// new reading then: the age of the value does not start again.
  package var refusal: String?
  /// The order that was not carried out, if there is a refusal; `nil` for the newest order, whichever that is.
  package var refusedOrder: Datum?

  /// The refusal of an order that the device has replaced by another value.
  static let changed = "The device has changed it"
  /// The refusal of an order without an answer.
  static let unanswered = "No answer"

  /// Creates a report.
  package init(_ name: String, _ datum: Datum?, _ quality: Quality = .good) {
    (self.name, self.datum, self.quality) = (name, datum, quality)
  }
}
