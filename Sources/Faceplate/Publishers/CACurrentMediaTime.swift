import Combine
import Glibc

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in seconds since some moment, for differences: that of the panel whose view or action calls this, and outside of panels
/// that of the machine. It calls `clock_gettime(2)` there.
public nonisolated func CACurrentMediaTime() -> Double {
  if let panel = CurrentClock.value { return panel.now / .seconds(1) }
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
