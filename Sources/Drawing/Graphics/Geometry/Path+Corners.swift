/// Rounded rectangles.
///
/// A continuous corner is a superellipse that begins 1.53 radii from the corner, where its curvature is zero, and
/// crosses the diagonal where a circular corner of that radius would; its exponent is 3.26. Two cubic curves
/// approximate it with an error below 1/2000 of the radius. If a side is too short for it, the corner approaches a
/// circular one.
extension Path {
  /// Creates a rounded rectangle. The radius is limited to half the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius, style: style)
  }

  /// Creates a rounded rectangle with elliptical corners.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rounded rectangle with a radius for each corner.
  public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Adds a rounded rectangle as a closed subpath. The radius is limited to half the shorter side.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius), style: style)
  }

  /// Adds a rounded rectangle with elliptical corners as a closed subpath. Continuous corners need equal width and
  /// height; others are drawn as ellipses.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: Transform = .identity
  ) {
    if !transform.isIdentity {
      return addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    if style == .circular || width != height { return addCircularCorners(in: rect, width: width, height: height) }
    let radii = RectangleCornerRadii(
      topLeading: width, bottomLeading: width, bottomTrailing: width, topTrailing: width)
    addRoundedRect(in: rect, cornerRadii: radii, style: style)
  }

  /// Adds a rounded rectangle with a radius for each corner as a closed subpath. If adjacent radii do not fit on a
  /// side, all radii are scaled down by the same factor, as CSS specifies.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: Transform = .identity
  ) {
    if !transform.isIdentity {
      return addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
    // The radii clockwise from the top left, in the order of the sides between them.
    var radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    radii = radii.map { max(0, $0) }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    func room(_ side: Int) -> Double { sides[side] / max(1e-9, radii[side] + radii[(side + 1) % 4]) }
    let factor = max(0, min(1, (0..<4).map(room).min()!))
    radii = radii.map { $0 * factor }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let ways = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
    for index in 0..<4 {
      let extent = style == .circular ? 1 : min(room((index + 3) % 4), room(index))
      let corner = Corner(
        at: corners[index], arriving: ways[(index + 3) % 4], leaving: ways[index], radius: radii[index], extent: extent)
      add(corner, isFirst: index == 0)
    }
    closeSubpath()
  }

  /// A rounded corner: its position, the directions of its two sides, and how far along them the curve extends.
  private struct Corner {
    let point, before, after: Point
    let radius, extent, bend, middleBend: Double

    init(at point: Point, arriving: Point, leaving: Point, radius: Double, extent: Double) {
      let widest = 1.528_665
      let share = max(0, min(1, (extent - 1) / (widest - 1)))
      (self.point, before, after, self.radius) = (point, arriving, leaving, radius)
      self.extent = (1 + share * (widest - 1)) * radius
      bend = (0.265_216 + share * (0.492 - 0.265_216)) * radius
      middleBend = (0.187_536 + share * (0.292_5 - 0.187_536)) * radius
    }

    /// A point from its distances along both sides, measured from the corner.
    func at(_ along: Double, _ across: Double) -> Point { point - before * along + after * across }
  }

  /// Adds the two curves of a corner, and a line to its start.
  private mutating func add(_ corner: Corner, isFirst: Bool) {
    let start = corner.at(corner.extent, 0)
    if isFirst { move(to: start) } else if currentPoint != start { addLine(to: start) }
    if corner.radius <= 0 { return }
    // The distance along each side from the corner to where the curve crosses the diagonal.
    let middle = corner.radius * (1 - 0.5.squareRoot())
    addCurve(
      to: corner.at(middle, middle), control1: corner.at(corner.extent - corner.bend, 0),
      control2: corner.at(middle + corner.middleBend, middle - corner.middleBend))
    addCurve(
      to: corner.at(0, corner.extent),
      control1: corner.at(middle - corner.middleBend, middle + corner.middleBend),
      control2: corner.at(0, corner.extent - corner.bend))
  }

  /// Adds a rectangle with corners of quarter ellipses.
  mutating func addCircularCorners(in rect: Rect, width w: Double, height h: Double) {
    let (cw, ch) = (w * (1 - Self.kappa), h * (1 - Self.kappa))
    reserveIfEmpty(10)
    move(to: Point(x: rect.minX + w, y: rect.minY))
    addLine(to: Point(x: rect.maxX - w, y: rect.minY))
    addCurve(
      to: Point(x: rect.maxX, y: rect.minY + h), control1: Point(x: rect.maxX - cw, y: rect.minY),
      control2: Point(x: rect.maxX, y: rect.minY + ch))
    addLine(to: Point(x: rect.maxX, y: rect.maxY - h))
    addCurve(
      to: Point(x: rect.maxX - w, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - ch),
      control2: Point(x: rect.maxX - cw, y: rect.maxY))
    addLine(to: Point(x: rect.minX + w, y: rect.maxY))
    addCurve(
      to: Point(x: rect.minX, y: rect.maxY - h), control1: Point(x: rect.minX + cw, y: rect.maxY),
      control2: Point(x: rect.minX, y: rect.maxY - ch))
    addLine(to: Point(x: rect.minX, y: rect.minY + h))
    addCurve(
      to: Point(x: rect.minX + w, y: rect.minY), control1: Point(x: rect.minX, y: rect.minY + ch),
      control2: Point(x: rect.minX + cw, y: rect.minY))
    closeSubpath()
  }

  /// The distance of a quarter circle's control points from its ends, as a fraction of the radius: 4/3 · (√2 − 1).
  static let kappa = 0.552_284_749_830_793_4
}
