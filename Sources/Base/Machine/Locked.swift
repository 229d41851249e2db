import Glibc

/// State guarded by a mutex: the lock of publishers and views.
///
/// The lock is a POSIX mutex and not `Synchronization.Mutex`, because ThreadSanitizer understands the ordering of the
/// former only: the slow path of the latter is a system call inside the standard library. It is not recursive: a
/// closure given to ``withLock(_:)`` must not use the same state again, so an application's code is called after the
/// lock has been released.
///
/// A state that is a closure belongs into a structure: generic code stores functions in another form, and each access
/// would wrap the closure once more, so that it grows without end.
// Safe: `state` is read and written only while `mutex` is held. A caller that takes a reference out of it answers for
// the object.
package final class Locked<State>: @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline var state: State

  /// Creates a lock around an initial state.
  @inlinable package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  @inlinable deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Calls a closure with exclusive access to the state.
  ///
  /// - Throws: the error of the closure.
  /// - Returns: the result of the closure.
  @inlinable package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  package var copy: State { withLock { $0 } }

  /// Replaces the state.
  ///
  /// - Returns: the former state.
  package func exchange(_ other: State) -> State {
    withLock { state in
      defer { state = other }
      return state
    }
  }
}
