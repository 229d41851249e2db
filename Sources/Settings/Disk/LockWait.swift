import Glibc
import Synchronization

/// A wait for a lock that another program holds, in the kernel's own queue and for a limited time.
///
/// `flock(2)` either waits for ever or not at all, and one who only tries now and then is overtaken for ever by a program
/// that writes without a rest. So a thread waits, and whoever asked for it goes away when the time is up.
final class LockWait: Sendable {
  private enum State {
    case waiting, locked, failed(CInt), abandoned
  }

  private let state = Mutex(State.waiting)
  /// The same open file, so that a lock on it is the asker's, and a pipe that ends with the wait.
  private let (file, bell): (CInt, CInt)

  private init(file: CInt, bell: CInt) { (self.file, self.bell) = (file, bell) }

  /// Locks the file. Returns 0, or the reason why not: `EWOULDBLOCK` when the time is up.
  static func lock(_ file: CInt, milliseconds: CInt) -> CInt {
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return errno }
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else {
      let code = errno
      close(copy)
      return code
    }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return LockWait(file: copy, bell: ends[1]).run(until: ends[0], milliseconds)
  }

  private func run(until end: CInt, _ milliseconds: CInt) -> CInt {
    let code = start()
    guard code == 0 else {
      close(file)
      close(bell)
      return code
    }
    var wait = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    _ = retrying { poll(&wait, 1, milliseconds) }
    return state.withLock { state in
      switch state {
      case .locked: return 0
      case .failed(let code): return code
      case .waiting, .abandoned:
        state = .abandoned
        return EWOULDBLOCK
      }
    }
  }

  private func start() -> CInt {
    var thread = pthread_t()
    let own = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil, { Unmanaged<LockWait>.fromOpaque($0!).takeRetainedValue().wait() }, own.toOpaque())
    if code == 0 { pthread_detach(thread) } else { own.release() }
    return code
  }

  private func wait() -> UnsafeMutableRawPointer? {
    let code = retrying { flock(file, LOCK_EX) } == 0 ? 0 : errno
    state.withLock { state in
      if case .waiting = state {
        state = code == 0 ? .locked : .failed(code)
      } else if code == 0 {
        flock(file, LOCK_UN)
      }
    }
    close(file)
    close(bell)
    return nil
  }
}
