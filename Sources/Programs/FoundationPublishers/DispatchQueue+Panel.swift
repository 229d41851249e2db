import Combine
// Weakly linked: only a program that uses a queue links Dispatch.
@_weakLinked import Dispatch

// These take precedence over Dispatch's own functions, which have further parameters with default values.
extension DispatchQueue {
  /// Runs a closure on the queue as soon as possible.
  ///
  /// The closure belongs to the panel whose view or action calls this: what it schedules follows the panel's clock.
  public func async(execute work: @escaping @Sendable () -> Void) {
    let clock = CurrentClock.value
    async(group: nil, qos: .unspecified, flags: []) { CurrentClock.withValue(clock, work) }
  }

  /// Runs a closure on the queue at a time. On the main queue, the time that remains is measured by the clock of the panel
  /// whose view or action calls this, to the millisecond; on other queues by the machine's clock.
  ///
  /// A work item, and a call with a quality of service or flags, follow the machine's clock.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    let clock = CurrentClock.value
    guard let clock, label == DispatchQueue.main.label else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { CurrentClock.withValue(clock, work) }
    }
    if deadline == .distantFuture { return }
    let (due, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    // The nanoseconds that have passed since the caller computed the deadline would make the time differ between runs.
    let milliseconds = due > now ? (due - now - 1) / 1_000_000 + 1 : 0
    _ = clock.schedule(after: .milliseconds(Int64(clamping: milliseconds))) { CurrentClock.withValue(clock, work) }
  }
}
