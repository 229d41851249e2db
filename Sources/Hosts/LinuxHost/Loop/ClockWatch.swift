import CLinux
import Glibc

/// Detects changes of the system clock: by a user, by NTP, or after the machine has been suspended.
///
/// Uses `timerfd_create` with `TFD_TIMER_CANCEL_ON_SET`.
final class ClockWatch {
  private let fd: Int32
  private let onChange: () -> Void

  /// `nil` where the kernel has no such timers.
  convenience init?(onChange: @escaping () -> Void) {
    self.init(timer: timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK)), onChange: onChange)
  }

  /// - Parameter timer: a descriptor that is readable after the clock was set. The object closes it.
  init?(timer: Int32, onChange: @escaping () -> Void) {
    guard timer >= 0 else { return nil }
    (fd, self.onChange) = (timer, onChange)
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
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    // ECANCELED reports a change of the clock just now, and only once.
    if timerfd_settime(fd, flags, &time, nil) != 0 { timerfd_settime(fd, flags, &time, nil) }
  }
}
