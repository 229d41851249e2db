/// The clock that publishers wait by. A panel provides one, so that tests can let its time pass.
package protocol PublisherClock: AnyObject, Sendable {
  /// The time since the clock's zero. Any thread may ask.
  var now: Duration { get }
  /// Acts on the main thread after a time, unless what is returned is cancelled. Any thread may ask. Actions of the
  /// same moment are done in the order in which they were asked for.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Cancellable
}

/// The clock of whatever runs now.
package enum CurrentClock {
  /// Set by a panel while it runs what belongs to it, and inherited by the tasks that are made meanwhile; `nil` where
  /// there is no panel.
  @TaskLocal package static var value: (any PublisherClock)?

  /// Runs a closure by a clock; as it is if there is none.
  package static func withValue<Result>(_ clock: (any PublisherClock)?, _ body: () -> Result) -> Result {
    guard let clock, clock !== value else { return body() }
    return $value.withValue(clock, operation: body)
  }
}
