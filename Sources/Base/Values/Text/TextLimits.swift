/// The longest texts that a panel takes and shows, in bytes of UTF-8.
package enum TextLimits {
  /// The longest text of a value: in a config file, in a panel file and from a link. A longer one is refused.
  package static let valueBytes = 4 << 10
  /// The longest part of a text that one label lays out, also in many lines. The rest is left out, with an ellipsis.
  package static let labelBytes = 16 << 10
  /// The same for each line of a label with a limit of lines: more than any screen has room for.
  package static let lineBytes = 2 << 10
}

extension String {
  /// The longest start of whole characters that has at most so many bytes of UTF-8.
  package func prefix(bytes: Int) -> Substring {
    if utf8.count <= bytes { return self[...] }
    return self[..<characterStart(utf8.index(startIndex, offsetBy: bytes))]
  }

  /// The longest end of whole characters that has at most so many bytes of UTF-8.
  package func suffix(bytes: Int) -> Substring {
    if utf8.count <= bytes { return self[...] }
    let place = utf8.index(endIndex, offsetBy: -bytes)
    if place == endIndex || place == characterStart(place) { return self[place...] }
    return self[index(after: place)...]
  }

  /// The start of the character that a byte belongs to.
  private func characterStart(_ place: Index) -> Index { index(before: index(after: place)) }
}
