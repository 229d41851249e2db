import Glibc

/// An open file descriptor, closed when the value is destroyed.
struct Descriptor: ~Copyable {
  let number: CInt

  /// Takes ownership of the result of `open(2)` or `openat(2)`; `nil` if the call has failed, with the reason in
  /// `errno`.
  init?(_ number: CInt) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Reads up to `limit` bytes with `read(2)`; `nil` if that fails, with the reason in `errno`.
  func read(atMost limit: Int) -> [UInt8]? {
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
  func write(_ bytes: [UInt8]) -> Bool {
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
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
