/// How a press that is held repeats: how soon, how often, and how it quickens.
///
/// By default the second action follows the first after 500 ms and the others at 100 ms each.
public nonisolated struct Rhythm: Hashable, Sendable {
  /// Whether a held press repeats faster with time.
  public enum Acceleration: Hashable, Sendable {
    /// It keeps its interval.
    case none
    /// With every whole second held, the interval is multiplied with a factor (0…1) until it reaches a floor.
    case staggered(factor: Double = 0.6, floor: Duration = .milliseconds(25))
  }

  /// Delays to offer in settings. EN 301 549, 5.7 wants at least 2 s.
  public static let delays: ClosedRange<Duration> = .milliseconds(200)...(.seconds(5))
  /// Intervals to offer in settings. EN 301 549, 5.7 wants at least 2 s.
  public static let intervals: ClosedRange<Duration> = .milliseconds(20)...(.seconds(2))
  /// Times after a release to offer in settings. EN 301 549, 5.8 wants at least 0.5 s.
  public static let doubleStrikes: ClosedRange<Duration> = .zero...(.seconds(1))

  /// No interval is shorter.
  package static let shortestInterval = Duration.milliseconds(5)

  /// The time from the first action to the second.
  public var delay: Duration
  /// The time between later actions, before they accelerate.
  public var interval: Duration
  /// How the interval shrinks while the press lasts.
  public var acceleration: Acceleration
  /// Whether a held press repeats at all.
  public var repeats: Bool
  /// A press that follows a release sooner than this is taken for a tremor and does nothing.
  public var doubleStrike: Duration
  /// How far, in points, a finger may stray from a control and still hold it.
  public var slop: Double

  /// A rhythm, by default an even one.
  public init(
    delay: Duration = .milliseconds(500), interval: Duration = .milliseconds(100), acceleration: Acceleration = .none,
    repeats: Bool = true, doubleStrike: Duration = .zero, slop: Double = 20
  ) {
    self.delay = delay
    self.interval = interval
    self.acceleration = acceleration
    self.repeats = repeats
    self.doubleStrike = doubleStrike
    self.slop = slop
  }

  /// The time from an action to the next, once a press has been held for some time.
  public func interval(heldFor held: Duration) -> Duration {
    guard case .staggered(let factor, let floor) = acceleration, factor < 1 else { return steady }
    var scale = 1.0
    for _ in 0..<min(max(held.components.seconds, 0), Self.mostSeconds) { scale *= max(factor, 0) }
    let quickened = Duration.microseconds((steady / .microseconds(1) * scale).rounded())
    return min(steady, max(quickened, floor, Self.shortestInterval))
  }

  /// After as many seconds, every factor worth the name has reached its floor.
  private static let mostSeconds: Int64 = 60

  private var steady: Duration { max(interval, Self.shortestInterval) }
}
