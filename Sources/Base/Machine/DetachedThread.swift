import CLinux
import Glibc

/// Threads beside the main thread, for work that waits for a device, a disk or a library, and for work that several
/// processors share.
///
/// Every thread of the toolkit starts here. A thread that faults runs the handler of fatal signals as the main thread
/// does: the console is restored, and the crash record names the signal.
///
///     guard DetachedThread.start({ mailbox.post(sensor.read()) }) else { return }
package enum DetachedThread {
  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The default size of a stack, in bytes. Only the pages that a thread touches take memory.
  package static let stackBytes = 2 << 20

  /// The signals that the kernel or the C library sends to the thread that has made a fault. Where they are blocked they
  /// end the process without its handler: `abort` calls none in such a thread since glibc 2.41.
  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGABRT]

  /// Starts a closure on a detached thread. Calls `pthread_create`.
  ///
  /// All signals are blocked but those of faults, so that they reach the main thread. The thread has an alternate stack
  /// for the handlers of these: they run even after its own stack has overflowed.
  ///
  /// - Parameters:
  ///   - stackBytes: The size of the stack, at least 64 KiB.
  ///   - body: The work of the thread.
  /// - Returns: `false` if the machine has no thread left, with the reason in `errno`.
  package static func start(stackBytes: Int = stackBytes, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackBytes)
    // A thread inherits the signal mask of the thread that creates it.
    var (blocked, before) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    for fault in faults { sigdelset(&blocked, fault) }
    pthread_sigmask(SIG_SETMASK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body))
    let code = pthread_create(
      &thread, &attributes,
      { box in
        clinux_with_signal_stack({ Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().body() }, box)
        return nil
      }, box.toOpaque())
    if code == 0 { return true }
    box.release()
    errno = code
    return false
  }
}
