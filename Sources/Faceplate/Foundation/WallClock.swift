import Foundation
import Glibc
import Interface

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

  /// A clock.
  public init() {}

  /// The clock as its style draws it.
  public var body: some View {
    let offset = offset
    if showsSeconds {
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
        ClockFace(Self.time(of: context.date, offset))
      }
    } else {
      TimelineView(.everyMinute) { context in ClockFace(Self.time(of: context.date, offset)) }
    }
  }

  /// The local time at a date, as `localtime_r` knows it, or so many seconds ahead of UTC.
  private static func time(of date: Date, _ offset: Int?) -> TimeOfDay {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    if let offset { return TimeOfDay(seconds: Int(seconds % 86_400) + offset) }
    var parts = tm()
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
