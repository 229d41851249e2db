/// Notices an overlong packet of a broker while it is still coming in.
///
/// Any client of a broker may publish a message of 255 MB, and the broker passes it on. libmosquitto allocates all of
/// that memory with the first byte and calls back with the last byte. The memory is occupied only as the bytes arrive,
/// so it is enough to count those that the library has read since it last reported the end of a packet, and to close
/// the connection in time. This holds for any broker, and over TLS, where only the library knows the packets.
struct PacketInflow {
  /// The bytes of the longest packet, with what TLS adds: many times the longest message that a panel takes.
  static let longest = 512 << 10
  /// The bytes per second of packets whose end the library does not report: answers to pings and subscriptions.
  private static let unreported = 4.0

  /// The bytes that had been read at the end of the last packet, and its time; `nil` until the next count.
  private var start: (bytes: UInt64, time: Duration)?

  /// Begins to count again: the library has reported the end of a packet.
  mutating func packetEnded() { start = nil }

  /// Whether the packet that comes in is too long.
  ///
  /// - Parameters:
  ///   - received: the bytes that were read on this connection so far; `nil` if they are not known.
  ///   - time: the time.
  mutating func isTooLong(received: UInt64?, at time: Duration) -> Bool {
    guard let received else { return false }
    guard let start else {
      start = (received, time)
      return false
    }
    let allowed = Double(Self.longest) + Self.unreported * ((time - start.time) / .seconds(1))
    return Double(received) - Double(start.bytes) > allowed
  }
}
