/// The stroke of a rectangle, rounded rectangle or circle, such as a border or focus ring.
///
/// It covers a rounded rectangle minus a smaller one inside it, both of which can be computed exactly.
struct RingShape {
  /// The rounded rectangle of the outer edge.
  let outer: RoundShape
  /// The line width in 1/256 pixel.
  let width: Int

  /// Returns `nil` if the path is no such outline, or its corners cannot be cached.
  init?(_ path: Path, _ style: StrokeStyle, _ transform: Transform) {
    guard style.dash.isEmpty, let (rect, radius) = path.roundedRectangle, style.canStroke(path, transform)
    else { return nil }
    let scale = abs(transform.a)
    // A width of zero is a hairline of one pixel, as for every stroke.
    let line = style.lineWidth > 0 ? style.lineWidth : 1 / scale
    // If the line fills the middle there is no inner edge.
    guard line < min(rect.width, rect.height), let rounding = Self.rounding(radius, line, style) else { return nil }
    let around = rect.insetBy(dx: -line / 2, dy: -line / 2)
    guard let outer = RoundShape(around, radius: rounding, corner: line, transform) else { return nil }
    self.outer = outer
    width = Int((line * scale * 256).rounded())
    guard width > 0 else { return nil }
  }

  /// The radius of the outer edge; `nil` if corners are bevelled.
  private static func rounding(_ radius: Double, _ line: Double, _ style: StrokeStyle) -> Double? {
    if radius > 0 { return radius + line / 2 }
    switch style.lineJoin {
    case .round: return line / 2
    case .miter: return style.longestMitre * style.longestMitre >= 2 ? 0 : nil
    case .bevel: return nil
    }
  }
}

extension Path {
  /// The rectangle and corner radius, if the path is exactly one rectangle, rounded rectangle or circle.
  var roundedRectangle: (rect: Rect, radius: Double)? {
    guard case .move(let first) = elements.first, case .closeSubpath = elements.last else { return nil }
    let box = controlRect
    let (l, t, r, b) = (box.minX, box.minY, box.maxX, box.maxY)
    // A transform may have changed the coordinates by rounding errors.
    let slack = 1e-9 * max(1, abs(l), abs(t), abs(r), abs(b))
    func isAt(_ point: Point, _ x: Double, _ y: Double) -> Bool {
      abs(point.x - x) <= slack && abs(point.y - y) <= slack
    }
    func leads(_ index: Int, _ x: Double, _ y: Double) -> Bool {
      if case .line(let to) = elements[index] { isAt(to, x, y) } else { false }
    }
    if elements.count == 5 {
      let isRect = isAt(first, l, t) && leads(1, r, t) && leads(2, r, b) && leads(3, l, b)
      return isRect ? (box, 0) : nil
    }
    func bends(_ index: Int, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) -> Bool {
      guard case .curve(let to, let control1, let control2) = elements[index] else { return false }
      return isAt(to, x, y) && isAt(control1, x1, y1) && isAt(control2, x2, y2)
    }
    if elements.count == 6 {
      let (x, y, k) = (box.midX, box.midY, box.width / 2 * Path.kappa)
      let isCircle =
        abs(box.width - box.height) <= slack && isAt(first, r, y) && bends(1, r, y + k, x + k, b, x, b)
        && bends(2, x - k, b, l, y + k, l, y) && bends(3, l, y - k, x - k, t, x, t)
        && bends(4, x + k, t, r, y - k, r, y)
      return isCircle ? (box, box.width / 2) : nil
    }
    guard elements.count == 10 else { return nil }
    let radius = first.x - l
    let c = radius * (1 - Path.kappa)
    let isRound =
      isAt(first, l + radius, t) && leads(1, r - radius, t) && bends(2, r - c, t, r, t + c, r, t + radius)
      && leads(3, r, b - radius) && bends(4, r, b - c, r - c, b, r - radius, b)
      && leads(5, l + radius, b) && bends(6, l + c, b, l, b - c, l, b - radius)
      && leads(7, l, t + radius) && bends(8, l, t + c, l + c, t, l + radius, t)
    return isRound ? (box, radius) : nil
  }
}
