/// A paint that is not a single colour, as pixels row by row.
///
/// The value of a pixel depends only on its position, not on where a fetch begins.
enum Pattern {
  case linear(LinearRows)
  case round(RoundRows)
  case picture(PictureRows)
  case layer(LayerRows)

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    switch self {
    case .linear(let rows): rows.table.isOpaque
    case .round(let rows): rows.table.isOpaque
    case .picture(let rows): rows.isOpaque
    case .layer: false
    }
  }

  /// The premultiplied colour of a whole row, if all its pixels are equal.
  @inline(__always)
  func color(ofRow y: Int) -> UInt32? {
    if case .linear(let rows) = self, rows.step == 0 { rows.color(ofRow: y) } else { nil }
  }

  /// The stored pixels and their row distance, if the pattern can be copied unchanged; `nil` otherwise.
  func kept(x: Int, y: Int, count: Int, rows: Int) -> (first: UnsafePointer<UInt32>, stride: Int)? {
    switch self {
    case .picture(let pixels): pixels.kept(x: x, y: y, count: count, rows: rows)
    case .layer(let pixels): pixels.kept(x: x, y: y)
    case .linear, .round: nil
    }
  }

  /// Fetches at most ``PatternSink/chunk`` pixels of a row: a pointer to stored pixels, or to `memory` after it has
  /// been filled.
  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    switch self {
    case .linear(let rows): rows.fetch(x: x, y: y, count: count, into: memory)
    case .round(let rows): rows.fetch(x: x, y: y, count: count, into: memory)
    case .picture(let rows): return rows.fetch(x: x, y: y, count: count, into: memory)
    case .layer(let rows): return rows.fetch(x: x, y: y, count: count, into: memory)
    }
    return UnsafePointer(memory)
  }
}

extension Pattern {
  /// Creates the pattern of a gradient; `nil` if there is nothing to draw.
  init?(_ gradient: GradientPattern, _ transform: Transform, _ tables: GradientTables) {
    guard gradient.isDrawable, let inverse = transform.inverse, inverse.isUsable else { return nil }
    let table = tables.table(of: gradient)
    switch gradient.geometry {
    case .linear(let from, let to): self = .linear(LinearRows(from, to, inverse, table, gradient.spread))
    case .radial(let center, let start, let end):
      self = .round(RoundRows(center, startRadius: start, endRadius: end, inverse, table, gradient.spread))
    case .angular(let center, let start, let end):
      self = .round(RoundRows(center, start: start.radians, end: end.radians, inverse, table, gradient.spread))
    }
  }
}

extension Transform {
  /// Whether all coefficients are finite and small enough for computed positions to be valid.
  var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < GraphicsLimits.patternCoordinate } }
}
