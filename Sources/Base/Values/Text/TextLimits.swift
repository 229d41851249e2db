/// The longest texts that a panel takes and shows, in bytes of UTF-8.
package enum TextLimits {
  /// The longest text of a value: in a config file, in a panel file and from a link. A longer one is refused.
  package static let valueBytes = 4 << 10
  /// The longest part of a text that one label lays out, also in many lines. The rest is left out, with an ellipsis.
  package static let labelBytes = 16 << 10
  /// The same for each line of a label with a limit of lines: more than any screen has room for.
  package static let lineBytes = 2 << 10
}

extension StringProtocol {
  /// The longest start of whole characters that has at most so many bytes of UTF-8, or one character less.
  package func prefix(bytes: Int) -> SubSequence {
    if utf8.count <= bytes { return self[...] }
    // The character at the end may go on.
    return self[..<scalarStart(at: bytes)].dropLast()
  }

  /// The longest end of whole characters that has at most so many bytes of UTF-8, or one character less.
  package func suffix(bytes: Int) -> SubSequence {
    if utf8.count <= bytes { return self[...] }
    return self[scalarStart(at: utf8.count - bytes)...].dropFirst()
  }

  /// The start of the Unicode scalar that a byte belongs to.
  private func scalarStart(at byte: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: byte)
    while index > startIndex, index < endIndex, utf8[index] & 0xc0 == 0x80 { index = utf8.index(before: index) }
    return index
  }
}
