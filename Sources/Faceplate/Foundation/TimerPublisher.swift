import Foundation
import Controls
import Runtime

/// Hands the date on again and again, once it is connected: what `Timer.publish(every:on:in:)` makes.
///
/// Received by a view it follows the panel's time; elsewhere it does so if it is received while views are being built or
/// in a view's task, and the machine's time otherwise.
public nonisolated final class TimerPublisher: ConnectablePublisher {
  /// A date.
  public typealias Output = Date
  /// Nothing goes wrong.
  public typealias Failure = Never

  /// Ends the timer when it is told to, not when it is forgotten.
  private struct Connection: Cancellable {
    let timer: TimerPublisher
    func cancel() { (timer.pulse, timer.isConnected) = (nil, false) }
  }

  private let interval: Double
  private let subject = PassthroughSubject<Date, Never>()
  private var pulse: AnyCancellable?
  private var isConnected = false
  /// Whose time the timer follows.
  private var follower: Receiver<Date, Never>?

  /// A timer with a pause in seconds.
  @inlinable public convenience init(interval: TimeInterval) { self.init(interval, naming: Date.self) }

  /// This module names `Date` only weakly (see Exports): the program that has a timer is the one that links it.
  @usableFromInline init(_ interval: Double, naming date: Any.Type) { self.interval = interval }

  /// Where the values come from.
  public var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Hands each date to a receiver.
  public func attach(_ receiver: Receiver<Date, Never>) -> AnyCancellable {
    // The clock and the place are all that is kept of it.
    follower = receiver.taking({ _ in }, complete: { _ in })
    begin()
    return subject.attach(receiver)
  }

  /// Begins; what is returned ends it, also for those who have begun it before.
  public func connect() -> any Cancellable {
    isConnected = true
    begin()
    return Connection(timer: self)
  }

  private func begin() {
    guard isConnected, pulse == nil, let follower else { return }
    pulse = Pulse(every: interval).attach(
      follower.taking { [subject] moment in
        nonisolated(unsafe) let moment = moment
        let seconds = onMain {
          let time = moment.environment?.wallTime ?? WallTime()
          return time.seconds(at: moment.time ?? .zero)
        }
        subject.send(Date(timeIntervalSince1970: seconds))
      })
  }
}

nonisolated extension Timer {
  /// What ``publish(every:tolerance:on:in:)`` makes.
  public typealias TimerPublisher = Faceplate.TimerPublisher

  /// Hands the date on again and again, so many seconds apart. On which run loop makes no difference: a panel has one.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @_alwaysEmitIntoClient public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Faceplate.TimerPublisher {
    Faceplate.TimerPublisher(interval: interval)
  }
}
