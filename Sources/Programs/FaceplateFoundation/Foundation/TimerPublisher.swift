import Clocks
import Combine
import Controls
import Foundation
import FoundationPublishers
import Machine
import Runtime

// The toolkit's own timer: Foundation has a class of that name, too.
import class FoundationPublishers.Timer

// Safe: a lock guards the state, and the other properties never change.
/// A publisher that emits the date at a fixed interval once it is connected; `Timer.publish(every:on:in:)` returns
/// it.
///
/// It follows the panel's clock if a view subscribes, or if the subscription is made while views are built or in a
/// view's task; otherwise it follows the machine's clock.
public nonisolated final class TimerPublisher: ConnectablePublisher, SourceTracking, @unchecked Sendable {
  /// The publisher emits dates.
  public typealias Output = Date
  /// The publisher never fails.
  public typealias Failure = Never

  /// Ends the timer when it is cancelled, but not when it is released.
  private nonisolated struct Connection: Cancellable {
    let timer: TimerPublisher
    func cancel() {
      // The subscribers stay, and receive dates again after the next connection.
      let subscription = timer.state.withLock { state in
        defer { (state.isConnected, state.subscription) = (false, nil) }
        return state.subscription
      }
      subscription?.cancel()
    }
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

  /// Creates a timer with an interval in seconds.
  @inlinable public convenience init(interval: TimeInterval) { self.init(interval, naming: Date.self) }

  /// This module links `Date` only weakly (see Exports.swift), so the program that has a timer has to link it.
  @usableFromInline init(_ interval: Double, naming date: Any.Type) { self.interval = interval }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber, whose clock the timer follows.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    let clock = CurrentClock.value
    begin { ($0.hasSubscriber, $0.clock) = (true, clock) }
    subject.subscribe(subscriber)
  }

  /// Starts the timer. Cancelling the result stops it for every subscriber.
  public func connect() -> any Cancellable {
    begin { $0.isConnected = true }
    return Connection(timer: self)
  }

  /// Starts once there are both a connection and a subscriber, whose clock it follows.
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
  /// The type that ``publish(every:tolerance:on:in:)`` returns.
  public typealias TimerPublisher = FaceplateFoundation.TimerPublisher

  /// Returns a publisher that emits the date at an interval in seconds. Tolerance, run loop and mode have no effect,
  /// since a panel has a single run loop.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @_alwaysEmitIntoClient public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> FaceplateFoundation.TimerPublisher {
    FaceplateFoundation.TimerPublisher(interval: interval)
  }
}
