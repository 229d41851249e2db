import Values

/// The address of a bus, and the times of the conversation with it.
struct ModbusSettings: Sendable {
  /// The address as it is written, for messages.
  var text: String
  /// The address.
  var address: ModbusAddress
  /// The number of the device for values that name no other device.
  var unit: Int
  /// The default time between two readings of a value.
  var every: Duration
  /// The longest wait for an answer.
  var timeout: Duration
  /// The registers between two values that are read along.
  var gap: Int
  /// The speed of a serial line in bits a second.
  var baud: Int32
  /// The parity of a serial line: E, O or N.
  var parity: CChar
  /// Whether the line is switched to send.
  var isRS485: Bool

  /// The time between two readings, from the keys of a link.
  static func interval(_ keys: [String: LinkKey]) -> Duration { keys.duration("every") ?? .seconds(1) }

  /// Reads the keys of a link.
  ///
  /// - Throws: ``LinkFault`` for an address that makes no sense.
  init(_ keys: [String: LinkKey]) throws(LinkFault) {
    text = keys.text("modbus") ?? ""
    address = try ModbusAddress(text)
    if case .tcp = address { unit = keys.whole("unit") ?? 255 } else { unit = keys.whole("unit") ?? 1 }
    every = Self.interval(keys)
    timeout = max(.milliseconds(20), min(keys.duration("timeout") ?? .milliseconds(500), .seconds(60)))
    gap = keys.whole("gap") ?? 8
    baud = keys.whole("baud").flatMap { Int32(exactly: $0) } ?? 19_200
    let letters: [String: Character] = ["even": "E", "odd": "O", "none": "N"]
    parity = CChar((letters[keys.text("parity") ?? "even"] ?? "E").asciiValue ?? 69)
    isRS485 = keys.flag("rs485")
  }
}
