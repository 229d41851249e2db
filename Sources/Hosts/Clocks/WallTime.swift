import CLinux
import Glibc
import Controls
import Runtime
import Values

/// The source of the time of day for a panel's clocks. It counts seconds instead of `Date`, so that a panel with a
/// clock does not link Foundation.
package nonisolated struct WallTime: Equatable, Sendable {
  /// A clock of the machine's, which may be set at any moment.
  package final class MachineClock: Equatable, Sendable {
    /// Seconds since 1970, UTC.
    package let seconds: @Sendable () -> Double
    /// Whether a time server, a receiver or the like keeps it right.
    package let isSynchronized: @Sendable () -> Bool

    package init(_ seconds: @escaping @Sendable () -> Double, isSynchronized: @escaping @Sendable () -> Bool = { true })
    {
      (self.seconds, self.isSynchronized) = (seconds, isSynchronized)
    }

    /// The system's. The corresponding C functions are `clock_gettime` and `adjtimex`, which says what chrony,
    /// systemd-timesyncd or another client of NTP has reported to the kernel.
    package static let system = MachineClock {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    } isSynchronized: {
      var state = timex()
      return adjtimex(&state) >= 0 && state.status & STA_UNSYNC == 0
    }

    package static func == (first: MachineClock, second: MachineClock) -> Bool { first === second }
  }

  /// The time at which the panel's clock was zero, in seconds since 1970; `nil` to follow the machine's clock.
  package var origin: Double?
  /// The number of times that the machine's clock was set. A change makes views that show the time dirty.
  package var settings = 0
  /// The clock that is followed where there is no ``origin``.
  package var machine = MachineClock.system

  /// Follows the machine's clock.
  package init() {}

  /// The seconds since 1970 (UTC) at a time of the panel's clock. Calls `clock_gettime(CLOCK_REALTIME)`.
  package func seconds(at time: Duration) -> Double {
    origin.map { $0 + time.inSeconds } ?? machine.seconds()
  }

  /// Whether the time is right: it was given, or the machine's clock is synchronized.
  package var isSynchronized: Bool { origin != nil || machine.isSynchronized() }
}

private enum WallTimeKey: EnvironmentKey { static var defaultValue: WallTime { WallTime() } }

extension EnvironmentValues {
  /// The source of the time of day.
  package var wallTime: WallTime {
    get { self[WallTimeKey.self] }
    set { self[WallTimeKey.self] = newValue }
  }
}
