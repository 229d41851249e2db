import Glibc

/// An address and a port on which viewers connect, such as `127.0.0.1:5900` or `[::1]:5900`.
public nonisolated struct RemoteAddress: Hashable, Sendable, CustomStringConvertible {
  /// The port of the first VNC display.
  public static let standardPort = UInt16(5900)

  /// The bytes of the address: 4 of IPv4, 16 of IPv6.
  public var bytes: [UInt8]
  /// The TCP port, 1…65535.
  public var port: UInt16

  /// Creates an address from its bytes.
  public init(bytes: [UInt8], port: UInt16 = standardPort) { (self.bytes, self.port) = (bytes, port) }

  /// This machine alone.
  public static let loopback = RemoteAddress(bytes: [127, 0, 0, 1])

  /// Parses `on`, an address, a port, or both separated by a colon; an IPv6 address with a port is in brackets. Returns
  /// `nil` for another text. Calls `inet_pton`.
  public init?(_ text: String) {
    self = .loopback
    if text == "on" { return }
    if let port = UInt16(text), port > 0 {
      self.port = port
      return
    }
    var host = text
    if text.first == "[", let end = text.firstIndex(of: "]") {
      host = String(text[text.index(after: text.startIndex)..<end])
      let rest = text[text.index(after: end)...]
      if !rest.isEmpty, !parse(port: rest) { return nil }
    } else if let colon = text.lastIndex(of: ":"), text.filter({ $0 == ":" }).count == 1 {
      host = String(text[..<colon])
      if !parse(port: text[colon...]) { return nil }
    }
    guard let bytes = Self.bytes(host) else { return nil }
    self.bytes = bytes
  }

  /// Reads a port from a text such as `:5901`; returns `false` if it is not one.
  private mutating func parse(port text: Substring) -> Bool {
    guard text.first == ":", let port = UInt16(text.dropFirst()), port > 0 else { return false }
    self.port = port
    return true
  }

  /// Whether only programs of this machine can connect.
  public var isLoopback: Bool { Self.isLoopback(bytes) }

  /// Whether an address is this machine's own.
  static func isLoopback(_ bytes: [UInt8]) -> Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// The bytes of an address; an IPv4 address in IPv6 form has the bytes of IPv4. `nil` for another text.
  package static func bytes(_ text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes[..<4]) }
    return inet_pton(AF_INET6, text, &bytes) == 1 ? plain(bytes) : nil
  }

  /// Converts an IPv4-mapped IPv6 address to the IPv4 address; any other address is returned unchanged.
  public static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let prefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    return bytes.count == 16 && Array(bytes[..<12]) == prefix ? Array(bytes[12...]) : bytes
  }

  /// The address as text, without the port. Calls `inet_ntop`.
  public static func text(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The address and the port, as ``init(_:)`` reads them.
  public var description: String {
    bytes.count == 4 ? "\(Self.text(bytes)):\(port)" : "[\(Self.text(bytes))]:\(port)"
  }
}
