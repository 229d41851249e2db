import CLinux
import Glibc

/// Detects changes of the system clock: by a user, by NTP, or after the machine has been suspended.
///
/// Uses `timerfd_create` with `TFD_TIMER_CANCEL_ON_SET`.
final class ClockWatch {
  private let fd: Int32
  private let onChange: () -> Void

  /// Returns `nil` if the kernel has no such timers.
  init?(onChange: @escaping () -> Void) {
    self.onChange = onChange
    fd = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    if fd < 0 { return nil }
    arm()
  }

  isolated deinit { close(fd) }

  /// Calls the handler from an event loop.
  func attach(to loop: EventLoop) {
    loop.watch(fd, in: .time) { [weak self] in self?.read() }
  }

  /// Removes the timer from an event loop.
  func detach(from loop: EventLoop) { loop.unwatch(fd) }

  private func read() {
    var count: UInt64 = 0
    // The read fails with ECANCELED after the clock was set.
    _ = Glibc.read(fd, &count, 8)
    arm()
    onChange()
  }

  /// Sets the timer to the latest possible time, so that only a change of the clock makes it readable.
  private func arm() {
    var time = itimerspec()
    time.it_value.tv_sec = Int.max
    timerfd_settime(fd, Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET), &time, nil)
  }
}
