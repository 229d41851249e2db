import Glibc
import Runtime
import Values

/// Digits of a payment card, kept so that nothing else keeps them.
///
/// The digits lie in memory of their own, as numbers from 0 to 9. That memory is overwritten before it is given back.
/// Descriptions and reflections tell only how many digits there are, so a log or a dump of a view has none of them.
public nonisolated struct CardDigits: Hashable, Sendable {
  /// The memory of the digits. It is written only while one value refers to it.
  private final class Storage: @unchecked Sendable {
    static let capacity = 32
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    var count = 0

    init() { bytes.initialize(repeating: 0, count: Self.capacity) }

    convenience init(_ other: Storage) {
      self.init()
      bytes.update(from: other.bytes, count: other.count)
      count = other.count
    }

    deinit {
      explicit_bzero(bytes, Self.capacity)
      bytes.deallocate()
    }
  }

  private var storage: Storage?

  /// No digits.
  public init() {}

  /// The digits of a text, without the spaces and dashes that people write between them.
  ///
  /// - Throws: ``RefusedInput`` where the text has anything else, or more than 32 digits.
  public init(_ text: some StringProtocol) throws(RefusedInput) {
    for digit in try Self.parse(text) { insert(digit, at: count) }
  }

  /// The digits that a text consists of.
  static func parse(_ text: some StringProtocol) throws(RefusedInput) -> [UInt8] {
    var digits: [UInt8] = []
    for character in text where !separators.contains(character) {
      guard let number = character.wholeNumberValue, (0...9).contains(number) else { throw .notDigits }
      if digits.count == Storage.capacity { throw .tooLong }
      digits.append(UInt8(number))
    }
    return digits
  }

  private static let separators: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "-", "–", "‑", "."]

  /// The number of digits.
  public var count: Int { storage?.count ?? 0 }
  /// Whether there are no digits.
  public var isEmpty: Bool { count == 0 }

  /// Gives the digits, as numbers from 0 to 9, without a copy that outlives the call.
  public func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: storage?.bytes, count: count))
  }

  /// The digits as text, for handing them on. The text is ordinary memory, which nobody overwrites: ask for it as late
  /// as possible, and keep it for as short as possible.
  public func text() -> String { withDigits { String($0.map { Character(Unicode.Scalar($0 + 48)) }) } }

  /// The digits as one whole number; `nil` if there are none, or more than fit.
  var number: Int? {
    if isEmpty || count > 18 { return nil }
    return withDigits { $0.reduce(0) { $0 * 10 + Int($1) } }
  }

  /// Puts a digit in front of the one at a place; nothing happens where there is no room.
  mutating func insert(_ digit: UInt8, at place: Int) {
    guard count < Storage.capacity, place >= 0, place <= count else { return }
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
  /// How many digits there are.
  public var description: String { count == 1 ? "1 digit" : "\(count) digits" }
  /// How many digits there are.
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
}
