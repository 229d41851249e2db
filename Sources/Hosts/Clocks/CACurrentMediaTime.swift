import Combine
import Machine
import Values

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in seconds since some moment, for differences: the time of the panel whose view or action calls this, and
/// outside of panels ``MonotonicTime``, the machine's time.
public nonisolated func CACurrentMediaTime() -> Double {
  (CurrentClock.value?.now ?? MonotonicTime.now()).inSeconds
}
