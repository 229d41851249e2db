/// A hash of several numbers. Different numbers have different hashes except for rare collisions.
private struct Digest {
  private(set) var value: UInt64 = 0x243f_6a88_85a3_08d3

  /// Mixes in a number.
  @inline(__always)
  mutating func add(_ word: UInt64) {
    // Fibonacci hashing, as in ``GlyphMasks``; the shift brings the upper bits, which all others reach, back down.
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value &>> 29
  }

  @inline(__always)
  mutating func add(_ number: Double) { add(number.bitPattern) }

  @inline(__always)
  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  @inline(__always)
  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.width)
    add(rect.height)
  }

  /// Mixes in the properties in which most paths differ: bounds, length, end, and at most eight of the elements.
  mutating func add(_ path: Path) {
    let elements = path.elements
    add(path.controlRect)
    add(path.currentPoint ?? .zero)
    let step = max(1, (elements.count &+ 7) &>> 3)
    var index = 0
    while index < elements.count {
      switch elements[index] {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, _):
        add(to)
        add(control1)
      case .closeSubpath: add(1 as UInt64)
      }
      index &+= step
    }
    add(UInt64(truncatingIfNeeded: elements.count))
  }
}

extension DisplayItem.Shape {
  /// A digest of the shape with a transform; `nil` if it would have too large a mask, or is not one outline.
  func digest(_ transform: Transform) -> UInt64? {
    var digest = Digest()
    switch self {
    case .fill(let path, let rule):
      guard Self.isSmall(path, 0, transform) else { return nil }
      digest.add(rule == .evenOdd ? 1 : 2 as UInt64)
      digest.add(path)
    case .stroke(let path, let style):
      guard style.dash.count <= GraphicsLimits.pathMaskElements, Self.isSmall(path, style.lineWidth, transform) else {
        return nil
      }
      digest.add(3 as UInt64)
      digest.add(style.lineWidth)
      digest.add(style.dashPhase)
      digest.add(path)
    case .rect(let rect):
      guard Self.isSmall(rect, 0, transform) else { return nil }
      digest.add(4 as UInt64)
      digest.add(rect)
    case .ellipse(let rect):
      guard Self.isSmall(rect, 0, transform) else { return nil }
      digest.add(5 as UInt64)
      digest.add(rect)
    case .roundedRect(let rect, let radius):
      guard Self.isSmall(rect, 0, transform) else { return nil }
      digest.add(radius)
      digest.add(rect)
    case .glyphs, .softRoundedRect, .group: return nil
    }
    digest.add(transform.a)
    digest.add(transform.b)
    digest.add(transform.c)
    digest.add(transform.d)
    digest.add(transform.tx)
    digest.add(transform.ty)
    return digest.value
  }

  /// Whether the shape may have a mask with a transform, which is the same wherever it is moved by whole pixels.
  func mayHaveMask(_ transform: Transform) -> Bool {
    switch self {
    case .fill(let path, _): Self.isSmall(path, 0, transform)
    case .stroke(let path, let style):
      style.dash.count <= GraphicsLimits.pathMaskElements && Self.isSmall(path, style.lineWidth, transform)
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _): Self.isSmall(rect, 0, transform)
    case .glyphs, .softRoundedRect, .group: false
    }
  }

  /// Whether a path has few elements, and a small mask.
  @inline(__always)
  private static func isSmall(_ path: Path, _ line: Double, _ transform: Transform) -> Bool {
    path.elements.count <= GraphicsLimits.pathMaskElements && isSmall(path.controlRect, line, transform)
  }

  /// Whether the mask of a rectangle with a line around it is small enough.
  @inline(__always)
  private static func isSmall(_ rect: Rect, _ line: Double, _ transform: Transform) -> Bool {
    let (w, h) = (abs(rect.width) + line, abs(rect.height) + line)
    let most = Double(GraphicsLimits.pathMaskExtent)
    // Comparisons with NaN are false.
    return abs(transform.a) * w + abs(transform.c) * h <= most && abs(transform.b) * w + abs(transform.d) * h <= most
  }

  /// The memory that a mask's key takes with this shape, in bytes, as if nothing else referred to the path.
  var outlineBytes: Int {
    // 96 bytes: the object headers of the mask, of the path and of its array of elements.
    let fixed = MemoryLayout<Self>.stride + MemoryLayout<Transform>.stride + 96
    switch self {
    case .fill(let path, _): return fixed + path.elements.count * MemoryLayout<Path.Element>.stride
    case .stroke(let path, let style):
      return fixed + path.elements.count * MemoryLayout<Path.Element>.stride
        + style.dash.count * MemoryLayout<Double>.stride
    default: return fixed
    }
  }
}

/// A transform of which the translation is split into whole pixels and a fraction, so that a shape that moves by whole
/// pixels has the same edges.
struct WholePixels {
  /// The transform without the whole pixels.
  let transform: Transform
  /// The whole pixels.
  let x, y: Int

  private static let most = GraphicsLimits.coordinate - 65_536

  /// Splits the translation of a transform. A translation that is not a number, or is too large, stays in the
  /// transform: a shape with a mask is smaller than the margin, so it is also within the limits without the
  /// translation.
  @inline(__always)
  init(_ transform: Transform) {
    guard abs(transform.tx) < Self.most, abs(transform.ty) < Self.most else {
      (self.transform, x, y) = (transform, 0, 0)
      return
    }
    let (dx, dy) = (Self.split(transform.tx), Self.split(transform.ty))
    (x, y) = (dx.whole, dy.whole)
    self.transform = Transform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: dx.fraction, ty: dy.fraction)
  }

  /// Splits a number into a whole one and a fraction from 0 to 1, a multiple of 2⁻³¹.
  @inline(__always)
  private static func split(_ value: Double) -> (whole: Int, fraction: Double) {
    // All sums lie between 2²¹ and 2²², where numbers are multiples of 2⁻³¹: so numbers that differ by whole pixels
    // have the same fraction, whatever rounding their sums went through.
    let bits = Int(truncatingIfNeeded: (value + 3_145_728).bitPattern) & (1 &<< 52 &- 1)
    return (bits &>> 31 &- 1_048_576, Double(bits & (1 &<< 31 &- 1)) * 0x1p-31)
  }
}
