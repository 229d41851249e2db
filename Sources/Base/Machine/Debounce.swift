/// When to act on a burst of changes: after a moment without one, but at most a given time after the first.
///
/// It has no timer: the caller passes the time, and asks ``due`` for the next deadline.
///
///     var debounce = Debounce(quiet: .milliseconds(50), longest: .milliseconds(250))
///     debounce.note(at: now)
///     debounce.due  // 50 ms later, unless there is another change
package struct Debounce: Sendable {
  private let quiet, longest: Duration
  /// When to act; `nil` while there is no change.
  package private(set) var due: Duration?
  /// The latest time at which to act on the first change.
  private var latest: Duration?

  /// Creates a debounce without changes.
  ///
  /// - Parameters:
  ///   - quiet: The time without a change.
  ///   - longest: The longest time that a change waits.
  package init(quiet: Duration, longest: Duration) { (self.quiet, self.longest) = (quiet, longest) }

  /// Records a change at a time of the caller's clock.
  package mutating func note(at time: Duration) {
    let latest = latest ?? time + longest
    self.latest = latest
    due = min(time + quiet, latest)
  }

  /// Whether to act now on the changes so far, which are forgotten then.
  package mutating func take(at now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    clear()
    return true
  }

  /// Forgets the changes: the caller is acting on them now.
  package mutating func clear() { (due, latest) = (nil, nil) }
}
