extension String {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The text with plain blanks in the place of all others: nobody can tell a narrow blank that keeps a number and its unit
  /// together from a plain one, or type it.
  package var withPlainBlanks: String { String(map { $0.isWhitespace && !$0.isNewline ? " " : $0 }) }
}
