import CLinux
import Glibc

/// Tells when the machine's clock was set: by a person, by a time server, or after the machine has slept.
///
/// The corresponding C function is `timerfd_create`, with `TFD_TIMER_CANCEL_ON_SET`.
final class ClockWatch {
  private let fd: Int32
  private let onChange: () -> Void

  /// `nil` where the kernel has no such timers.
  convenience init?(onChange: @escaping () -> Void) {
    self.init(timer: timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK)), onChange: onChange)
  }

  /// - Parameter timer: readable when the clock was set; it is closed in the end.
  init?(timer: Int32, onChange: @escaping () -> Void) {
    guard timer >= 0 else { return nil }
    (fd, self.onChange) = (timer, onChange)
    arm()
  }

  isolated deinit { close(fd) }

  /// Has a loop tell.
  func attach(to loop: EventLoop) {
    loop.watch(fd, in: .time) { [weak self] in self?.read() }
  }

  /// Leaves a loop.
  func detach(from loop: EventLoop) { loop.unwatch(fd) }

  private func read() {
    var count: UInt64 = 0
    // ECANCELED says that the clock was set.
    _ = Glibc.read(fd, &count, 8)
    arm()
    onChange()
  }

  /// A moment that never comes: only the setting of the clock ends the wait.
  private func arm() {
    var time = itimerspec()
    time.it_value.tv_sec = Int.max
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    // ECANCELED says that the clock has just been set, once.
    if timerfd_settime(fd, flags, &time, nil) != 0 { timerfd_settime(fd, flags, &time, nil) }
  }
}
