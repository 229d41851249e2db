import Runtime
import Values
import Glibc

/// The position of a scroll view along one axis, and its movement: deceleration after a flick, return from
/// beyond an end, or animation to a position that was requested.
///
/// It is a value without a clock. Every movement is a closed function of the time since its start, so a late
/// frame does not change where it ends. The deceleration is exponential with the rate that UIKit documents as
/// `UIScrollView.DecelerationRate.normal` (0.998 per millisecond).
struct ScrollMotion {
  private enum Phase {
    /// The content is at rest.
    case idle
    /// A finger holds the content. The associated value is the position at the touch, without the rubber band,
    /// in points.
    case held(Double)
    /// The content decelerates from a speed in points per second.
    case gliding(from: Double, speed: Double, since: Duration)
    /// The content returns to the nearer end on a spring.
    case returning(to: Double, distance: Double, speed: Double, since: Duration)
    /// The content moves to a requested position in ``goingTime``.
    case going(from: Double, to: Double, since: Duration)
  }

  /// The position, in points from the start. It is outside `0...limit` only while the content is pulled beyond
  /// an end.
  private(set) var position = 0.0
  /// The greatest position of the content at rest, in points.
  private(set) var limit = 0.0
  /// The visible extent, in points. It scales the resistance of the rubber band.
  var viewport = 0.0
  private var phase = Phase.idle

  /// The share of its speed that a deceleration keeps each millisecond.
  static let friction = 0.998
  /// The decay rate of a deceleration, per second.
  private static let decay = -1000 * log(friction)
  /// The angular frequency of the spring at the ends, per second.
  private static let stiffness = 14.0
  /// A movement slower than this, in points per second, ends.
  private static let standing = 6.0
  /// The duration of a movement to a requested position.
  private static let goingTime = Duration.milliseconds(250)

  /// Whether the content moves by itself.
  var isMoving: Bool {
    switch phase {
    case .idle, .held: false
    default: true
    }
  }

  var isHeld: Bool { if case .held = phase { true } else { false } }
  /// Whether the content moves to a requested position.
  var isGoing: Bool { if case .going = phase { true } else { false } }
  var isIdle: Bool { if case .idle = phase { true } else { false } }

  /// The position at which a requested movement will end, or the present position, inside the limits.
  var destination: Double { if case .going(_, let target, _) = phase { target } else { clamped(position) } }

  /// The position at which the content would come to rest if it were released at a speed in points per second.
  func destination(atSpeed speed: Double) -> Double { clamped(position + speed / Self.decay) }

  private func clamped(_ position: Double) -> Double { max(0, min(limit, position)) }

  // MARK: Touch

  /// Starts a drag: stops every movement.
  mutating func hold() { phase = .held(uncompressed(position)) }

  /// Moves the content to a distance, in points, from the start of the drag.
  mutating func drag(by distance: Double) {
    guard case .held(let start) = phase else { return }
    position = compressed(start + distance)
  }

  /// Ends a drag with a speed in points per second: the content returns from beyond an end, decelerates, or
  /// stops.
  mutating func release(at time: Duration, speed: Double) {
    guard isHeld else { return }
    if position != clamped(position) {
      bounce(at: time, speed: 0)
    } else if abs(speed) > 50, limit > 0 {
      phase = .gliding(from: position, speed: speed, since: time)
    } else {
      phase = .idle
    }
  }

  // MARK: Programs

  /// Moves the content to a position without an animation.
  mutating func jump(to target: Double) {
    phase = .idle
    position = clamped(target)
  }

  /// Moves the content to a position with an animation. A distance below half a point needs none.
  mutating func go(to target: Double, at time: Duration) {
    let target = clamped(target)
    if abs(target - position) < 0.5 { return jump(to: target) }
    phase = .going(from: position, to: target, since: time)
  }

  /// Sets the greatest position, after the size of the content or of the scroll view has changed.
  mutating func setLimit(_ limit: Double) {
    if limit == self.limit { return }
    self.limit = limit
    if case .idle = phase { position = clamped(position) }
  }

  /// Shifts the position and every movement by a distance, in points. Called when content before the visible
  /// part has changed its size, so that the visible part stays where it is.
  mutating func shift(by distance: Double) {
    position += distance
    switch phase {
    case .idle: break
    case .held(let start): phase = .held(start + distance)
    case .gliding(let start, let speed, let since):
      phase = .gliding(from: start + distance, speed: speed, since: since)
    case .returning(let end, let away, let speed, let since):
      phase = .returning(to: end + distance, distance: away, speed: speed, since: since)
    case .going(let start, let end, let since):
      phase = .going(from: start + distance, to: end + distance, since: since)
    }
  }

  // MARK: Time

  /// Updates the position for a time.
  mutating func advance(to time: Duration) {
    switch phase {
    case .idle, .held: break
    case .gliding(let start, let speed, let since): glide(from: start, speed, (time - since) / .seconds(1), time)
    case .returning(let end, let distance, let speed, let since):
      comeBack(to: end, distance, speed, (time - since) / .seconds(1))
    case .going(let start, let end, let since):
      let share = min(1, (time - since) / Self.goingTime)
      // A cubic ease-out: 1 − (1 − t)³.
      position = start + (end - start) * (1 - pow(1 - share, 3))
      if share >= 1 { jump(to: end) }
    }
  }

  /// Updates a deceleration. A deceleration that passes an end becomes a return to that end with the remaining speed.
  private mutating func glide(from start: Double, _ speed: Double, _ seconds: Double, _ time: Duration) {
    let left = exp(-Self.decay * seconds)
    position = start + speed / Self.decay * (1 - left)
    let now = speed * left
    if position < 0 || position > limit {
      bounce(at: time, speed: now)
    } else if abs(now) < Self.standing {
      phase = .idle
    }
  }

  /// Starts the return to the nearer end.
  private mutating func bounce(at time: Duration, speed: Double) {
    let end = clamped(position)
    phase = .returning(to: end, distance: position - end, speed: speed, since: time)
  }

  /// Updates a return. The position is the closed solution of a critically damped spring: x(t) = (x₀ + (v₀ +
  /// ωx₀)t)·e^(−ωt).
  private mutating func comeBack(to end: Double, _ distance: Double, _ speed: Double, _ seconds: Double) {
    let rate = speed + Self.stiffness * distance
    let left = exp(-Self.stiffness * seconds)
    let away = (distance + rate * seconds) * left
    let now = (rate - Self.stiffness * (distance + rate * seconds)) * left
    position = end + away
    if abs(away) < 0.4, abs(now) < Self.standing * 4 { jump(to: end) }
  }

  // MARK: Beyond the ends

  /// The position at which the rubber band shows content that a finger has pulled to `position`. Beyond an end
  /// the offset is `(1 − 1 / (x · 0.55 / d + 1)) · d` for a pull of `x` in a view of extent `d`, which
  /// approaches but never reaches `d`; it is the formula known from UIScrollView.
  private func compressed(_ position: Double) -> Double {
    let end = clamped(position)
    let beyond = abs(position - end)
    if beyond == 0 || viewport <= 0 { return end }
    let seen = (1 - 1 / (beyond * 0.55 / viewport + 1)) * viewport
    return end + (position < end ? -seen : seen)
  }

  /// The inverse of ``compressed(_:)``.
  private func uncompressed(_ position: Double) -> Double {
    let end = clamped(position)
    let seen = min(abs(position - end), viewport * 0.99)
    if seen == 0 || viewport <= 0 { return end }
    let beyond = (1 / (1 - seen / viewport) - 1) * viewport / 0.55
    return end + (position < end ? -beyond : beyond)
  }
}
