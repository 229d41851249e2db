import Glibc

/// Threads for work that waits for the disk. The corresponding C function is `pthread_create`.
enum Thread {
  /// Starts a function on a thread of its own that takes no signals, which are the main thread's. Returns 0 or an error
  /// number.
  ///
  /// - Parameters:
  ///   - body: the function; it captures nothing.
  ///   - argument: what the function is called with.
  static func start(
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
    with argument: UnsafeMutableRawPointer
  ) -> CInt {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, Limits.threadStackBytes)
    // A thread begins with the signal mask of the one that starts it.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    return pthread_create(&thread, &attributes, body, argument)
  }
}
