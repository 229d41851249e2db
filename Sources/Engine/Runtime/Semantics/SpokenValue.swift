/// A value and the ends of its range, as they are read.
struct SpokenValue {
  /// The value; empty if there is none.
  var text = ""
  /// The minimum of the value; empty if there is none.
  var minimum = ""
  /// The maximum of the value; empty if there is none.
  var maximum = ""

  /// The end that the value has reached; `nil` between the ends.
  var endReached: RangeEnd? {
    if text == maximum && !maximum.isEmpty { return .maximum }
    return text == minimum && !minimum.isEmpty ? .minimum : nil
  }

  /// Removes everything that reveals the value, including the end of the range.
  mutating func hide() { self = SpokenValue() }
}
