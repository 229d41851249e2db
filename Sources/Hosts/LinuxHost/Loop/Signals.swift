import CLinux
import Glibc

/// Delivers signals as events of the loop, with `signalfd`.
final class Signals {
  /// The meaning of a signal.
  enum Request: Hashable {
    case terminate
    case reload
    case consoleLeave
    case consoleReturn
  }

  /// The signal that the kernel sends when the virtual terminal is active again (`acqsig`).
  ///
  /// Of two pending signals, the lower number is read first. If both are pending, the return came first, since the
  /// kernel does not switch away before a leave is acknowledged; so the return has the lower number.
  static var returnSignal: Int32 { clinux_SIGRTMIN() + 4 }
  /// The signal that the kernel sends before it switches away from the virtual terminal (`relsig`).
  static var leaveSignal: Int32 { clinux_SIGRTMIN() + 5 }

  private let fd: Int32
  private var before = sigset_t()

  /// Blocks the normal delivery of the signals and opens the descriptor.
  ///
  /// - Throws: ``MachineError`` with the reason `failed` if `signalfd` fails.
  init() throws {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP, Self.leaveSignal, Self.returnSignal] { sigaddset(&set, number) }
    sigprocmask(SIG_BLOCK, &set, &before)
    // Writing to a socket whose peer has closed must not end the panel.
    signal(SIGPIPE, SIG_IGN)
    // A write beyond a limit on the size of files fails with an error that is logged, and must not end the panel.
    signal(SIGXFSZ, SIG_IGN)
    fd = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    if fd < 0 { throw MachineError(.failed, "signals cannot be read (signalfd): \(errorText(errno))") }
  }

  isolated deinit {
    close(fd)
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Calls `handler` from an event loop for each signal.
  func attach(to loop: EventLoop, handler: @escaping (Request) -> Void) {
    loop.watch(fd, in: .signals) { [unowned self] in
      while let request = next() { handler(request) }
    }
  }

  /// Removes the descriptor from an event loop.
  func detach(from loop: EventLoop) { loop.unwatch(fd) }

  private func next() -> Request? {
    var info = signalfd_siginfo()
    while read(fd, &info, MemoryLayout<signalfd_siginfo>.size) == MemoryLayout<signalfd_siginfo>.size {
      switch Int32(info.ssi_signo) {
      case SIGTERM, SIGINT: return .terminate
      case SIGHUP: return .reload
      case Self.leaveSignal: return .consoleLeave
      case Self.returnSignal: return .consoleReturn
      default: continue
      }
    }
    return nil
  }
}
