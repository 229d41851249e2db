import Glibc

/// An open file, socket or connection. Its descriptor is closed when the value is destroyed, so that no way out of a
/// function loses it.
package struct Descriptor: ~Copyable {
  /// The descriptor, which the value still owns.
  package let number: CInt

  /// Takes ownership of a descriptor that is open.
  package init(owning number: CInt) { self.number = number }

  /// Takes ownership of the result of a call such as `open(2)`; `nil` if the call has failed, with the reason in `errno`.
  package init?(_ number: CInt) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Opens a regular file for reading, without waiting for the writer of a pipe in its place; `nil` if that fails, with the
  /// reason in `errno`, which is `EINVAL` for what is no regular file. Calls `open(2)` and `fstat(2)`.
  package static func ofRegularFile(_ path: String) -> Descriptor? {
    guard let file = Descriptor(retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }),
      let status = file.status
    else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file.release())
      errno = EINVAL
      return nil
    }
    return file
  }

  /// Gives the descriptor away: the caller closes it.
  package consuming func release() -> CInt {
    let number = number
    discard self
    return number
  }

  /// The path by which the kernel knows the open file, without symbolic links; `nil` if `/proc` does not tell it, with the
  /// reason in `errno`. Calls `readlink(2)`.
  package var path: String? { FilePath.target(of: "/proc/self/fd/\(number)") }

  /// The status of the open file; `nil` if that fails, with the reason in `errno`. Calls `fstat(2)`.
  package var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Reads up to `limit` bytes with `read(2)`; `nil` if that fails, with the reason in `errno`.
  package func read(atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let room = min(limit - bytes.count, 1 << 16)
      var failure = false
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = retrying { Glibc.read(number, buffer.baseAddress, room) }
        (failure, count) = (got < 0, max(0, got))
      }
      if failure { return nil }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Writes all bytes with `write(2)`; `false` if that fails, with the reason in `errno`.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let put = retrying { Glibc.write(number, buffer.baseAddress! + done, buffer.count - done) }
        guard put > 0 else { return false }
        done += put
      }
      return true
    }
  }
}

/// Repeats a system call until it is not interrupted by a signal (`EINTR`).
package func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
