import Glibc

/// The clock that events, frames and deadlines share: it never jumps, and stands still while the machine sleeps.
public nonisolated enum MonotonicTime {
  /// Time since an arbitrary start. The corresponding C function is `clock_gettime(CLOCK_MONOTONIC)`.
  public static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

nonisolated extension Duration {
  /// Whole milliseconds for `poll(2)`, rounded up so that a deadline is never met early; at least 0.
  var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (whole, part) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    return Int32(clamping: whole + (part > 0 ? 1 : 0))
  }

  /// Whole microseconds.
  var microseconds: Int64 { components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000 }
}
