/// A clip rectangle whose edges may lie between pixels, where they are anti-aliased.
struct ClipEdges {
  private let left, top, right, bottom: Int
  /// Whether all edges lie on pixel boundaries, so that no coverage has to be scaled.
  let isWhole: Bool

  /// Creates a clip from a rectangle in pixels.
  init(_ rect: Rect) {
    left = Int(FixedPoint.from(rect.minX))
    top = Int(FixedPoint.from(rect.minY))
    right = Int(FixedPoint.from(rect.maxX))
    bottom = Int(FixedPoint.from(rect.maxY))
    isWhole = (left | top | right | bottom) & 255 == 0
  }

  /// The fraction of a pixel row inside the clip, from 0 to 256.
  @inline(__always)
  func row(_ y: Int) -> Int { max(0, min(bottom, (y &+ 1) &<< 8) &- max(top, y &<< 8)) }

  /// The fraction of a pixel column inside the clip, from 0 to 256.
  @inline(__always)
  func column(_ x: Int) -> Int { max(0, min(right, (x &+ 1) &<< 8) &- max(left, x &<< 8)) }

  /// The columns that lie wholly inside.
  var wholeColumns: Range<Int> {
    let first = (left &+ 255) &>> 8
    return first..<max(first, right &>> 8)
  }

  /// The rows that lie wholly inside.
  var wholeRows: Range<Int> {
    let first = (top &+ 255) &>> 8
    return first..<max(first, bottom &>> 8)
  }

  /// Converts an area (the product of a row and a column fraction, 0 to 65536) to coverage from 0 to 255.
  @inline(__always)
  static func coverage(_ row: Int, _ column: Int) -> UInt8 {
    let area = (row &* column) &>> 8
    return UInt8(truncatingIfNeeded: area &- area &>> 8)
  }
}
