import Glibc
import Controls
import Runtime

/// A running clock with the time of the machine in its time zone.
///
///     WallClock().font(.largeTitle)
///     WallClock().clockStyle(.analog).clockSeconds()
///
/// It wakes the panel when the minute changes, or the second if it shows seconds, and at no other time. `clockOrigin`
/// and `clockOffset` set it to another time, as tests do. ``View/clockSynchronization(_:)`` has it warn of a wrong time.
public struct WallClock: View {
  @Environment({ $0.clockSeconds }) private var showsSeconds
  @Environment({ $0.clockOffset }) private var offset
  @Environment({ $0.wallTime }) private var wallTime
  @Environment({ $0.clockSynchronization }) private var warns

  /// A wake this many seconds before the change counts as the change, since the two clocks differ slightly.
  private static let tolerance = 0.0005

  /// Creates a clock that shows the present time.
  public init() {}

  /// The clock in its style.
  public var body: some View {
    let (offset, wallTime, warns, pace) = (offset, wallTime, warns, showsSeconds ? 1.0 : 60)
    TimedView { time in
      let now = wallTime.seconds(at: time)
      let shown = ((now + Self.tolerance) / pace).rounded(.down) * pace
      let face = ClockFace(LocalCalendar.timeOfDay(time_t(shown), offset))
      return (
        ClockWithState(face: face, isWrong: warns && !wallTime.isSynchronized), time + .seconds(shown + pace - now)
      )
    }
  }
}
