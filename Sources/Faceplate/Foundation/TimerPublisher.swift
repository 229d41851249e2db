import Combine
import Foundation
import Controls
import Runtime

/// Publishes the date again and again, once it is connected: what `Timer.publish(every:on:in:)` makes.
///
/// Received by a view it follows the panel's time; elsewhere it does so if it is received while views are being built or
/// in a view's task, and the machine's time otherwise.
public nonisolated final class TimerPublisher: ConnectablePublisher, SourceTracking, @unchecked Sendable {
  /// A date.
  public typealias Output = Date
  /// Nothing can go wrong.
  public typealias Failure = Never

  /// Ends the timer when it is told to, not when it is released.
  private nonisolated struct Connection: Cancellable {
    let timer: TimerPublisher
    func cancel() { timer.state.exchange(State()).subscription?.cancel() }
  }

  private nonisolated struct State {
    var isConnected = false
    var hasSubscriber = false
    /// The clock of the latest subscriber.
    var clock: (any PublisherClock)?
    var subscription: AnyCancellable?
  }

  private let interval: Double
  private let subject = PassthroughSubject<Date, Never>()
  private let state = Locked(State())

  /// A timer with a pause in seconds.
  @inlinable public convenience init(interval: TimeInterval) { self.init(interval, naming: Date.self) }

  /// This module names `Date` only weakly (see Exports): the program that has a timer is the one that links it.
  @usableFromInline init(_ interval: Double, naming date: Any.Type) { self.interval = interval }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    let clock = CurrentClock.value
    begin { ($0.hasSubscriber, $0.clock) = (true, clock) }
    subject.subscribe(subscriber)
  }

  /// Begins. What is returned ends it, also for those who have begun it before.
  public func connect() -> any Cancellable {
    begin { $0.isConnected = true }
    return Connection(timer: self)
  }

  /// Begins once there are both a connection and a subscriber, whose clock it follows.
  private func begin(_ change: (inout State) -> Void) {
    let (isReady, clock) = state.withLock { state in
      change(&state)
      return (state.isConnected && state.hasSubscriber && state.subscription == nil, state.clock)
    }
    guard isReady else { return }
    let subscription = CurrentClock.withValue(clock) {
      IntervalPublisher(every: interval).sink { [subject] time in
        let time = clock == nil ? .zero : time
        let seconds = onMain {
          ((clock as? PlacedClock)?.environment.wallTime ?? WallTime()).seconds(at: time)
        }
        subject.send(Date(timeIntervalSince1970: seconds))
      }
    }
    let isWanted = state.withLock { state in
      let isFirst = state.isConnected && state.subscription == nil
      if isFirst { state.subscription = subscription }
      return isFirst
    }
    if !isWanted { subscription.cancel() }
  }
}

nonisolated extension Timer {
  /// What ``publish(every:tolerance:on:in:)`` makes.
  public typealias TimerPublisher = Faceplate.TimerPublisher

  /// Publishes the date again and again, so many seconds apart. On which run loop makes no difference: a panel has one.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @_alwaysEmitIntoClient public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Faceplate.TimerPublisher {
    Faceplate.TimerPublisher(interval: interval)
  }
}
