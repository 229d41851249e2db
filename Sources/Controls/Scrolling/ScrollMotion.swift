import Runtime
import Values
import Glibc

/// Where a scroll view is along one axis, and where it goes by itself: by a flick, back from beyond an end, or to a place
/// that was asked for.
///
/// A value without a clock: every movement is a function of the time since it began, so a late frame changes nothing.
struct ScrollMotion {
  private enum Phase {
    case idle
    /// A finger holds it; where it was when the finger took it, in uncompressed points.
    case held(Double)
    /// Slowing down from a speed in points a second.
    case gliding(from: Double, speed: Double, since: Duration)
    /// Going back to the nearer end.
    case returning(to: Double, distance: Double, speed: Double, since: Duration)
    /// Going to a place in a fixed time.
    case going(from: Double, to: Double, since: Duration)
  }

  /// Where it is, in points from the beginning; outside of `0...limit` only while it is pulled beyond an end.
  private(set) var position = 0.0
  /// The end.
  private(set) var limit = 0.0
  /// The extent of what is seen, in points: pulling beyond an end gets harder in proportion to it.
  var viewport = 0.0
  private var phase = Phase.idle

  /// The share of its speed that a glide keeps in a millisecond.
  static let friction = 0.998
  /// The rate of a glide's decay, a second.
  private static let decay = -1000 * log(friction)
  /// How stiff the ends are, a second.
  private static let stiffness = 14.0
  /// Slower than this, in points a second, counts as standing.
  private static let standing = 6.0
  /// How long going to a place takes.
  private static let goingTime = Duration.milliseconds(250)

  var isMoving: Bool {
    switch phase {
    case .idle, .held: false
    default: true
    }
  }

  var isHeld: Bool { if case .held = phase { true } else { false } }
  /// Whether it goes to a place that was asked for.
  var isGoing: Bool { if case .going = phase { true } else { false } }
  var isIdle: Bool { if case .idle = phase { true } else { false } }

  /// The place where a movement to a place will end, or where it is.
  var destination: Double { if case .going(_, let target, _) = phase { target } else { clamped(position) } }

  /// The place where it would come to rest if a finger let it go with a speed in points a second.
  func destination(atSpeed speed: Double) -> Double { clamped(position + speed / Self.decay) }

  private func clamped(_ position: Double) -> Double { max(0, min(limit, position)) }

  // MARK: Touch

  /// A finger takes it.
  mutating func hold() { phase = .held(uncompressed(position)) }

  /// The finger is `distance` points from where it took it.
  mutating func drag(by distance: Double) {
    guard case .held(let start) = phase else { return }
    position = compressed(start + distance)
  }

  /// The finger lets go with a speed in points a second.
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

  /// Jumps to a place.
  mutating func jump(to target: Double) {
    phase = .idle
    position = clamped(target)
  }

  /// Goes to a place by and by.
  mutating func go(to target: Double, at time: Duration) {
    let target = clamped(target)
    if abs(target - position) < 0.5 { return jump(to: target) }
    phase = .going(from: position, to: target, since: time)
  }

  /// The content or what is seen of it has another extent.
  mutating func setLimit(_ limit: Double) {
    if limit == self.limit { return }
    self.limit = limit
    if case .idle = phase { position = clamped(position) }
  }

  /// Moves everything by a distance, as when something above has turned out larger: what is seen stays in its place.
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

  /// Lets time pass.
  mutating func advance(to time: Duration) {
    switch phase {
    case .idle, .held: break
    case .gliding(let start, let speed, let since): glide(from: start, speed, (time - since) / .seconds(1), time)
    case .returning(let end, let distance, let speed, let since):
      comeBack(to: end, distance, speed, (time - since) / .seconds(1))
    case .going(let start, let end, let since):
      let share = min(1, (time - since) / Self.goingTime)
      // Quick at first, and slow towards the end.
      position = start + (end - start) * (1 - pow(1 - share, 3))
      if share >= 1 { jump(to: end) }
    }
  }

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

  private mutating func bounce(at time: Duration, speed: Double) {
    let end = clamped(position)
    phase = .returning(to: end, distance: position - end, speed: speed, since: time)
  }

  /// A spring that does not swing: critically damped.
  private mutating func comeBack(to end: Double, _ distance: Double, _ speed: Double, _ seconds: Double) {
    let rate = speed + Self.stiffness * distance
    let left = exp(-Self.stiffness * seconds)
    let away = (distance + rate * seconds) * left
    let now = (rate - Self.stiffness * (distance + rate * seconds)) * left
    position = end + away
    if abs(away) < 0.4, abs(now) < Self.standing * 4 { jump(to: end) }
  }

  // MARK: Beyond the ends

  /// How far the content follows a finger that pulls it beyond an end: less and less, never further than it is long.
  private func compressed(_ position: Double) -> Double {
    let end = clamped(position)
    let beyond = abs(position - end)
    if beyond == 0 || viewport <= 0 { return end }
    let seen = (1 - 1 / (beyond * 0.55 / viewport + 1)) * viewport
    return end + (position < end ? -seen : seen)
  }

  private func uncompressed(_ position: Double) -> Double {
    let end = clamped(position)
    let seen = min(abs(position - end), viewport * 0.99)
    if seen == 0 || viewport <= 0 { return end }
    let beyond = (1 / (1 - seen / viewport) - 1) * viewport / 0.55
    return end + (position < end ? -beyond : beyond)
  }
}
