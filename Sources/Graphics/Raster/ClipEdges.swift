/// A clip whose edges may lie between pixels, where they are anti-aliased.
struct ClipEdges {
  private let left, top, right, bottom: Int
  /// Whether all edges lie on pixel boundaries, so that whole pixels say it all.
  let isWhole: Bool

  /// A clip in pixels.
  init(_ rect: Rect) {
    left = Int(FixedPoint.from(rect.minX))
    top = Int(FixedPoint.from(rect.minY))
    right = Int(FixedPoint.from(rect.maxX))
    bottom = Int(FixedPoint.from(rect.maxY))
    isWhole = (left | top | right | bottom) & 255 == 0
  }

  /// How much of a pixel row lies inside, 0 to 256.
  @inline(__always)
  func row(_ y: Int) -> Int { max(0, min(bottom, (y &+ 1) &<< 8) &- max(top, y &<< 8)) }

  /// How much of a pixel column lies inside, 0 to 256.
  @inline(__always)
  func column(_ x: Int) -> Int { max(0, min(right, (x &+ 1) &<< 8) &- max(left, x &<< 8)) }

  /// The first and one past the last column that lie wholly inside.
  var wholeColumns: Range<Int> {
    let first = (left &+ 255) &>> 8
    return first..<max(first, right &>> 8)
  }

  /// The first and one past the last row that lie wholly inside.
  var wholeRows: Range<Int> {
    let first = (top &+ 255) &>> 8
    return first..<max(first, bottom &>> 8)
  }

  /// An exact area of 0 to 65536 as coverage.
  @inline(__always)
  static func coverage(_ row: Int, _ column: Int) -> UInt8 {
    let area = (row &* column) &>> 8
    return UInt8(truncatingIfNeeded: area &- area &>> 8)
  }
}
