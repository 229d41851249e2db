/// The timing of a repeating press: its delay, its interval and its acceleration.
///
/// By default the second action follows after 500 ms, and further ones every 100 ms.
public nonisolated struct Rhythm: Hashable, Sendable {
  /// Whether the repetition becomes faster while the press lasts.
  public enum Acceleration: Hashable, Sendable {
    /// The interval stays the same.
    case none
    /// The interval is multiplied by a factor (0…1) after each full second, until it reaches a minimum.
    case staggered(factor: Double = 0.6, floor: Duration = .milliseconds(25))
  }

  /// The range of delays to offer in settings. EN 301 549, 5.7 requires a maximum of at least 2 s.
  public static let delays: ClosedRange<Duration> = .milliseconds(200)...(.seconds(5))
  /// The range of intervals to offer in settings. EN 301 549, 5.7 requires a maximum of at least 2 s.
  public static let intervals: ClosedRange<Duration> = .milliseconds(20)...(.seconds(2))
  /// The range of double strike times to offer in settings. EN 301 549, 5.8 requires a maximum of at least 0.5 s.
  public static let doubleStrikes: ClosedRange<Duration> = .zero...(.seconds(1))

  /// The smallest interval; shorter ones are replaced by it.
  package static let shortestInterval = Duration.milliseconds(5)

  /// The time from the first action to the second.
  public var delay: Duration
  /// The time between later actions, before they accelerate.
  public var interval: Duration
  /// The law by which the interval shrinks while the press lasts.
  public var acceleration: Acceleration
  /// Whether a held press repeats.
  public var repeats: Bool
  /// The time after a release within which another press is ignored, because a tremor may have caused it.
  public var doubleStrike: Duration
  /// The distance in points by which a contact may leave the control and still hold it.
  public var slop: Double

  /// Creates a rhythm; by default one without acceleration.
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

  /// Returns the time from an action to the next, once a press has been held for a time.
  public func interval(heldFor held: Duration) -> Duration {
    guard case .staggered(let factor, let floor) = acceleration, factor < 1 else { return steady }
    var scale = 1.0
    for _ in 0..<min(max(held.components.seconds, 0), Self.mostSeconds) { scale *= max(factor, 0) }
    let quickened = Duration.microseconds((steady / .microseconds(1) * scale).rounded())
    return min(steady, max(quickened, floor, Self.shortestInterval))
  }

  /// The number of seconds after which any effective factor has reached its minimum.
  private static let mostSeconds: Int64 = 60

  /// The interval before it accelerates.
  private var steady: Duration { max(interval, Self.shortestInterval) }
}
