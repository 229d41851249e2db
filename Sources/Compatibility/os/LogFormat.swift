import Glibc

/// A line in the form of C's `printf`, with the privacy of values in braces.
struct LogFormat {
  private let characters: [Character]
  private var place = 0

  init(_ format: String) { characters = Array(format) }

  /// A conversion between a percent sign and its letter.
  private struct Conversion {
    var privacy = OSLogPrivacy.auto
    var flags = ""
    var width: Int?
    var precision: Int?
    var letter: Character = "@"
  }

  /// The line with the values that may be shown.
  ///
  /// - Parameter error: the number of the error that `%m` stands for.
  func text(_ values: [any CVarArg], error: CInt = errno) -> String {
    var (reader, rest, text) = (self, values[...], "")
    while let character = reader.next() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard let conversion = reader.conversion(&rest) else { continue }
      switch conversion.letter {
      case "%": text += "%"
      case "m": text += String(cString: strerror(error))
      default: text += Self.text(conversion, rest.popFirst())
      }
    }
    return text
  }

  private mutating func next() -> Character? {
    guard place < characters.count else { return nil }
    defer { place += 1 }
    return characters[place]
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, isTaken(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  /// A number in the format, or in the values where it is a star; `nil` if there is none. The limit keeps lines short.
  private mutating func number(_ values: inout ArraySlice<any CVarArg>) -> Int? {
    if place < characters.count, characters[place] == "*" {
      place += 1
      return (values.popFirst() as? any BinaryInteger).map { max(0, min(Int(clamping: $0), 100)) }
    }
    let digits = take { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : min(Int(digits) ?? 100, 100)
  }

  /// Reads what follows a percent sign; `nil` at the end of the format.
  private mutating func conversion(_ values: inout ArraySlice<any CVarArg>) -> Conversion? {
    var conversion = Conversion()
    if place < characters.count, characters[place] == "{" {
      let words = take { $0 != "}" }.dropFirst().split(separator: ",").map { $0.filter { $0 != " " } }
      _ = next()
      if words.contains("public") { conversion.privacy = .public }
      if words.contains("private") || words.contains("sensitive") {
        conversion.privacy = words.contains("mask.hash") ? .private(mask: .hash) : .private
      }
    }
    conversion.flags = take { "-+ #0".contains($0) }
    conversion.width = number(&values)
    if place < characters.count, characters[place] == "." {
      place += 1
      conversion.precision = number(&values) ?? 0
    }
    _ = take { "hlqLztj".contains($0) }
    guard let letter = next() else { return nil }
    conversion.letter = letter
    return conversion
  }

  private static func text(_ conversion: Conversion, _ value: (any CVarArg)?) -> String {
    guard let value else { return "<decode: missing data>" }
    var form = "%" + conversion.flags
    if let width = conversion.width { form += "\(width)" }
    if let precision = conversion.precision { form += ".\(precision)" }
    switch conversion.letter {
    case "d", "D", "i":
      if let number = value as? any BinaryInteger {
        return conversion.privacy.shown(printed(form + "lld", Int64(truncatingIfNeeded: number)), isScalar: true)
      }
    case "u", "U", "x", "X", "o", "O":
      if let number = value as? any FixedWidthInteger {
        let letter = conversion.letter == "X" ? "X" : conversion.letter.lowercased()
        return conversion.privacy.shown(printed(form + "ll" + letter, number.bits), isScalar: true)
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if let number = value as? any BinaryFloatingPoint {
        return conversion.privacy.shown(printed(form + String(conversion.letter), Double(number)), isScalar: true)
      }
    case "c":
      if let number = value as? any BinaryInteger, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) {
        return conversion.privacy.shown(String(Character(scalar)), isScalar: true)
      }
    default: break
    }
    let columns = conversion.width ?? 0
    let align: OSLogStringAlignment =
      conversion.flags.contains("-") ? .left(columns: columns) : .right(columns: columns)
    // A value of another kind than its letter may be anything.
    return align.text(conversion.privacy.shown(shortened(value, conversion.precision), isScalar: false))
  }

  private static func shortened(_ value: any CVarArg, _ count: Int?) -> String {
    let text: String
    if let characters = value as? UnsafePointer<CChar> {
      text = String(cString: characters)
    } else {
      text = String(describing: value)
    }
    return count.map { String(text.prefix($0)) } ?? text
  }
}

extension FixedWidthInteger {
  /// The bits of the number, without those of its sign in a wider one.
  fileprivate var bits: UInt64 { UInt64(truncatingIfNeeded: Magnitude(truncatingIfNeeded: self)) }
}
