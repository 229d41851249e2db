/// Text without newlines, shaped once, which can be broken into lines.
///
/// Lines are broken in logical order; the visual order is decided when a line is composed.
struct Paragraph {
  /// The tolerance in points for comparisons of widths: layouts are often asked to fit their own width.
  static let tolerance = 0.01
  private static let space = UInt8(ascii: " ")

  let text: StyledText
  let spans: [TextSpan]
  let style: ParagraphStyle
  let items: [TextItem]
  let baseLevel: UInt8
  /// The advance of the whole text on one line, in points.
  let width: Double

  /// Itemizes and shapes a paragraph.
  init(_ text: StyledText, spans: [TextSpan], style: ParagraphStyle) {
    let itemizer = Itemizer(text, spans: spans, style: style)
    (self.text, self.spans, self.style) = (text, spans, style)
    (items, baseLevel) = (itemizer.items, itemizer.baseLevel)
    width = items.reduce(0) { $0 + $1.width }
  }

  /// The byte range of a line, and whether words were broken to make it fit.
  struct Cut: Equatable {
    var bytes: Range<Int>
    /// Whether it ends inside a word.
    var isBroken = false
    /// Whether it is wider than permitted.
    var isTooWide = false
  }

  /// For each byte the advance of the cluster that starts there, in points; zero inside clusters.
  func advances() -> [Double] {
    var advances = [Double](repeating: 0, count: text.count)
    for item in items {
      let scale = item.scale
      for glyph in item.shaped.glyphs {
        let tracking = glyph.endsCluster ? item.font.tracking : 0
        advances[item.bytes.lowerBound + Int(glyph.cluster)] += Double(glyph.advance) * scale + tracking
      }
    }
    return advances
  }

  /// Whether the text is certainly wider than a line, whatever space it ends with.
  func exceeds(_ width: Double) -> Bool {
    self.width > width + Self.tolerance && text.utf8.last != Self.space
  }

  /// The byte range of each line. Lines are broken at the opportunities of UAX #14, or inside words that are wider
  /// than a line, if the style permits that.
  func lines(fitting width: Double) -> [Cut] {
    guard self.width > width + Self.tolerance else { return [Cut(bytes: 0..<text.count)] }
    var breaker = Breaker(paragraph: self, width: width + Self.tolerance)
    return breaker.cuts()
  }

  /// The end of a range without its trailing spaces.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.utf8[end - 1] == Self.space { end -= 1 }
    return end
  }

  /// The width of a range as a separate line, in points.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    for item in items.overlapping(range, \.bytes) {
      let glyphs = item.glyphs(of: item.bytes.clamped(to: range), in: text.utf8)
      for glyph in glyphs {
        width += Double(glyph.advance) * item.scale + (glyph.endsCluster ? item.font.tracking : 0)
      }
    }
    return width
  }
}

/// A greedy line breaker: each line takes as many words as fit.
private struct Breaker {
  let paragraph: Paragraph
  let width: Double
  private let advances: [Double]
  private let breaks: LineBreaks
  private var lines: [Paragraph.Cut] = []
  private var start = 0
  private var pen = 0.0
  /// The last word that was found. A broken word is measured only once for each of its lines.
  private var word = Word()

  /// Characters between two places at which a line may begin.
  private struct Word {
    var bytes = 0..<0
    /// The end without the spaces.
    var visibleEnd = 0
  }

  init(paragraph: Paragraph, width: Double) {
    (self.paragraph, self.width) = (paragraph, width)
    advances = paragraph.advances()
    breaks = LineBreaks(paragraph.text, language: paragraph.style.language)
  }

  /// Breaks the paragraph, and returns the byte ranges of its lines.
  mutating func cuts() -> [Paragraph.Cut] {
    var index = 0
    while index < paragraph.text.count {
      findWord(at: index)
      if index == start {
        index = placeFirst()
      } else if pen + visibleWidth <= width {
        pen += advances[word.bytes].reduce(0, +)
        index = word.bytes.upperBound
      } else {
        end(at: index)
      }
    }
    if start < paragraph.text.count { end(at: paragraph.text.count) }
    return lines
  }

  /// Places the word at the start of a line, even if it is too wide.
  ///
  /// - Returns: The byte at which to continue.
  private mutating func placeFirst() -> Int {
    if visibleWidth <= width || !paragraph.style.breaksWords {
      pen = advances[word.bytes].reduce(0, +)
      return word.bytes.upperBound
    }
    let cut = endOfPart(of: word.bytes)
    if cut < word.visibleEnd {
      end(at: cut, isBroken: true)
    } else {
      pen = advances[word.bytes].reduce(0, +)
      return word.bytes.upperBound
    }
    return cut
  }

  /// The end of as many whole characters of a word as fit, but at least one.
  private func endOfPart(of word: Range<Int>) -> Int {
    var (end, pen, ends) = (word.lowerBound, 0.0, [Int]())
    while end < word.upperBound {
      var next = end + 1
      while next < word.upperBound, !breaks.isBoundary[next] { next += 1 }
      pen += advances[end..<next].reduce(0, +)
      if pen > width, !ends.isEmpty { break }
      ends.append(next)
      end = next
    }
    // A cut can change the shape of adjacent glyphs, and so the width.
    while ends.count > 1, paragraph.width(of: word.lowerBound..<ends[ends.count - 1]) > width { ends.removeLast() }
    return ends.last ?? word.upperBound
  }

  /// Ends the present line at a byte.
  private mutating func end(at index: Int, isBroken: Bool = false) {
    let bytes = start..<index
    let trimmed = start..<max(paragraph.trimmedEnd(of: bytes), start)
    let isTooWide = advances[trimmed].reduce(0, +) > width
    lines.append(Paragraph.Cut(bytes: trimmed, isBroken: isBroken, isTooWide: isTooWide))
    (start, pen) = (index, 0)
  }

  /// Finds the word that begins at a byte, or the rest of a word that was broken on the previous lines.
  private mutating func findWord(at index: Int) {
    if index < word.bytes.upperBound {
      word.bytes = index..<word.bytes.upperBound
    } else {
      var next = index + 1
      while next < breaks.isAllowed.count, !breaks.isAllowed[next] { next += 1 }
      word = Word(bytes: index..<next, visibleEnd: paragraph.trimmedEnd(of: index..<next))
    }
    word.visibleEnd = max(index, word.visibleEnd)
  }

  /// The width of the word without trailing spaces, or of a part of it that is already too wide for a line.
  private var visibleWidth: Double {
    var sum = 0.0
    for advance in advances[word.bytes.lowerBound..<word.visibleEnd] {
      sum += advance
      if sum > width { break }
    }
    return sum
  }
}
