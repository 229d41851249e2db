import CLinux
import Glibc
import Machine

/// An IPv4 or IPv6 address with a port, in the form of socket calls.
struct SocketAddress {
  /// The address: 4 bytes of IPv4, or 16 of IPv6.
  let bytes: [UInt8]
  let port: UInt16

  init(_ bytes: [UInt8], _ port: UInt16) { (self.bytes, self.port) = (bytes, port) }

  /// The time for which a connection is kept if the other side does not answer, in seconds: neither data nor, while
  /// nothing is sent, the kernel's keepalive probes.
  static let longestAbsence: Int32 = 20

  /// Opens a socket that listens at the address. Calls `socket`, `bind` and `listen`.
  ///
  /// Accepted connections inherit its options, so they end by themselves if the other machine disappears without
  /// closing them.
  ///
  /// - Throws: ``SocketError`` if the machine refuses it.
  func listen() throws(SocketError) -> Descriptor {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard let listener = Descriptor(socket(bytes.count == 4 ? AF_INET : AF_INET6, kind, 0)) else {
      throw SocketError(number: errno)
    }
    var yes: Int32 = 1
    setsockopt(listener.number, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    setsockopt(listener.number, SOL_SOCKET, SO_KEEPALIVE, &yes, 4)
    for (option, value) in [
      (TCP_KEEPIDLE, Self.longestAbsence / 2), (TCP_KEEPINTVL, Self.longestAbsence / 4), (TCP_KEEPCNT, 2),
      (TCP_USER_TIMEOUT, Self.longestAbsence * 1000),
    ] {
      var value = value
      setsockopt(listener.number, Int32(IPPROTO_TCP), option, &value, 4)
    }
    guard withAddress({ bind(listener.number, $0, $1) }) == 0, Glibc.listen(listener.number, 16) == 0 else {
      throw SocketError(number: errno)
    }
    return listener
  }

  /// Calls `body` with the address as the kernel has it.
  private func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    var storage = Storage()
    storage.set(bytes, port)
    return storage.withPointer { body(UnsafePointer($0), $1) }
  }

  /// The address that a socket is bound to. Calls `getsockname`.
  static func local(of descriptor: Int32) -> SocketAddress? { name { getsockname(descriptor, $0, &$1) } }

  /// The address that a connection comes from; `nil` if it has ended already. Calls `getpeername`.
  static func peer(of descriptor: Int32) -> SocketAddress? { name { getpeername(descriptor, $0, &$1) } }

  private static func name(_ ask: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Int32) -> SocketAddress? {
    var storage = Storage()
    let isKnown = storage.withPointer { pointer, length in
      var length = length
      return ask(pointer, &length) == 0
    }
    return isKnown ? SocketAddress(storage.bytes, storage.port) : nil
  }

  /// Room for an address of either kind.
  struct Storage {
    private var value = sockaddr_storage()

    /// Calls `body` with the buffer and its length.
    mutating func withPointer<Result>(_ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result) -> Result {
      let size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      return withUnsafeMutablePointer(to: &value) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
      }
    }

    /// Writes an address: the layout of `sockaddr_in` and `sockaddr_in6`.
    mutating func set(_ bytes: [UInt8], _ port: UInt16) {
      withUnsafeMutableBytes(of: &value) { memory in
        memory.storeBytes(of: UInt16(bytes.count == 4 ? AF_INET : AF_INET6), as: UInt16.self)
        memory.storeBytes(of: port.bigEndian, toByteOffset: 2, as: UInt16.self)
        let start = bytes.count == 4 ? 4 : 8
        for (index, byte) in bytes.enumerated() { memory[start + index] = byte }
      }
    }

    /// The bytes of the address; an IPv4-mapped IPv6 address has the bytes of IPv4.
    var bytes: [UInt8] {
      withUnsafeBytes(of: value) { memory in
        if Int32(memory.load(as: UInt16.self)) == AF_INET { return Array(memory[4..<8]) }
        let bytes = Array(memory[8..<24])
        let isWrapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        return isWrapped ? Array(bytes[12...]) : bytes
      }
    }

    var port: UInt16 { withUnsafeBytes(of: value) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) } }
  }
}
