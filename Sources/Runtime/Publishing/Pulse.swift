import Synchronization

/// Says again and again that a time has passed: what timers are made of.
package nonisolated struct Pulse: Publisher {
  package typealias Output = Moment
  package typealias Failure = Never

  /// A moment of the panel's time, and where it counts; of the machine's time if there is none.
  package struct Moment {
    package let time: Duration?
    package let environment: EnvironmentValues?
  }

  private let interval: Duration

  /// A pulse with a pause in seconds.
  package init(every interval: Double) {
    self.interval = interval.isNaN ? Limits.pause : .pause(ofSeconds: max(0.0001, interval))
  }

  package func attach(_ receiver: Receiver<Moment, Never>) -> AnyCancellable {
    let next = Subscriptions()
    let interval = interval
    // Counted from the beginning, so that it does not fall behind; what was slept through is left out.
    func wait(until due: Duration) {
      next.replace(
        with: receiver.timing.after(max(.zero, due - (receiver.timing.now ?? due - interval))) {
          let now = receiver.timing.now
          var following = due + interval
          while let now, following <= now { following += interval }
          wait(until: following)
          receiver.receive(Moment(time: now, environment: receiver.environment))
        })
    }
    MainThread.run { if !next.isOver { wait(until: (receiver.timing.now ?? .zero) + interval) } }
    return AnyCancellable { next.cancel() }
  }
}

nonisolated extension Duration {
  /// So many seconds, as far as anybody waits; none if it is no number.
  package static func pause(ofSeconds seconds: Double) -> Duration {
    if seconds.isNaN { return .zero }
    let longest = Limits.pause / .seconds(1)
    return .seconds(min(max(seconds, -longest), longest))
  }
}

nonisolated extension Timing {
  /// The panel's time, if there is a panel. To be asked on the main thread.
  package var now: Duration? {
    guard case .panel(let keeper) = self else { return nil }
    return onMain { keeper.now }
  }
}
