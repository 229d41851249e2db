import Values

/// The place of a value on a bus, and its form there.
struct ModbusPoint: Sendable {
  /// The four tables of a device.
  enum Table: String, Sendable, CaseIterable {
    case coil, discrete, input, holding

    /// Whether it holds single bits.
    var isBits: Bool { self == .coil || self == .discrete }
    /// The greatest number of registers or bits that one request can read.
    var longest: Int { isBits ? 2000 : 125 }
  }

  /// The value.
  var value: LinkedValue
  /// The number of the device.
  var unit: Int
  /// The table.
  var table: Table
  /// The address on the wire, counted from 0.
  var address: Int
  /// The registers or bits that it takes.
  var count: Int
  /// The form of the number.
  var form: RegisterForm
  /// The bit of the register; `nil` for all of it.
  var bit: Int?
  /// Whether the lower word comes first.
  var isLowFirst: Bool
  /// Whether the two bytes of each word are exchanged.
  var swapsBytes: Bool
  /// The raw number by which the device says that it has no value.
  var none: Double?
  /// The time between two readings of the value.
  var every: Duration
  /// The scaling from raw numbers to values.
  var scaling: RawScaling

  /// Reads the keys of a source.
  ///
  /// - Throws: ``LinkFault`` for keys that do not fit together.
  init(_ value: LinkedValue, unit: Int, every: Duration) throws(LinkFault) {
    let keys = value.keys
    guard let table = Table.allCases.first(where: { keys[$0.rawValue] != nil }),
      let address = keys.whole(table.rawValue)
    else { throw LinkFault("\(value.name) names no register") }
    (self.value, self.table, self.address) = (value, table, address)
    form = RegisterForm(keys)
    count = table.isBits ? 1 : form.words ?? keys.whole("length") ?? 0
    (bit, none, scaling) = (keys.whole("bit"), keys.number("none"), RawScaling(keys))
    (isLowFirst, swapsBytes) = (keys.text("order") == "low-first", keys.flag("swap"))
    (self.unit, self.every) = (keys.whole("unit") ?? unit, keys.duration("every") ?? every)
    if count == 0 { throw LinkFault("\(value.name) is a string without length:; write the number of its registers") }
    if address + count > 65_536 {
      throw LinkFault("\(value.name) ends behind the last register, 65535; write a smaller address")
    }
    if bit != nil, table.isBits {
      throw LinkFault("\(value.name): a \(table.rawValue) is a single bit; leave out bit:")
    }
    if bit != nil, count != 1 { throw LinkFault("\(value.name): bit: selects a bit of one register; leave out as:") }
  }

  /// Whether it is a single bit and not a number or a text.
  var isBit: Bool { table.isBits || bit != nil }

  /// Whether a value is read from the registers again that are written for it.
  func holds(_ datum: Datum) -> Bool {
    guard let raw = try? raw(datum) else { return false }
    return self.datum(bit.map { ordered([raw[0] << UInt16($0)]) } ?? raw) == .success(datum)
  }

  // MARK: Reading

  /// The value of what was read; why there is none otherwise.
  func datum(_ raw: [UInt16]) -> Result<Datum, LinkFault> {
    if table.isBits { return flag(raw.first != 0) }
    let words = ordered(raw)
    if let bit { return flag(words[0] >> UInt16(bit) & 1 == 1) }
    if form == .string { return text(words) }
    guard let number = form.number(words) else { return .failure(noValue(words)) }
    if number == none || none.map(UInt64.init(clampingTo:)) == words.reduce(0, { $0 << 16 | UInt64($1) }) {
      return .failure(noValue(words))
    }
    switch value.form {
    case .number:
      if let scaled = scaling.number(number) { return .success(.number(scaled)) }
    case .flag where scaling.map.isEmpty: return .success(.flag(number != 0))
    default:
      if let datum = scaling.datum(number.decimalText, of: value) { return .success(datum) }
    }
    return .failure(value.fault(of: number.decimalText, from: "the register"))
  }

  /// The fault of registers by which the device says that it has no value.
  private func noValue(_ words: [UInt16]) -> LinkFault {
    let text = words.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    return LinkFault(LinkFault.noValue, received: value.quote(text))
  }

  private func flag(_ isOn: Bool) -> Result<Datum, LinkFault> {
    if value.form == .flag, scaling.map.isEmpty { return .success(.flag(isOn)) }
    if let datum = scaling.datum(isOn ? "1" : "0", of: value) { return .success(datum) }
    return .failure(value.fault(of: isOn ? "1" : "0", from: "the bit"))
  }

  private func text(_ words: [UInt16]) -> Result<Datum, LinkFault> {
    let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }.prefix { $0 != 0 }
    // A text that is not UTF-8 is refused, but the log still quotes its letters.
    let text = String(decoding: bytes, as: UTF8.self)
    guard String(validating: bytes, as: UTF8.self) != nil, let datum = scaling.datum(text, of: value) else {
      return .failure(value.fault(of: text, from: "the text of the registers"))
    }
    return .success(datum)
  }

  /// The words with the upper word first, and their bytes in the order that the number needs.
  private func ordered(_ words: [UInt16]) -> [UInt16] {
    let words = swapsBytes ? words.map(\.byteSwapped) : words
    return isLowFirst ? words.reversed() : words
  }

  // MARK: Writing

  /// The registers, or the bit, of a value.
  ///
  /// - Throws: ``LinkFault`` if the device cannot hold it.
  func raw(_ datum: Datum) throws(LinkFault) -> [UInt16] {
    if isBit {
      guard let text = scaling.map.isEmpty ? datum.text : scaling.map[datum.text], let isOn = Self.flags[text] else {
        throw LinkFault(LinkFault.beyondDevice, detail: "\(value.shown(datum.text)) is neither on nor off")
      }
      return [isOn ? 1 : 0]
    }
    if form == .string {
      let bytes = Array(try scaling.demandText(datum, of: value).utf8)
      guard bytes.count <= 2 * count else {
        throw LinkFault(LinkFault.beyondDevice, detail: "the text is longer than \(2 * count) bytes")
      }
      let filled = bytes + [UInt8](repeating: 0, count: 2 * count - bytes.count)
      return ordered((0..<count).map { UInt16(filled[2 * $0]) << 8 | UInt16(filled[2 * $0 + 1]) })
    }
    let text = scaling.map.isEmpty && value.form == .flag ? (datum.text == "true" ? "1" : "0") : nil
    guard let raw = (text ?? scaling.text(datum, of: value)).flatMap({ Double(decimalText: $0) }),
      let words = form.registers(raw)
    else {
      throw LinkFault(LinkFault.beyondDevice, detail: "\(value.shown(datum.text)) does not fit into \(form.rawValue)")
    }
    return ordered(words)
  }

  private static let flags = ["true": true, "1": true, "false": false, "0": false]
}

extension UInt64 {
  /// The bits of a whole number as a device writes it: negative numbers in two's complement of 64 bits, numbers out of
  /// range clamped.
  fileprivate init(clampingTo number: Double) {
    self = number < 0 ? UInt64(bitPattern: Int64(exactly: number) ?? .min) : UInt64(exactly: number) ?? .max
  }
}
