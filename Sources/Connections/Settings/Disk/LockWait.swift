import Glibc
import Machine
import Synchronization

/// A wait for another program's lock in the kernel's queue.
///
/// `flock(2)` waits either without limit or not at all, and polling would always lose against a program that writes
/// continuously. So a thread waits. The caller may give up and ask again later; the same thread then still waits, so
/// a lock that is never released costs one thread and two descriptors, however often it is asked for.
final class LockWait: Sendable {
  private enum State {
    case waiting, locked, failed(CInt), over
  }

  private struct Progress {
    var state = State.waiting
    /// Whether a caller would take the lock now. The caller that starts the wait would.
    var isAwaited = true
  }

  private let progress = Mutex(Progress())
  private let file: Descriptor
  /// Rung once the thread has a result.
  private let bell = Bell()

  /// Starts to wait for the lock of an open file; `nil` if that fails, with the reason in `errno`.
  init?(for file: consuming Descriptor) {
    self.file = file
    guard bell.descriptor >= 0, DetachedThread.start({ [self] in wait() }) else { return nil }
  }

  /// The descriptor of the file. The caller holds its lock once ``acquire(milliseconds:)`` has returned 0, until the
  /// file is closed.
  var number: CInt { file.number }

  /// Waits for the lock.
  ///
  /// - Parameter milliseconds: The longest wait.
  /// - Returns: 0 with the lock, `EWOULDBLOCK` after the time, or another error number. `nil` if the thread has
  ///   released the lock because no caller asked for it; then a new wait has to be started.
  func acquire(milliseconds: CInt) -> CInt? {
    progress.withLock { $0.isAwaited = true }
    bell.wait(until: MonotonicTime.now() + .milliseconds(milliseconds))
    return progress.withLock { progress in
      progress.isAwaited = false
      switch progress.state {
      case .locked:
        progress.state = .over
        return 0
      case .failed(let code):
        progress.state = .over
        return code
      case .waiting: return EWOULDBLOCK
      case .over: return nil
      }
    }
  }

  /// Runs on the waiting thread.
  private func wait() {
    let code = retrying { flock(file.number, LOCK_EX) } == 0 ? 0 : errno
    progress.withLock { progress in
      if progress.isAwaited {
        progress.state = code == 0 ? .locked : .failed(code)
      } else {
        // Without a caller the lock would never be released.
        if code == 0 { flock(file.number, LOCK_UN) }
        progress.state = .over
      }
    }
    bell.ring()
  }
}
