import Glibc
import Controls
import Runtime

/// A running clock with the time of the machine in its time zone.
///
///     WallClock().font(.largeTitle)
///     WallClock().clockStyle(.analog).clockSeconds()
///
/// It wakes the panel when the minute changes, or the second if it shows seconds, and at no other time. `clockOrigin`
/// and `clockOffset` set it to another time, as tests do.
public struct WallClock: View {
  @Environment(\.clockSeconds) private var showsSeconds
  @Environment(\.clockOffset) private var offset
  @Environment(\.wallTime) private var wallTime

  /// A wake this many seconds before the change counts as the change, since the two clocks differ slightly.
  private static let tolerance = 0.0005

  /// Creates a clock that shows the present time.
  public init() {}

  /// The clock in its style.
  public var body: some View {
    let (offset, wallTime, pace) = (offset, wallTime, showsSeconds ? 1.0 : 60)
    TimedView { time in
      let now = wallTime.seconds(at: time)
      let shown = ((now + Self.tolerance) / pace).rounded(.down) * pace
      return (ClockFace(Self.timeOfDay(time_t(shown), offset)), time + .seconds(shown + pace - now))
    }
  }

  /// The local time for a number of seconds since 1970, by `localtime_r`, or at a fixed offset from UTC in seconds.
  private static func timeOfDay(_ seconds: time_t, _ offset: Int?) -> TimeOfDay {
    if let offset { return TimeOfDay(seconds: seconds % 86_400 + offset) }
    // `localtime_r` alone keeps the time zone that the program has started with.
    tzset()
    var (seconds, parts) = (seconds, tm())
    localtime_r(&seconds, &parts)
    return TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }
}

private enum ClockOffsetKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The offset of clocks from UTC in seconds; `nil` for the time zone of the machine.
  public var clockOffset: Int? {
    get { self[ClockOffsetKey.self] }
    set { self[ClockOffsetKey.self] = newValue }
  }
}
