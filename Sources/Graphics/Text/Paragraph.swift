/// A stretch of text without newlines, shaped once, that can be cut into lines.
///
/// Cutting works on bytes and clusters, not on glyph order, so it does not matter which way the script runs.
struct Paragraph {
  private static let space = UInt8(ascii: " ")
  /// Widths that differ by less are the same: layouts are often asked to fit their own width.
  private static let tolerance = 0.01

  private let utf8: [UInt8]
  private let font: TextFont
  private let shaped: ShapedText
  /// The advance of the cluster that starts at each byte; zero within clusters.
  private let advances: [Double]

  init(utf8: [UInt8], font: TextFont) {
    let shaped = ShapingCache.shared.shape(utf8, font: font)
    var advances = [Double](repeating: 0, count: utf8.count)
    for (cluster, advance) in zip(shaped.clusters, shaped.advances) { advances[cluster] += Double(advance) }
    (self.utf8, self.font, self.shaped, self.advances) = (utf8, font, shaped, advances)
  }

  /// The whole text as one line.
  var line: TextLine { line(glyphs: shaped.glyphs, width: shaped.width, ink: shaped.ink) }

  /// The bytes of each line: broken at spaces, or inside words that are wider than a line on their own.
  func lines(fitting width: Double) -> [Range<Int>] {
    guard shaped.width > width + Self.tolerance else { return [0..<utf8.count] }
    var lines: [Range<Int>] = []
    var (start, index, pen) = (0, 0, 0.0)
    var wordBreak: (end: Int, next: Int)?
    while index < utf8.count {
      if utf8[index] == Self.space {
        let end = index > start && utf8[index - 1] == Self.space ? wordBreak?.end : index
        if let end, end > start { wordBreak = (end, index + 1) }
      } else if advances[index] > 0, pen + advances[index] > width + Self.tolerance, index > start {
        lines.append(start..<(wordBreak?.end ?? index))
        start = wordBreak?.next ?? index
        (index, pen, wordBreak) = (start, 0, nil)
        if start >= utf8.count || advances[start] > width { pen = 0 }
      }
      if index < utf8.count { pen += advances[index] }
      index += 1
    }
    if start < utf8.count || lines.isEmpty { lines.append(start..<utf8.count) }
    return lines
  }

  /// Some of the text as one line.
  func line(_ range: Range<Int>) -> TextLine {
    if range == 0..<utf8.count { return line }
    let part = slice(range)
    return line(glyphs: part.glyphs, width: part.width, ink: part.ink)
  }

  /// As much of the text as fits together with an ellipsis.
  func truncatedLine(_ range: Range<Int>, fitting width: Double?) -> TextLine {
    let dots = Self.ellipsis(font)
    var end = range.upperBound
    if let width {
      var pen = dots.width
      end = range.lowerBound
      while end < range.upperBound, pen + advances[end] <= width + Self.tolerance {
        pen += advances[end]
        end += 1
      }
    }
    while end > range.lowerBound, utf8[end - 1] == Self.space { end -= 1 }
    let part = slice(range.lowerBound..<end)
    let shift = Float(part.width)
    let glyphs = part.glyphs + dots.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x + shift, y: $0.y) }
    return line(
      glyphs: glyphs, width: part.width + dots.width, ink: part.ink.union(dots.ink.offsetBy(dx: part.width, dy: 0)))
  }

  private func slice(_ range: Range<Int>) -> (glyphs: [GlyphRun.Glyph], width: Double, ink: Rect) {
    var glyphs: [GlyphRun.Glyph] = []
    var (pen, start, ink) = (0.0, 0.0, Rect.null)
    for index in shaped.glyphs.indices {
      let advance = Double(shaped.advances[index])
      if range.contains(shaped.clusters[index]) {
        if glyphs.isEmpty { start = pen }
        let glyph = shaped.glyphs[index]
        glyphs.append(GlyphRun.Glyph(id: glyph.id, x: glyph.x - Float(start), y: glyph.y))
        if !shaped.inks[index].isEmpty { ink = ink.union(shaped.inks[index].offsetBy(dx: pen - start, dy: 0)) }
      }
      pen += advance
    }
    return (glyphs, range.reduce(0) { $0 + advances[$1] }, ink)
  }

  private func line(glyphs: [GlyphRun.Glyph], width: Double, ink: Rect) -> TextLine {
    let run = GlyphRun(typeface: font.typeface, size: font.size, glyphs: glyphs, origin: .zero, ink: ink)
    return TextLine(
      runs: glyphs.isEmpty ? [] : [run], width: width, ascent: font.ascent, descent: font.descent)
  }

  /// The sign for text left out: one glyph where the typeface has it, else three full stops.
  private static func ellipsis(_ font: TextFont) -> ShapedText {
    let sign = ShapingCache.shared.shape(Array("…".utf8), font: font)
    let isMissing = sign.glyphs.contains { $0.id == 0 }
    return isMissing ? ShapingCache.shared.shape(Array("...".utf8), font: font) : sign
  }
}
