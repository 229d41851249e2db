/// The texts of the values in the title of an alarm, as they were reported with its condition.
nonisolated struct AlarmValues: Equatable {
  /// The newest texts.
  private(set) var newest: [String]
  /// The newest texts with which the alarm would come by itself; `nil` if there were none since the condition changed. In a
  /// dead band an alarm stays on with values with which it would not come.
  private(set) var ofFault: [String]?

  /// Creates the texts of a report.
  init(_ newest: [String], isFault: Bool) { (self.newest, ofFault) = (newest, isFault ? newest : nil) }

  /// Takes the texts of a later report of the same condition.
  mutating func take(_ later: AlarmValues) { (newest, ofFault) = (later.newest, later.ofFault ?? ofFault) }
}
