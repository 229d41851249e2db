import Glibc

/// The clock of all events, frames and deadlines. It never jumps, and does not advance while the machine is
/// suspended.
public enum MonotonicTime {
  /// The time since an arbitrary start. Calls `clock_gettime(CLOCK_MONOTONIC)`.
  public static func now() -> Duration { Duration(of: CLOCK_MONOTONIC) }
}

/// The processor time of this thread, which does not grow while other threads run or while this one sleeps.
package enum ThreadTime {
  /// The time since the thread began. Calls `clock_gettime(CLOCK_THREAD_CPUTIME_ID)`.
  package static func now() -> Duration { Duration(of: CLOCK_THREAD_CPUTIME_ID) }
}

extension Duration {
  /// The time of one of the machine's clocks. Calls `clock_gettime`.
  package init(of clock: clockid_t) {
    var time = timespec()
    clock_gettime(clock, &time)
    self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The duration in whole milliseconds for `poll(2)`, rounded up so that no wake comes before its deadline; at least
  /// 0.
  package var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (whole, part) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    return Int32(clamping: whole + (part > 0 ? 1 : 0))
  }

  /// The duration in whole microseconds, rounded towards zero.
  package var microseconds: Int64 { components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000 }
}
