/// A time to wait, as publishers say it.
///
///     $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
public nonisolated struct SchedulerStride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package let duration: Duration

  package init(_ duration: Duration) { self.duration = min(max(duration, .zero - Limits.pause), Limits.pause) }

  /// So many seconds.
  public init(floatLiteral value: Double) { self.init(.pause(ofSeconds: value)) }
  /// So many seconds.
  public init(integerLiteral value: Int) { self.init(.seconds(value)) }
  /// So many seconds.
  public init(_ seconds: Double) { self.init(.pause(ofSeconds: seconds)) }

  /// So many seconds.
  public static func seconds(_ s: Double) -> SchedulerStride { SchedulerStride(s) }
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
  /// A value once no other has come for a time, and the one that waits before the end. Whatever the scheduler, it comes
  /// on the main thread.
  public func debounce<S>(for dueTime: SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let pending = Subscriptions()
      var waiting: Output?
      func deliver() {
        guard !pending.isOver, let value = waiting else { return }
        waiting = nil
        receiver.receive(value)
      }
      return onMainThread(
        receiver, until: pending,
        receive: { value in
          waiting = value
          pending.replace(with: receiver.timing.after(dueTime.duration, deliver))
        }, last: deliver)
    }
  }

  /// One value in each stretch of time: the latest, or the first. Whatever the scheduler, it comes on the main thread.
  public func throttle<S>(
    for interval: SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let pending = Subscriptions()
      var waiting: Output?
      var isResting = false
      func deliver() {
        guard !pending.isOver, let value = waiting else { return }
        waiting = nil
        receiver.receive(value)
      }
      func rest() {
        isResting = true
        pending.replace(
          with: receiver.timing.after(interval.duration) {
            isResting = false
            if waiting != nil { rest() }
            deliver()
          })
      }
      return onMainThread(
        receiver, until: pending,
        receive: { value in
          if isResting {
            if latest || waiting == nil { waiting = value }
          } else {
            rest()
            receiver.receive(value)
          }
        }, last: deliver)
    }
  }

  /// Takes the values on the main thread, whichever they come on, until what waits is given up. Before the end there is
  /// a last chance to hand on what waits.
  private func onMainThread(
    _ receiver: Receiver<Output, Failure>, until pending: Subscriptions, receive: @escaping (Output) -> Void,
    last: @escaping () -> Void
  ) -> AnyCancellable {
    let upstream = attach(
      receiver.taking { value in
        MainThread.run { if !pending.isOver { receive(value) } }
      } complete: { end in
        MainThread.run {
          last()
          if pending.isOver { return }
          pending.cancel()
          receiver.complete(end)
        }
      })
    return AnyCancellable {
      upstream.cancel()
      pending.cancel()
    }
  }

  /// Each value after a time. Whatever the scheduler, it comes on the main thread.
  public func delay<S>(for interval: SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
    later(by: interval.duration)
  }

  /// The values on the main thread, whichever scheduler is named, as soon as it gets to them. Those that come there
  /// wait as well: a property has its new value by the time that it is received.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { later(by: .zero) }

  private func later(by time: Duration) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let pending = Subscriptions()
      let upstream = attach(
        receiver.taking { value in
          pending.begin { isDue in receiver.timing.after(time) { if isDue() { receiver.receive(value) } } }
        } complete: { end in
          pending.begin { isDue in receiver.timing.after(time) { if isDue() { receiver.complete(end) } } }
        })
      return AnyCancellable {
        upstream.cancel()
        pending.cancel()
      }
    }
  }

  /// Accepted as in Combine: who subscribes does so where it is.
  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
