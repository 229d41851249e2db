import Glibc
import Controls
import Runtime

/// A clock that goes: with the machine's time, in the machine's time zone.
///
///     WallClock().font(.largeTitle)
///     WallClock().clockStyle(.analog).clockSeconds()
///
/// It wakes the panel when the minute changes, or the second if it shows them, and at no other time. `clockOrigin` and
/// `clockOffset` set it to another time, as tests and pictures do.
public struct WallClock: View {
  @Environment(\.clockSeconds) private var showsSeconds
  @Environment(\.clockOffset) private var offset
  @Environment(\.wallTime) private var wallTime

  /// A wake this much before the change, in seconds, is a wake at the change: the two clocks are not one.
  private static let tolerance = 0.0005

  /// A clock.
  public init() {}

  /// The clock as its style draws it.
  public var body: some View {
    let (offset, wallTime, pace) = (offset, wallTime, showsSeconds ? 1.0 : 60)
    TimedView { time in
      let now = wallTime.seconds(at: time)
      let shown = ((now + Self.tolerance) / pace).rounded(.down) * pace
      return (ClockFace(Self.timeOfDay(time_t(shown), offset)), time + .seconds(shown + pace - now))
    }
  }

  /// The local time so long after 1970, as `localtime_r` knows it, or so many seconds ahead of UTC.
  private static func timeOfDay(_ seconds: time_t, _ offset: Int?) -> TimeOfDay {
    if let offset { return TimeOfDay(seconds: seconds % 86_400 + offset) }
    var (seconds, parts) = (seconds, tm())
    localtime_r(&seconds, &parts)
    return TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }
}

private enum ClockOffsetKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// How many seconds clocks are ahead of UTC; `nil` for the machine's time zone.
  public var clockOffset: Int? {
    get { self[ClockOffsetKey.self] }
    set { self[ClockOffsetKey.self] = newValue }
  }
}
