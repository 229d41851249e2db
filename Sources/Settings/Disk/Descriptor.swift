import Glibc

/// An open file, closed when it goes.
struct Descriptor: ~Copyable {
  let number: CInt

  /// Takes over what `open(2)` or `openat(2)` returned; `nil` for a refusal, which `errno` tells.
  init?(_ number: CInt) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Everything up to `limit` bytes, by `read(2)`; `nil` for a refusal, which `errno` tells.
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

  /// Everything, by `write(2)`; `false` for a refusal, which `errno` tells.
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

/// The call's result once no signal has cut it short.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
