/// The text of a translation, with places for arguments.
///
///     Message("%lld of %2$@")  // argument 0, “ of ”, argument 1
///
/// The places are those of String Catalogs and C: `%@`, `%lld`, `%.1f`, with a position as in `%2$@`; `%%` is a percent
/// sign. A percent sign that begins no such place, or precedes a blank, is shown as it is.
public struct Message: Equatable, Sendable {
  /// A part of a message: words as they are, or the place of an argument.
  public enum Part: Equatable, Sendable {
    /// Text that is shown as it is.
    case literal(String)
    /// An argument, counted from 0, with the conversion specification by which it is written.
    case argument(Int, specifier: String)
    /// A part with its own plural, such as `%#@files@`.
    case substitution(String)
    /// Within a substitution, the argument that it depends on: `%arg`.
    case subject
  }

  /// The parts in their order. A text with more than 256 parts is cut off.
  public let parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// Parses the text of a translation.
  public init(_ text: String) {
    var parser = Parser(text: text.utf8[...])
    parts = parser.parse()
  }

  private struct Parser {
    var text: Substring.UTF8View
    var parts: [Part] = []
    var literal: [UInt8] = []
    /// The number of places without a position so far.
    var count = 0

    mutating func parse() -> [Part] {
      while let byte = text.popFirst(), parts.count < LocalizationLimits.parts {
        if byte != UInt8(ascii: "%") {
          literal.append(byte)
        } else if text.first == UInt8(ascii: "%") {
          literal.append(text.removeFirst())
        } else if let part = place() {
          endLiteral()
          parts.append(part)
        } else {
          literal.append(byte)
        }
      }
      endLiteral()
      return parts
    }

    private mutating func endLiteral() {
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }

    /// Parses what follows a percent sign; `nil`, with nothing consumed, if it is no place for an argument.
    private mutating func place() -> Part? {
      if let rest = text.dropping("arg") {
        text = rest
        return .subject
      }
      var rest = text
      let position = Self.position(&rest)
      if let name = rest.dropping("#@") {
        guard let end = name.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        text = name[name.index(after: end)...]
        return .substitution(String(decoding: name[..<end], as: UTF8.self))
      }
      let start = rest
      while let byte = rest.first, "-+#0123456789.".utf8.contains(byte) { rest.removeFirst() }
      while let byte = rest.first, "hlqLjzt".utf8.contains(byte) { rest.removeFirst() }
      guard let last = rest.popFirst(), "@sdiuxXoeEfFgGaA".utf8.contains(last), start.count - rest.count <= 24 else {
        return nil
      }
      text = rest
      if position == nil { count += 1 }
      return .argument(
        (position ?? count) - 1, specifier: "%" + String(decoding: start[..<rest.startIndex], as: UTF8.self))
    }

    /// Consumes a position such as `2$`.
    private static func position(_ rest: inout Substring.UTF8View) -> Int? {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard (1...2).contains(digits.count), rest.dropFirst(digits.count).first == UInt8(ascii: "$"),
        let position = Int(String(decoding: digits, as: UTF8.self)), position > 0
      else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      return position
    }
  }
}

extension Substring.UTF8View {
  /// The text after a prefix; `nil` if it does not begin with it.
  fileprivate func dropping(_ prefix: String) -> Substring.UTF8View? {
    starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
  }
}
