import Looks
import Runtime

/// The text of a running time, and the moment until which it is right.
struct TimerMoment {
  /// The whole seconds that are left, or have passed.
  let seconds: Double
  /// The time until that number changes; `nil` if it does not change any more.
  let wait: Duration?

  /// The earliest and the latest second since 1970 that is counted with: the year 5138. It is beyond `Date.distantFuture`.
  private static let farthest = 1e11
  /// The longest wait, in seconds: 31 years.
  static let longestWait = 1e9

  /// An interval whose ends are finite. Sources have infinite dates for a time that does not end.
  static func finite(_ interval: ClosedRange<Double>) -> ClosedRange<Double> {
    interval.clamped(to: -farthest...farthest)
  }

  /// The moment at a time, in seconds since 1970, of an interval.
  init(at now: Double, of interval: ClosedRange<Double>, countsDown: Bool) {
    let interval = Self.finite(interval)
    let place = min(max(now, interval.lowerBound), interval.upperBound)
    let passed = countsDown ? interval.upperBound - place : place - interval.lowerBound
    // The part of a second that runs counts as not over yet.
    seconds = max(0, countsDown ? (passed - 0.001).rounded(.up) : (passed + 0.001).rounded(.down))
    if now >= interval.upperBound {
      wait = nil
    } else if now < interval.lowerBound {
      wait = .seconds(min(interval.lowerBound - now, Self.longestWait))
    } else {
      wait = Self.wait(passed, 1, falls: countsDown)
    }
  }

  /// The distance of a date from a time, both in seconds since 1970. Where hours or days are written, minutes or hours are the
  /// least that changes.
  init(at now: Double, distanceOf date: Double) {
    // A date that is no number counts as long past.
    let date = min(Self.farthest, max(-Self.farthest, date))
    let distance = abs(date - now)
    seconds = date > now ? (distance - 0.001).rounded(.up) : (distance + 0.001).rounded(.down)
    wait = Self.wait(distance, seconds >= 86_400 ? 3600 : seconds >= 3600 ? 60 : 1, falls: date > now)
  }

  /// The time until a number of seconds has reached the next multiple of a unit.
  private static func wait(_ seconds: Double, _ unit: Double, falls: Bool) -> Duration {
    let part = seconds.truncatingRemainder(dividingBy: unit)
    let wait = falls ? part : unit - part
    return .seconds(wait >= 0.01 ? wait : unit)
  }
}

extension Text {
  /// Creates text from the seconds of an interval that are left, or have passed.
  ///
  /// - Parameters:
  ///   - interval: The seconds since 1970 between which the time is counted.
  ///   - pause: The second at which the count has been stopped; `nil` while it runs.
  ///   - countsDown: Whether the seconds are those that are left.
  ///   - write: Writes a number of seconds.
  @usableFromInline init(
    interval: ClosedRange<Double>, pause: Double?, countsDown: Bool,
    write: @escaping (_ seconds: Double, _ environment: EnvironmentValues) -> String
  ) {
    self.init(timed: { environment, time in
      let now = pause ?? environment.wallTime.seconds(at: time)
      let moment = TimerMoment(at: now, of: interval, countsDown: countsDown)
      return (write(moment.seconds, environment), pause == nil ? moment.wait.map { time + $0 } : nil)
    })
  }

  /// Creates text from the distance of a date, in seconds since 1970, from now.
  @usableFromInline init(
    distanceOf date: Double,
    write: @escaping (_ seconds: Double, _ isPast: Bool, _ environment: EnvironmentValues) -> String
  ) {
    self.init(timed: { environment, time in
      let now = environment.wallTime.seconds(at: time)
      let moment = TimerMoment(at: now, distanceOf: date)
      return (write(moment.seconds, date <= now, environment), moment.wait.map { time + $0 })
    })
  }

  /// Creates text of the present time.
  ///
  /// - Parameter write: Receives the seconds since 1970. It returns the text, and the second at which that changes; `nil` for
  ///   never.
  @usableFromInline init(
    present write: @escaping (_ seconds: Double, _ environment: EnvironmentValues) -> (text: String, next: Double?)
  ) {
    self.init(timed: { environment, time in
      let now = environment.wallTime.seconds(at: time)
      let (text, next) = write(now, environment)
      guard let moment = next, !moment.isNaN else { return (text, nil) }
      return (text, time + .seconds(min(max(moment - now, 0.01), TimerMoment.longestWait)))
    })
  }
}
