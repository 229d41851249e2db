import Glibc

/// State that one thread at a time may use: the only lock in this module.
///
/// The lock is a POSIX mutex and not `Synchronization.Mutex`, because ThreadSanitizer knows the order that the former
/// gives to accesses and not that of the latter, whose slow path is a system call inside the standard library. It is not
/// recursive: whatever the closure calls must not come back to the same state, so code that belongs to an application
/// is called after the lock has been given back.
package final class Locked<State>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var state: State

  /// Guards a value.
  package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Uses the state while no other thread does.
  package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  /// A copy of the state.
  package var copy: State { withLock { $0 } }

  /// Puts another state in place and returns the one before.
  package func exchange(_ other: State) -> State {
    withLock { state in
      defer { state = other }
      return state
    }
  }
}
