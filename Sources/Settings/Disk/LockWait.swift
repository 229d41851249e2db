import CLinux
import Glibc
import Synchronization

/// A wait for a lock that another program holds, in the kernel's own queue.
///
/// `flock(2)` either waits for ever or not at all, and one who only tries now and then is overtaken for ever by a program
/// that writes without a rest. So a thread waits. Whoever asked for the lock may give up and ask again later: the same
/// thread still waits, so that a lock that is never released costs one thread and two descriptors, however often it is
/// asked for.
final class LockWait: Sendable {
  private enum State {
    case waiting, locked, failed(CInt), over
  }

  private struct Progress {
    var state = State.waiting
    /// Whether somebody would take the lock now. Whoever begins the wait would.
    var isAwaited = true
  }

  private let progress = Mutex(Progress())
  private let file: Descriptor
  /// Readable once the thread has an answer. The corresponding C function is `eventfd`.
  private let bell: Descriptor

  /// Starts to wait for the lock of an open file; `nil` for a refusal, which `errno` tells.
  init?(for file: consuming Descriptor) {
    guard let bell = Descriptor(eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))) else { return nil }
    self.file = file
    self.bell = bell
    let own = Unmanaged.passRetained(self)
    let code = Thread.start(
      {
        Unmanaged<LockWait>.fromOpaque($0!).takeRetainedValue().wait()
        return nil
      }, with: own.toOpaque())
    guard code != 0 else { return }
    own.release()
    errno = code
    return nil
  }

  /// The open file. Its lock is the asker's once ``take(milliseconds:)`` has returned 0, until the file is closed.
  var number: CInt { file.number }

  /// Waits for so long at most. Returns 0 with the lock, or the reason why not: `EWOULDBLOCK` when the time is up; `nil` if
  /// the thread has given the lock back because nobody asked for it, so that another wait has to be begun.
  func take(milliseconds: CInt) -> CInt? {
    progress.withLock { $0.isAwaited = true }
    var request = pollfd(fd: bell.number, events: Int16(POLLIN), revents: 0)
    _ = retrying { poll(&request, 1, milliseconds) }
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

  private func wait() {
    let code = retrying { flock(file.number, LOCK_EX) } == 0 ? 0 : errno
    progress.withLock { progress in
      if progress.isAwaited {
        progress.state = code == 0 ? .locked : .failed(code)
      } else {
        // Nobody would ever release it.
        if code == 0 { flock(file.number, LOCK_UN) }
        progress.state = .over
      }
    }
    var one: UInt64 = 1
    _ = write(bell.number, &one, 8)
  }
}
