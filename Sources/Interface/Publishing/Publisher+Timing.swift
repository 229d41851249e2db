/// A time to wait, as publishers say it.
///
///     $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
public nonisolated struct SchedulerStride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  /// So many seconds.
  public init(floatLiteral value: Double) { self.init(.seconds(value)) }
  /// So many seconds.
  public init(integerLiteral value: Int) { self.init(.seconds(value)) }
  /// So many seconds.
  public init(_ seconds: Double) { self.init(.seconds(seconds)) }

  /// So many seconds.
  public static func seconds(_ s: Double) -> SchedulerStride { SchedulerStride(.seconds(s)) }
  /// So many seconds.
  public static func seconds(_ s: Int) -> SchedulerStride { SchedulerStride(.seconds(s)) }
  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> SchedulerStride { SchedulerStride(.milliseconds(ms)) }
  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> SchedulerStride { SchedulerStride(.microseconds(us)) }
  /// So many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> SchedulerStride { SchedulerStride(.nanoseconds(ns)) }

  /// Whether the first is shorter.
  public static func < (left: SchedulerStride, right: SchedulerStride) -> Bool { left.duration < right.duration }
}

nonisolated extension Publisher {
  /// A value once no other has come for a time. Whatever the scheduler, it comes on the main thread.
  public func debounce<S>(for dueTime: SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let pending = Subscriptions()
      let upstream = attach(
        receiver.taking { value in
          pending.replace(with: receiver.timing.after(dueTime.duration) { receiver.receive(value) })
        })
      return AnyCancellable {
        upstream.cancel()
        pending.cancel()
      }
    }
  }

  /// One value in each stretch of time: the latest, or the first. Whatever the scheduler, what waits comes on the main
  /// thread.
  public func throttle<S>(
    for interval: SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let pending = Subscriptions()
      var waiting: Output?
      var isResting = false
      func rest() {
        isResting = true
        pending.replace(
          with: receiver.timing.after(interval.duration) {
            isResting = false
            guard let value = waiting else { return }
            waiting = nil
            rest()
            receiver.receive(value)
          })
      }
      let upstream = attach(
        receiver.taking { value in
          if isResting {
            if latest || waiting == nil { waiting = value }
          } else {
            rest()
            receiver.receive(value)
          }
        })
      return AnyCancellable {
        upstream.cancel()
        pending.cancel()
      }
    }
  }

  /// Each value after a time. Whatever the scheduler, it comes on the main thread.
  public func delay<S>(for interval: SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let pending = Subscriptions()
      let upstream = attach(
        receiver.taking { value in
          pending.add(receiver.timing.after(interval.duration) { receiver.receive(value) })
        } complete: { end in
          pending.add(receiver.timing.after(interval.duration) { receiver.complete(end) })
        })
      return AnyCancellable {
        upstream.cancel()
        pending.cancel()
      }
    }
  }

  /// The values on the main thread, whichever scheduler is named: those that come there at once, others as soon as it
  /// gets to them.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      attach(
        receiver.taking { value in
          Self.onMainThread { receiver.receive(value) }
        } complete: { end in
          Self.onMainThread { receiver.complete(end) }
        })
    }
  }

  /// Accepted as in Combine: who subscribes does so where it is.
  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  private static func onMainThread(_ action: @escaping () -> Void) {
    if MainThread.isCurrent { return action() }
    nonisolated(unsafe) let action = action
    Task { @MainActor in action() }
  }
}
