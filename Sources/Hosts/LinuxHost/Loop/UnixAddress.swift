import CLinux
import Glibc
import Machine

/// The name of a Unix socket. The corresponding C type is `sockaddr_un`.
package nonisolated struct UnixAddress {
  private var address = sockaddr_un()
  private let length: socklen_t

  /// Creates the address of a path, or of an abstract name after an `@`; `nil` for an empty text, and for more than 107
  /// bytes.
  package init?(_ path: String) {
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard let first = bytes.first, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { target in
      target.copyBytes(from: bytes)
      // An abstract name begins with a zero byte, and has a length instead of a terminator.
      if first == UInt8(ascii: "@") { target[0] = 0 }
    }
    length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + bytes.count)
  }

  /// Removes the socket that a former program has left at a path. Any other file stays.
  package static func removeSocket(at path: String) {
    FolderOwner.acting(at: path) {
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK { unlink(path) }
    }
  }

  /// Gives a socket the path of this address, in a folder that may belong to another user. Calls `bind(2)`; a result other
  /// than 0 has its reason in `errno`.
  package func bind(_ socket: borrowing Descriptor, at path: String) -> Int32 {
    let number = socket.number
    return FolderOwner.acting(at: path) { with { Glibc.bind(number, $0, $1) } } ?? -1
  }

  /// Calls a socket function with the address.
  package func with<Result>(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, length) }
    }
  }

  /// Sends a datagram. It never waits or ends the program, even if the receiver does not listen. Returns whether it was
  /// sent.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    let fd = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard fd >= 0 else { return false }
    defer { close(fd) }
    return with { sendto(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT), $0, $1) } == bytes.count
  }
}
