import CLinux
import Glibc
import Machine

extension StatusSocket {
  /// The result of asking a panel for its status.
  public enum Answer: Hashable, Sendable {
    /// The answer of the program that accepts connections.
    case told(String)
    /// No process accepts connections.
    case absent
    /// A process accepts connections but does not answer in time: it hangs.
    case silent
    /// This user may not use the socket, or the call failed; with the error number.
    case refused(Int32)
  }

  /// Asks the panel whose socket is at a path for its status.
  ///
  /// - Parameter longestWait: the longest wait for an answer.
  public nonisolated static func ask(_ path: String, longestWait: Duration = .seconds(3)) -> Answer {
    guard let address = UnixAddress(path) else { return .absent }
    let fd = ListeningSocket.makeSocket()
    guard fd >= 0 else { return .refused(errno) }
    defer { close(fd) }
    guard address.with({ connect(fd, $0, $1) }) == 0 else {
      switch errno {
      case ENOENT, ECONNREFUSED: return .absent
      case EAGAIN: return .silent
      default: return .refused(errno)
      }
    }
    let end = MonotonicTime.now() + longestWait
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while true {
      var request = pollfd(fd: fd, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, (end - MonotonicTime.now()).pollMilliseconds) > 0 else { return .silent }
      let count = read(fd, &block, block.count)
      if count <= 0 { return bytes.isEmpty ? .silent : .told(String(decoding: bytes, as: UTF8.self)) }
      bytes += block[..<count]
    }
  }
}
