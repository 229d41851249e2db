import Glibc

/// Detached threads for work that waits for the disk.
package enum Thread {
  /// Starts a closure on a detached thread with all signals blocked. Returns whether the system had a thread for it.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let box = Unmanaged.passRetained(Box(body))
    let code = start(
      {
        Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().body()
        return nil
      }, with: box.toOpaque())
    if code != 0 { box.release() }
    return code == 0
  }

  /// Starts a function on a detached thread with all signals blocked, so that they reach the main thread. Returns 0
  /// or an error number. Calls `pthread_create`.
  ///
  /// - Parameters:
  ///   - body: The function, which must not capture anything.
  ///   - argument: The argument of the function.
  static func start(
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
    with argument: UnsafeMutableRawPointer
  ) -> CInt {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, Limits.threadStackBytes)
    // A thread inherits the signal mask of the thread that creates it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    return pthread_create(&thread, &attributes, body, argument)
  }
}
