/// A text of which a braille display shows a part; the reader pans from part to part.
package nonisolated struct BrailleLine: Equatable {
  /// The number of cells of the display.
  package let width: Int
  /// The text, one character a cell.
  package private(set) var text: [Character] = []
  /// The number of characters before the part that is shown.
  package private(set) var start = 0

  /// Creates an empty line.
  ///
  /// - Parameter width: the number of cells; at least one is assumed.
  package init(width: Int) { self.width = max(1, width) }

  /// The visible part of the text, at most ``width`` characters. It ends where the next part begins, so that no word is
  /// read twice.
  package var part: String {
    let end = partStarts.first { $0 > start } ?? text.count
    // A non-breaking space is an ordinary space on the display.
    let cells = text[start..<end].map { $0.isWhitespace ? " " : $0 }
    return String(cells[..<(cells.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
  }

  /// Shows a text from its beginning.
  package mutating func show(_ text: String) {
    // Braille has no line breaks.
    self.text = text.map { $0.isNewline ? " " : $0 }
    start = 0
  }

  /// Shows the next or the previous part. Parts end between words if possible.
  ///
  /// - Returns: `false` at the end or the beginning of the text, where nothing has changed.
  package mutating func pan(forward: Bool) -> Bool {
    let starts = partStarts
    let next = forward ? starts.first { $0 > start } : starts.last { $0 < start }
    guard let next else { return false }
    start = next
    return true
  }

  /// The beginnings of all parts.
  private var partStarts: [Int] {
    var starts = [0]
    while let last = starts.last, last + width < text.count {
      let limit = last + width
      // A part that would cut a word ends before it, unless the word alone is longer than the display.
      let gap = (last + 1...limit).last { text[$0 - 1] == " " || text[$0] == " " }
      let next = gap.map { text[$0] == " " ? $0 + 1 : $0 } ?? limit
      starts.append(next > last ? next : limit)
    }
    return starts.filter { $0 < max(1, text.count) }
  }
}
