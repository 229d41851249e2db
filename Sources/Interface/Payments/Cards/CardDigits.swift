import Controls
import Runtime
import Values

/// Digits of a payment card, kept so that nothing else keeps them.
///
/// The digits have their own memory, as numbers from 0 to 9. That memory is never written to a disk, and is
/// overwritten before it is given back. Descriptions and reflections tell only how many digits there are, so a log or a
/// dump of a view has none of them.
public nonisolated struct CardDigits: Hashable, Sendable {
  /// The memory of the digits. It is written only while one value refers to it.
  // Safe: a value writes the memory only while no other value refers to it, so what several threads share is only read.
  private final class Storage: @unchecked Sendable {
    private let memory = SecretMemory(count: CardDigits.capacity)
    var bytes: UnsafeMutablePointer<UInt8> { memory.bytes }
    var count = 0

    init() {}

    init(_ other: Storage) {
      bytes.update(from: other.bytes, count: other.count)
      count = other.count
    }
  }

  /// The greatest number of digits.
  static let capacity = 32

  private var storage: Storage?

  /// Creates a storage without digits.
  public init() {}

  /// The digits of a text, without the spaces, dashes and dots that people write between them.
  ///
  /// - Throws: ``RefusedInput`` where the text has anything else, or more than 32 digits.
  public init(_ text: some StringProtocol) throws(RefusedInput) {
    for scalar in text.unicodeScalars { try append(scalar) }
  }

  /// The digits of a text in UTF-8, of which no copy is made.
  ///
  /// - Throws: ``RefusedInput`` where the text has anything but digits and what people write between them, or more than
  ///   32 digits.
  package init(utf8 bytes: UnsafeBufferPointer<UInt8>) throws(RefusedInput) {
    var (decoder, bytes) = (UTF8(), bytes.makeIterator())
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): try append(scalar)
      case .emptyInput: return
      case .error: throw .notDigits
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) throws(RefusedInput) {
    if Self.separators.contains(scalar) { return }
    guard scalar.properties.numericType == .decimal, let digit = Character(scalar).wholeNumberValue else {
      throw .notDigits
    }
    if count == Self.capacity { throw .tooLong }
    insert(UInt8(clamping: digit), at: count)
  }

  private static let separators: Set<Unicode.Scalar> = [
    " ", "\u{A0}", "\u{202F}", "\u{2009}", "-", "–", "\u{2011}", ".",
  ]

  /// The number of digits.
  public var count: Int { storage?.count ?? 0 }
  /// Whether there are no digits.
  public var isEmpty: Bool { count == 0 }

  /// Gives the digits, as numbers from 0 to 9, without a copy that outlives the call.
  public func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: storage?.bytes, count: count))
  }

  /// The digits as text, for handing them on. The text is ordinary memory, which is not overwritten: ask for it as late
  /// as possible, and keep it for as short as possible.
  public func text() -> String { withDigits { String($0.map { Character(Unicode.Scalar($0 + 48)) }) } }

  /// The digits as one whole number; `nil` if there are none, or more than fit.
  var number: Int? {
    if isEmpty || count > 18 { return nil }
    return withDigits { $0.reduce(0) { $0 * 10 + Int($1) } }
  }

  /// The digit at a place, from 0 to 9.
  subscript(place: Int) -> UInt8 { withDigits { $0[place] } }

  /// Puts a digit in front of the one at a place; nothing happens where there is no room.
  mutating func insert(_ digit: UInt8, at place: Int) {
    guard count < Self.capacity, place >= 0, place <= count else { return }
    let storage = own()
    for index in stride(from: storage.count, to: place, by: -1) { storage.bytes[index] = storage.bytes[index - 1] }
    storage.bytes[place] = digit
    storage.count += 1
  }

  /// Takes the digit at a place out.
  mutating func remove(at place: Int) {
    guard place >= 0, place < count else { return }
    let storage = own()
    for index in place..<(storage.count - 1) { storage.bytes[index] = storage.bytes[index + 1] }
    storage.count -= 1
    storage.bytes[storage.count] = 0
  }

  /// Keeps the first digits only.
  mutating func truncate(to length: Int) { while count > max(length, 0) { remove(at: count - 1) } }

  /// Memory that no other value refers to.
  private mutating func own() -> Storage {
    if let storage, isKnownUniquelyReferenced(&self.storage) { return storage }
    let fresh = storage.map(Storage.init) ?? Storage()
    storage = fresh
    return fresh
  }

  /// Whether both have the same digits.
  public static func == (left: CardDigits, right: CardDigits) -> Bool {
    left.storage === right.storage
      || left.withDigits { left in right.withDigits { left.elementsEqual($0) } }
  }

  /// Hashes the number of digits, so that no digit can be guessed from a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension CardDigits: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The number of digits, in words.
  public var description: String { count == 1 ? "1 digit" : "\(count) digits" }
  /// The number of digits, in words.
  public var debugDescription: String { description }
  /// Nothing: the digits are not to be seen in a dump.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Why an input was not taken.
public nonisolated enum RefusedInput: Error, Hashable, Sendable {
  /// It has something besides digits, spaces and dashes.
  case notDigits
  /// It has more digits than the field takes.
  case tooLong
  /// No number of this kind begins so.
  case impossible
  /// It would have put digits of the card into the clipboard.
  case secret
}
