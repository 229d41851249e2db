/// The addresses of a network, such as `192.0.2.0/24`.
public nonisolated struct AddressRange: Hashable, Sendable, CustomStringConvertible {
  private let bytes: [UInt8]
  private let bits: Int

  /// Parses an address, optionally with a slash and the length of the prefix in bits; without one, all bits count.
  /// Returns `nil` for another text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let bytes = RemoteAddress.bytes(parts[0]) else { return nil }
    self.bytes = bytes
    guard parts.count == 2 else {
      bits = bytes.count * 8
      return
    }
    guard let bits = Int(parts[1]), (0...bytes.count * 8).contains(bits) else { return nil }
    self.bits = bits
  }

  /// Whether an address belongs to the range. An IPv4 address never belongs to an IPv6 range, and the reverse.
  public func contains(_ address: [UInt8]) -> Bool {
    guard address.count == bytes.count else { return false }
    for index in bytes.indices {
      let count = min(max(bits - index * 8, 0), 8)
      let mask = count == 0 ? 0 : UInt8(truncatingIfNeeded: 0xFF << (8 - count))
      if address[index] & mask != bytes[index] & mask { return false }
    }
    return true
  }

  /// The text that ``init(_:)`` reads.
  public var description: String { "\(RemoteAddress.text(bytes))/\(bits)" }

  /// Parses ranges separated by commas; `nil` if one of them is malformed.
  static func list(_ text: String) -> [AddressRange]? {
    var ranges: [AddressRange] = []
    for part in text.split(separator: ",") {
      guard let range = AddressRange(DeviceRule.trimmed(part)) else { return nil }
      ranges.append(range)
    }
    return ranges
  }
}
