/// A request of Modbus over TCP, and what its answer must be.
///
/// The header has a number that ties the answer to the request, the number of the protocol (0), the length of the rest,
/// and the unit. libmodbus, which serves serial lines here, compares everything except the unit: behind a gateway,
/// another device's value would be taken for the requested value.
struct ModbusMessage: Sendable {
  /// The bytes of a header, with the unit.
  static let headerBytes = 7
  /// The greatest number of bytes after a header.
  private static let longest = 253

  /// The form that the answer must have.
  private enum Answer {
    case words(Int)
    case bits(Int)
    case echo([UInt8])
  }

  private let number: UInt16
  private let unit: UInt8
  private let function: UInt8
  private let answer: Answer
  /// The bytes to send.
  let bytes: [UInt8]

  private init(_ number: UInt16, unit: Int, _ body: [UInt8], _ answer: Answer) {
    (self.number, self.unit, self.function, self.answer) = (number, UInt8(truncatingIfNeeded: unit), body[0], answer)
    bytes = Self.pair(number) + [0, 0] + Self.pair(UInt16(body.count + 1)) + [self.unit] + body
  }

  /// Makes a request to read.
  ///
  /// - Parameter number: ties the answer to it.
  init(reading block: ReadPlan.Block, number: UInt16) {
    let function: UInt8 =
      switch block.table {
      case .coil: 1
      case .discrete: 2
      case .holding: 3
      case .input: 4
      }
    let range =
      Self.pair(UInt16(truncatingIfNeeded: block.address)) + Self.pair(UInt16(truncatingIfNeeded: block.count))
    self.init(
      number, unit: block.unit, [function] + range, block.table.isBits ? .bits(block.count) : .words(block.count))
  }

  /// Makes a request to write registers, or a coil.
  init(writing words: [UInt16], unit: Int, _ table: ModbusPoint.Table, _ address: Int, number: UInt16) {
    let place = Self.pair(UInt16(truncatingIfNeeded: address))
    if table == .coil || words.count == 1 {
      let word = table == .coil ? (words[0] == 0 ? 0 : 0xFF00) : words[0]
      let body = [table == .coil ? 5 : 6] + place + Self.pair(word)
      self.init(number, unit: unit, body, .echo(body))
    } else {
      let head = [16] + place + Self.pair(UInt16(words.count))
      self.init(
        number, unit: unit, head + [UInt8(truncatingIfNeeded: 2 * words.count)] + words.flatMap(Self.pair), .echo(head))
    }
  }

  /// The number of bytes that follow the header of the answer to an earlier request; `nil` for another header.
  func lengthOfEarlier(_ header: [UInt8]) -> Int? {
    let length = Int(Self.word(header, 4)) - 1
    let isEarlier = (1...0x7FFF).contains(number &- Self.word(header, 0))
    return Self.word(header, 2) == 0 && (2...Self.longest).contains(length) && isEarlier ? length : nil
  }

  /// The number of bytes that follow a header.
  ///
  /// - Throws: ``ModbusFault`` if the header does not belong to the answer to this request.
  func length(after header: [UInt8]) throws(ModbusFault) -> Int {
    let (length, sender) = (Int(Self.word(header, 4)) - 1, header[6])
    guard Self.word(header, 2) == 0, (2...Self.longest).contains(length) else {
      throw .lost("the answer is not of Modbus")
    }
    guard Self.word(header, 0) == number else { throw .lost("the answer belongs to another request") }
    // The units 0 and 255 stand for the device at the address itself, which may answer with its own.
    guard sender == unit || unit == 0 || unit == 255 else {
      throw .lost("the answer is of unit \(sender) instead of \(unit)")
    }
    return length
  }

  /// The bits or words of an answer, without its header; none for a write.
  ///
  /// - Throws: ``ModbusFault`` with the exception of the device, or if the answer does not fit the request.
  func values(_ body: [UInt8]) throws(ModbusFault) -> [UInt16] {
    if body.count == 2, body[0] == function | 0x80, (1...11).contains(body[1]) { throw .exception(Int(body[1])) }
    let data = Array(body.dropFirst(2))
    switch answer {
    case .words(let count) where body[0] == function && Int(body[1]) == 2 * count && data.count == 2 * count:
      return (0..<count).map { Self.word(data, 2 * $0) }
    case .bits(let count) where body[0] == function && Int(body[1]) == (count + 7) / 8 && data.count == (count + 7) / 8:
      return (0..<count).map { UInt16(data[$0 / 8] >> UInt8($0 % 8) & 1) }
    case .echo(body): return []
    default: throw .lost("the answer does not fit the request")
    }
  }

  private static func pair(_ word: UInt16) -> [UInt8] { [UInt8(word >> 8), UInt8(word & 0xFF)] }
  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt16 {
    UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
  }
}
