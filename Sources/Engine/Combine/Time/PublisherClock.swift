/// The clock that publishers use. A panel provides one, so that tests can control its time.
package protocol PublisherClock: AnyObject, Sendable {
  /// The time since the clock's zero. It may be read from any thread.
  var now: Duration { get }
  /// Runs an action on the main thread after a delay. It may be called from any thread.
  ///
  /// Actions that are due at the same time run in the order in which they were scheduled.
  ///
  /// - Returns: a cancellable that prevents the action. Releasing it does not.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable
}

/// A namespace for the clock of the code that is running.
package enum CurrentClock {
  /// The clock of the panel that the running code belongs to; `nil` outside a panel. Tasks inherit it.
  @TaskLocal package static var value: (any PublisherClock)?

  /// Runs a closure with a clock as the current one. If the clock is `nil`, the current one stays.
  package static func withValue<Result>(_ clock: (any PublisherClock)?, _ body: () -> Result) -> Result {
    guard let clock, clock !== value else { return body() }
    return $value.withValue(clock, operation: body)
  }
}
