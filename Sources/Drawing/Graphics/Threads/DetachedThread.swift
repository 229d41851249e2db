import Glibc

/// Threads beside that of the panel: for what waits for a device, and for work that is shared.
package enum DetachedThread {
  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The signals of faults, which the kernel sends to the thread that has made one. Where they are blocked it ends the
  /// process without its handler.
  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS]

  /// Starts a closure on a detached thread with all signals blocked but those of faults, so that they reach the main
  /// thread. Calls `pthread_create`.
  ///
  /// - Returns: whether the system had a thread for it.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
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
      {
        Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    if code != 0 { box.release() }
    return code == 0
  }
}
