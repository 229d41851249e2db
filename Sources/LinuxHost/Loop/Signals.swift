import CLinux
import Glibc

/// Signals as ordinary events of the loop. The corresponding C function is `signalfd`.
final class Signals {
  /// What a signal asks for.
  enum Request: Hashable {
    case terminate
    case reload
    case consoleLeave
    case consoleReturn
  }

  /// Asks the kernel to tell when the console is back; not a signal that anybody sends by hand.
  ///
  /// Of two signals that wait, the lower is read first. Only a return can have come before a leave that still waits, since
  /// the kernel does not switch before a leave is answered: so the return is the lower.
  static var returnSignal: Int32 { clinux_SIGRTMIN() + 4 }
  /// Asks the kernel to tell when the console is about to be switched away.
  static var leaveSignal: Int32 { clinux_SIGRTMIN() + 5 }

  private let fd: Int32
  private var before = sigset_t()

  /// Blocks the signals for the ordinary handler and opens the descriptor.
  init() throws {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP, Self.leaveSignal, Self.returnSignal] { sigaddset(&set, number) }
    sigprocmask(SIG_BLOCK, &set, &before)
    // A peer that hangs up must not end the panel.
    signal(SIGPIPE, SIG_IGN)
    fd = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    if fd < 0 { throw MachineError(.failed, "signals cannot be read (signalfd): \(errorText(errno))") }
  }

  isolated deinit {
    close(fd)
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Has a loop call `handler` for each signal.
  func attach(to loop: EventLoop, handler: @escaping (Request) -> Void) {
    loop.watch(fd, in: .signals) { [unowned self] in
      while let request = next() { handler(request) }
    }
  }

  /// Takes the signals off a loop.
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
