/// A paragraph of a ``CaretLayout``: shaped once, and cut into lines whose characters have extents.
struct CaretParagraph {
  struct SetLine {
    let line: TextLine
    /// The characters of the line.
    let characters: Range<Int>
    /// The last place of the caret on the line: if another line follows, it is before the last character.
    let last: Int
    let cells: [CaretCell]
  }

  private let paragraph: Paragraph
  /// The byte offset of each character, with the length of the text at the end.
  private let offsets: [Int]

  var isRightToLeft: Bool { paragraph.baseLevel == 1 }

  /// Shapes a paragraph.
  ///
  /// - Parameter isMirrored: The direction of a paragraph without letters: whether it runs from right to left.
  init(_ characters: [Character], _ font: TextFont, isMirrored: Bool) {
    var (text, offsets) = ("", [0])
    for character in characters {
      text.append(contentsOf: character.isControlCode ? " " : String(character))
      offsets.append(text.utf8.count)
    }
    self.offsets = offsets
    var style = ParagraphStyle()
    if isMirrored, !Bidi.hasLetters(text.unicodeScalars.map(\.value)) { style.direction = .rightToLeft }
    let span = TextSpan(text, font: font)
    paragraph = Paragraph(StyledText([span]), spans: [span], style: style)
  }

  /// The lines of the paragraph. The spaces at the end of a line belong to it, and may be beyond its width.
  func lines(fitting width: Double?) -> [SetLine] {
    let starts = width.map { paragraph.lines(fitting: $0).map(\.bytes.lowerBound) } ?? [0]
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : paragraph.text.count
      return line(starts[index]..<end, isLast: index + 1 == starts.count)
    }
  }

  private func line(_ bytes: Range<Int>, isLast: Bool) -> SetLine {
    let (line, clusters) = LineComposer.lineWithClusters(bytes, of: paragraph)
    let first = place(at: bytes.lowerBound)
    let end = isLast ? offsets.count - 1 : place(at: bytes.upperBound)
    let characters = first..<max(first, end)
    return SetLine(
      line: line, characters: characters, last: isLast ? characters.upperBound : max(first, characters.upperBound - 1),
      cells: cells(of: characters, clusters.sorted { $0.start < $1.start }, end: bytes.upperBound))
  }

  /// The number of characters before a byte.
  private func place(at byte: Int) -> Int { min(offsets.firstSorted { $0 >= byte }, offsets.count - 1) }

  /// The extents of characters. A cluster of glyphs has one character, a part of one, or several, which share its width.
  private func cells(of characters: Range<Int>, _ clusters: [TextCluster], end: Int) -> [CaretCell] {
    var cells: [CaretCell] = []
    var next = characters.lowerBound
    for (index, cluster) in clusters.enumerated() {
      let limit = index + 1 < clusters.count ? clusters[index + 1].start : end
      let first = next
      while next < characters.upperBound, offsets[next] < limit { next += 1 }
      let count = next - first
      if count == 0, let last = cells.indices.last {
        cells[last].left = min(cells[last].left, cluster.left)
        cells[last].right = max(cells[last].right, cluster.right)
      }
      let share = (cluster.right - cluster.left) / Double(max(1, count))
      for part in 0..<count {
        let place = Double(cluster.isRightToLeft ? count - 1 - part : part)
        let left = cluster.left + share * place
        cells.append(CaretCell(left: left, right: left + share, isRightToLeft: cluster.isRightToLeft))
      }
    }
    return cells
  }
}

/// The glyphs of a group of characters on a line that belong together.
struct TextCluster {
  /// The byte of the first character in the paragraph.
  let start: Int
  /// The edges, in points from the start of the line.
  let left, right: Double
  let isRightToLeft: Bool
}

extension Character {
  /// Whether the character is a control code, which has no glyph.
  fileprivate var isControlCode: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
