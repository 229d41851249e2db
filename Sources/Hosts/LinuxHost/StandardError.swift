import Glibc

/// Writes a line to standard error. Calls `write`; errors are ignored.
public nonisolated func writeToStandardError(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(2, $0.baseAddress!, $0.count) }
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return }
    rest = rest.dropFirst(count)
  }
}
