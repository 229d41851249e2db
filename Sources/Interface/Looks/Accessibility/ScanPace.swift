/// The pace at which a panel moves from control to control by itself, for a person with one switch.
package nonisolated enum ScanPace {
  /// The times between two steps that settings may ask for.
  package static let allowed: ClosedRange<Duration> = .milliseconds(300)...(.seconds(30))
}
