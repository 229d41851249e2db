/// Composes a line of a paragraph: glyphs in visual order from left to right, with their decorations.
struct LineComposer {
  private let paragraph: Paragraph
  /// The finished runs and attachments, from left to right.
  private var pieces: [TextPiece] = []
  /// The underlines and strikethroughs, each as long as its style lasts.
  private var decorations: [TextDecoration] = []
  /// The position at which the next glyph is put, in points from the left end of the line.
  private var pen = 0.0
  /// The run at the pen, to which glyphs of the same font are added.
  private var run = OpenRun()
  /// The clusters in visual order; `nil` if they are not needed.
  private var clusters: [TextCluster]?

  /// A glyph run to which glyphs are still added.
  private struct OpenRun {
    var glyphs: [GlyphRun.Glyph] = []
    /// The ink bounds of the glyphs, in points from ``start`` and the baseline.
    var ink = Rect.null
    /// The position of the pen at which the run began.
    var start = 0.0
    /// The font of all glyphs; `nil` before the first one.
    var font: TextFont?
    /// The index of the paragraph's span from which the glyphs come.
    var span = 0
    /// Whether the run stands for a view or a picture within the text.
    var isAttachment = false
  }

  /// A part of an item on the line.
  private struct Slice {
    let item: TextItem
    /// The bytes of the text that are on this line.
    let bytes: Range<Int>
    /// The embedding level, which is odd from right to left (UAX #9).
    let level: UInt8
  }

  private init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  /// Composes the line of a byte range.
  static func line(_ range: Range<Int>, of paragraph: Paragraph) -> TextLine {
    var composer = LineComposer(paragraph)
    return composer.compose(range)
  }

  /// Composes the line of a byte range, and returns it with the positions of its clusters.
  static func lineWithClusters(_ range: Range<Int>, of paragraph: Paragraph) -> (TextLine, [TextCluster]) {
    var composer = LineComposer(paragraph)
    composer.clusters = []
    let line = composer.compose(range)
    return (line, composer.clusters ?? [])
  }

  /// Adds all slices of the range in visual order, and measures the space that the line needs.
  private mutating func compose(_ range: Range<Int>) -> TextLine {
    let slices = slices(of: range)
    if slices.count == 1 {
      append(slices[0])
    } else {
      for index in Bidi.visualOrder(of: slices.map(\.level)) { append(slices[index]) }
    }
    closeRun()
    let extents = LineExtents(of: range, in: paragraph)
    return TextLine(
      pieces: pieces, decorations: decorations, width: pen, ascent: extents.ascent, descent: extents.descent,
      lineGap: extents.gap)
  }

  /// The parts of the items in the range. Trailing spaces take the paragraph's level (rule L1 of UAX #9).
  private func slices(of range: Range<Int>) -> [Slice] {
    let end = paragraph.trimmedEnd(of: range)
    var slices: [Slice] = []
    for item in paragraph.items.overlapping(range, \.bytes) {
      let bytes = item.bytes.clamped(to: range)
      let split =
        item.level == paragraph.baseLevel ? bytes.upperBound : min(max(end, bytes.lowerBound), bytes.upperBound)
      if bytes.lowerBound < split {
        slices.append(Slice(item: item, bytes: bytes.lowerBound..<split, level: item.level))
      }
      if split < bytes.upperBound {
        slices.append(Slice(item: item, bytes: split..<bytes.upperBound, level: paragraph.baseLevel))
      }
    }
    return slices
  }

  /// Adds the glyphs of a slice at the pen.
  private mutating func append(_ slice: Slice) {
    let item = slice.item
    let start = pen
    if run.font != item.font || run.span != item.span || run.isAttachment || item.isAttachment { openRun(item) }
    let (scale, tracking) = (item.scale, item.font.tracking)
    let (glyphs, base) = item.glyphsWithBase(of: slice.bytes, in: paragraph.text.utf8)
    var clusterStart = pen
    run.glyphs.reserveCapacity(run.glyphs.count + glyphs.count)
    for glyph in glyphs {
      let x = pen - run.start
      run.glyphs.append(
        GlyphRun.Glyph(id: glyph.id, x: Float(x + Double(glyph.x) * scale), y: Float(Double(glyph.y) * scale)))
      if !glyph.ink.isEmpty { run.ink = run.ink.union(glyph.ink.scaled(by: scale).offsetBy(dx: x, dy: 0)) }
      pen += Double(glyph.advance) * scale + (glyph.endsCluster ? tracking : 0)
      if clusters != nil, glyph.endsCluster {
        let start = base + Int(glyph.cluster)
        clusters?.append(
          TextCluster(start: start, left: clusterStart, right: pen, isRightToLeft: slice.item.level & 1 == 1))
        clusterStart = pen
      }
    }
    decorate(item, from: start)
  }

  /// Ends the present run and starts one with the font of an item.
  private mutating func openRun(_ item: TextItem) {
    closeRun()
    run = OpenRun(start: pen, font: item.font, span: item.span, isAttachment: item.isAttachment)
  }

  /// Adds the present run to the line's pieces.
  private mutating func closeRun() {
    guard let font = run.font, !run.glyphs.isEmpty else { return }
    let raised = paragraph.spans[run.span].baselineOffset
    let origin = Point(x: run.start, y: raised == 0 ? 0 : -raised)
    let glyphs = GlyphRun(typeface: font.typeface, size: font.size, glyphs: run.glyphs, origin: origin, ink: run.ink)
    pieces.append(TextPiece(run: glyphs, span: run.span, isAttachment: run.isAttachment))
    run = OpenRun()
  }

  /// Adds the background, the underline and the strikethrough of an item.
  private mutating func decorate(_ item: TextItem, from start: Double) {
    let span = paragraph.spans[item.span]
    if span.hasGround {
      add(.ground, (-span.font.ascent, span.font.ascent + span.font.descent), item.span, from: start)
    }
    if span.isUnderlined { add(.underline, span.font.underline, item.span, from: start) }
    if span.isStruckThrough { add(.strikethrough, span.font.strikethrough, item.span, from: start) }
  }

  /// Adds a decoration, or extends the one before it.
  private mutating func add(
    _ kind: TextDecoration.Kind, _ stroke: (top: Double, thickness: Double), _ span: Int, from start: Double
  ) {
    // The lines of a raised or lowered text are moved with it.
    let y = stroke.top - paragraph.spans[span].baselineOffset
    var rect = Rect(x: start, y: y, width: pen - start, height: stroke.thickness)
    // Each decoration ends at or beyond the previous one, so those that end further left cannot touch this one.
    let near = decorations.firstSorted { $0.rect.maxX > start - 1e-6 }
    if let index = decorations[near...].lastIndex(where: { $0.kind == kind && $0.span == span }) {
      rect = rect.union(decorations.remove(at: index).rect)
    }
    decorations.append(TextDecoration(kind: kind, rect: rect, span: span))
  }
}

/// The space that a line needs above and below its baseline, in points.
private struct LineExtents {
  /// The greatest height above the baseline, and the greatest depth below it.
  var ascent = 0.0
  var descent = 0.0
  /// The greatest line gap of the fonts.
  var gap = 0.0

  /// Computes the extents from the fonts of a byte range.
  init(of range: Range<Int>, in paragraph: Paragraph) {
    for stretch in paragraph.text.stretches.overlapping(range, \.bytes) { include(stretch.span, paragraph) }
    if range.isEmpty { include(paragraph.text.span(at: range.lowerBound), paragraph) }
    // Characters that the font of their span lacks come from another font, which may be taller.
    for item in paragraph.items.overlapping(range, \.bytes)
    where item.font.typeface != paragraph.spans[item.span].font.typeface {
      include(item.font, raised: paragraph.spans[item.span].baselineOffset)
    }
  }

  /// Makes room for the font of a span, and for the view or picture that the span stands for.
  private mutating func include(_ span: Int, _ paragraph: Paragraph) {
    guard paragraph.spans.indices.contains(span) else { return }
    let (font, raised) = (paragraph.spans[span].font, paragraph.spans[span].baselineOffset)
    include(font, raised: raised)
    guard let attachment = paragraph.spans[span].attachment else { return }
    ascent = max(ascent, attachment.ascent + raised)
    descent = max(descent, attachment.descent - raised)
  }

  /// Makes room for a font whose baseline is raised by a number of points.
  private mutating func include(_ font: TextFont, raised: Double) {
    ascent = max(ascent, font.ascent + raised)
    descent = max(descent, font.descent - raised)
    gap = max(gap, font.typeface.lineGap * font.size)
  }
}

extension Rect {
  /// The rectangle with its origin and its size multiplied by a factor.
  func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
