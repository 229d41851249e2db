import Glibc
import Machine

extension Directory {
  /// Takes the lock that keeps other writers of the file out. It is released when the result is destroyed.
  ///
  /// The lock is advisory, by `flock(2)` on a file beside the settings file such as `.panel.conf.lock`, which stays
  /// there; `flock /etc/panel/.panel.conf.lock sed -i …` takes part. Only users who may write to the directory can open
  /// it, so no other user can block the panel.
  ///
  /// - Parameter wait: The wait that an earlier call has given up, if any; updated by this call.
  /// - Throws: ``SettingsProblem`` if the lock cannot be taken in time.
  func lock(_ wait: inout LockWait?) throws(SettingsProblem) -> Lock {
    for _ in 0..<SettingsLimits.lockAttempts {
      if let known = wait, try !isLockFile(known.number) { wait = nil }
      if wait == nil {
        let file = try openLockFile()
        if retrying({ flock(file.number, LOCK_EX | LOCK_NB) }) == 0 {
          guard try isLockFile(file.number) else { continue }
          return Lock(file)
        }
        guard errno == EWOULDBLOCK else { throw refused("cannot be locked", errno) }
        wait = LockWait(for: file)
      }
      guard let waiting = wait else { throw refused("cannot be locked", errno) }
      guard let code = waiting.acquire(milliseconds: faultInjection.backoff) else {
        wait = nil
        continue
      }
      guard code != EWOULDBLOCK else { throw .busy(file, "another program keeps \(lockName) locked") }
      wait = nil
      guard code == 0 else { throw refused("cannot be locked", code) }
      if try isLockFile(waiting.number) { return Lock(waiting) }
    }
    throw .busy(file, "another program keeps replacing the directory")
  }

  /// A lock that is held until the value is destroyed.
  struct Lock: ~Copyable {
    private let file: Descriptor?
    private let wait: LockWait?
    private let number: CInt

    fileprivate init(_ file: consuming Descriptor) {
      number = file.number
      wait = nil
      self.file = consume file
    }

    fileprivate init(_ wait: LockWait) {
      number = wait.number
      file = nil
      self.wait = wait
    }

    deinit {
      // Closing the file is not enough: a child process that is being started holds a copy of the descriptor until it
      // executes its program, and the lock with it.
      flock(number, LOCK_UN)
    }
  }

  private var lockName: String { ".\(name).lock" }

  /// Whether an open file is still the lock file that others open.
  private func isLockFile(_ number: CInt) throws(SettingsProblem) -> Bool {
    var (own, current) = (stat(), stat())
    guard fstat(number, &own) == 0 else { throw refused("its lock \(lockName) cannot be examined", errno) }
    guard fstatat(descriptor.number, lockName, &current, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return false }
      throw refused("its lock \(lockName) cannot be examined", errno)
    }
    return (own.st_dev, own.st_ino) == (current.st_dev, current.st_ino)
  }

  private func openLockFile() throws(SettingsProblem) -> Descriptor {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    for _ in 0..<SettingsLimits.lockAttempts {
      if let file = Descriptor(openat(descriptor.number, lockName, flags)) { return file }
      guard errno == ENOENT else { break }
      if let file = Descriptor(openat(descriptor.number, lockName, flags | O_CREAT | O_EXCL, 0o600)) {
        share(file)
        return file
      }
      guard errno == EEXIST else { break }
    }
    throw refused("its lock \(lockName) cannot be opened", errno)
  }

  /// Lets only users who may write to the directory take the lock.
  private func share(_ file: borrowing Descriptor) {
    guard let folder = descriptor.status else { return }
    FileReplacement.shareWithGroup(of: descriptor, file)
    _ = fchmod(file.number, folder.st_mode & 0o020 != 0 ? 0o660 : 0o600)
  }
}
