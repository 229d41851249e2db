/// Converts shapes to coverage, each by the fastest method.
final class Shapes {
  /// The scanner, shared with code that adds its own edges.
  let scanner = Scanner()
  private let stroker = Stroker()
  /// The cached coverage of glyphs, of rounded corners, of paths, and of shadows.
  private let glyphs = GlyphMasks()
  private let corners = CornerMasks()
  let paths = PathMasks()
  private let softs = SoftMasks()

  /// The size of the cached masks in bytes.
  var rememberedBytes: Int { glyphs.used + corners.used + paths.used + softs.used }

  /// Begins a frame, so that outlines of the previous frame count as drawn before.
  func beginFrame() { paths.beginFrame() }

  /// Draws an item's shape within an area.
  func draw(_ item: DisplayItem, _ area: PixelRect, into sink: inout some PaintingSink) {
    let edges = scanner.edges
    switch item.shape {
    case .rect(let rect):
      if item.transform.isUpright { return fill(rect.applying(item.transform), area, into: &sink) }
      fill(item, .nonZero, area, into: &sink) { edges.add(rect) }
    case .roundedRect(let rect, let radius):
      fillRounded(item, rect.standardized, radius: radius, area, into: &sink)
    case .ellipse(let rect):
      fillEllipse(item, rect.standardized, area, into: &sink)
    case .fill(let path, let rule):
      fill(item, rule, area, into: &sink) { edges.add(path) }
    case .stroke(let path, let style):
      if let ring = RingShape(path, style, item.transform) {
        return corners.draw(ring, area, scanner: scanner, into: &sink)
      }
      fill(item, .nonZero, area, into: &sink) { stroker.stroke(path, style: style, into: edges) }
    case .glyphs(let run):
      draw(run, item.transform, area, into: &sink)
    case .softRoundedRect(let rect, let radius, let sigma):
      if let shape = SoftMasks.Shape(rect, radius: radius, sigma: sigma, item.transform) {
        softs.draw(shape, area, scanner: scanner, into: &sink)
      }
    case .group: break
    }
  }

  /// Fills an outline: from a cached mask if it was drawn before, else by scanning its edges. An outline that may have
  /// a mask is scanned without the whole pixels of its translation, as its mask is, so that the two do not differ by
  /// rounding. An outline too large for a mask is scanned in place: its coordinates without the translation may be
  /// beyond all limits.
  private func fill(
    _ item: DisplayItem, _ rule: FillRule, _ area: PixelRect, into sink: inout some PaintingSink, addEdges: () -> Void
  ) {
    let place = WholePixels(item.transform)
    guard let digest = item.shape.digest(place.transform) else {
      scanner.edges.begin(window: area, transform: item.transform)
      addEdges()
      return scan(rule, into: &sink)
    }
    if let mask = paths.mask(of: item.shape, place.transform, digest, rule, scanner, addEdges: addEdges) {
      return mask.draw(movedBy: (place.x, place.y), area, into: &sink)
    }
    scanner.edges.begin(window: area.offset(-place.x, -place.y), transform: place.transform)
    addEdges()
    scan(rule, shift: (place.x, place.y), into: &sink)
  }

  /// Scans the collected edges; the coverage is that of pixels moved by `shift`.
  private func scan(_ rule: FillRule, shift: (x: Int, y: Int) = (0, 0), into sink: inout some PaintingSink) {
    scanner.fill(scanner.edges.covered, rule: rule, shift: shift, into: &sink)
  }

  /// Fills a rectangle parallel to the axes; the exact area in each pixel is a product.
  private func fill(_ rect: Rect, _ area: PixelRect, into sink: inout some PaintingSink) {
    let edges = ClipEdges(rect.standardized)
    let whole = edges.wholeColumns.clamped(to: area.minX..<area.maxX)
    let wholeRows = edges.wholeRows.clamped(to: area.minY..<area.maxY)
    if whole == area.minX..<area.maxX, wholeRows == area.minY..<area.maxY { return sink.box(area) }
    // The columns and rows at the ends are partly covered. Each column is drawn from top to bottom, so that
    // preparations for a part of a row can be reused for the next row.
    func draw(_ from: Int, _ to: Int, _ column: Int) {
      guard from < to else { return }
      func draw(row y: Int) {
        let coverage = ClipEdges.coverage(edges.row(y), column)
        if coverage != 0 { sink.span(x: from, y: y, count: to &- from, coverage: coverage) }
      }
      for y in area.minY..<wholeRows.lowerBound { draw(row: y) }
      let box = PixelRect(minX: from, minY: wholeRows.lowerBound, maxX: to, maxY: wholeRows.upperBound)
      if column == 256 { sink.box(box) } else { sink.box(box, coverage: ClipEdges.coverage(256, column)) }
      for y in wholeRows.upperBound..<area.maxY { draw(row: y) }
    }
    if whole.isEmpty {
      for x in area.minX..<area.maxX { draw(x, x &+ 1, edges.column(x)) }
      return
    }
    for x in area.minX..<whole.lowerBound { draw(x, x &+ 1, edges.column(x)) }
    draw(whole.lowerBound, whole.upperBound, 256)
    for x in whole.upperBound..<area.maxX { draw(x, x &+ 1, edges.column(x)) }
  }

  /// Fills a rounded rectangle, from cached masks if possible.
  private func fillRounded(
    _ item: DisplayItem, _ rect: Rect, radius: Double, _ area: PixelRect, into sink: inout some PaintingSink
  ) {
    let limited = max(0, min(radius, rect.width / 2, rect.height / 2))
    if let shape = RoundShape(rect, radius: limited, item.transform) {
      return corners.draw(shape, area, scanner: scanner, into: &sink)
    }
    fill(item, .nonZero, area, into: &sink) {
      scanner.edges.add(rect, cornerWidth: limited, cornerHeight: limited)
    }
  }

  /// Fills an ellipse; a circle is drawn as a rounded rectangle.
  private func fillEllipse(
    _ item: DisplayItem, _ rect: Rect, _ area: PixelRect, into sink: inout some PaintingSink
  ) {
    let (w, h) = (rect.width / 2, rect.height / 2)
    if w == h { return fillRounded(item, rect, radius: w, area, into: &sink) }
    fill(item, .nonZero, area, into: &sink) { scanner.edges.add(rect, cornerWidth: w, cornerHeight: h) }
  }

  /// Draws a glyph run from cached masks, or as outlines if it is large, rotated or stretched.
  private func draw(_ run: GlyphRun, _ transform: Transform, _ area: PixelRect, into sink: inout some PaintingSink) {
    let pixels = run.size * transform.a
    let isMasked =
      transform.isUpright && transform.a == transform.d && pixels > 0.5 && pixels <= GraphicsLimits.maskedGlyphPixels
    guard isMasked else { return drawOutlines(run, transform, area, into: &sink) }
    let size = Int((pixels * 64).rounded())
    for glyph in run.glyphs {
      let x = transform.a * (run.origin.x + Double(glyph.x)) + transform.tx
      let y = transform.d * (run.origin.y + Double(glyph.y)) + transform.ty
      guard abs(x) < GraphicsLimits.coordinate, abs(y) < GraphicsLimits.coordinate else { continue }
      // Quarter-pixel positions along the line keep the spacing even; whole pixels across it keep stems sharp.
      let quarters = Int((x * 4).rounded(.down))
      let baseline = Int((y + 0.5).rounded(.down))
      guard
        let mask = glyphs.mask(glyph.id, of: run.typeface, size: size, quarter: quarters & 3, scanner: scanner)
      else { continue }
      let place = PixelRect(
        x: quarters >> 2 + mask.left, y: baseline + mask.top, width: mask.width, height: mask.height)
      sink.rows(glyphs.coverage(of: mask), stride: mask.stride, place, area)
    }
  }

  /// Draws glyphs that are large, rotated or stretched as paths, without hinting.
  private func drawOutlines(
    _ run: GlyphRun, _ transform: Transform, _ area: PixelRect, into sink: inout some PaintingSink
  ) {
    for glyph in run.glyphs {
      let place = transform.translatedBy(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y))
        .scaledBy(x: run.size, y: run.size)
      scanner.edges.begin(window: area, transform: place)
      let pen = OutlineSource.Pen(scanner.edges)
      guard run.typeface.outlines.withLock({ $0.drawDesign(glyph.id, with: pen) }) else { continue }
      scanner.edges.close()
      scan(.nonZero, into: &sink)
    }
  }
}
