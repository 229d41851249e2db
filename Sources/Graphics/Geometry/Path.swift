import Glibc

/// An outline of lines and Bézier curves, made of any number of subpaths.
///
///     let chevron = Path { path in
///       path.move(to: Point(x: 4, y: 9))
///       path.addLine(to: Point(x: 12, y: 17))
///       path.addLine(to: Point(x: 20, y: 9))
///     }
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic curve.
    case quadCurve(to: Point, control: Point)
    /// A cubic curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []
  /// The smallest rectangle around all points, control points included; `null` for an empty path.
  public private(set) var boundingRect = Rect.null
  private var start = Point.zero

  /// Where the next step begins; `nil` before the first.
  public private(set) var currentPoint: Point?

  /// An empty path.
  public init() {}

  /// A path that a closure builds.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// The outline of a rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// The outline of a rectangle with circular corners of at most half the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// The outline of the ellipse inside a rectangle.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath.
  public mutating func move(to point: Point) {
    start = point
    append(.move(to: point), through: point, to: point)
  }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) {
    append(.line(to: point), through: point, to: point)
  }

  /// Adds straight lines through all points, the first by a move.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control), through: control, to: point)
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    include(control2)
    append(.curve(to: point, control1: control1, control2: control2), through: control1, to: point)
  }

  /// Closes the subpath with a line to its start.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse inside a rectangle as a closed subpath.
  public mutating func addEllipse(in rect: Rect) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Adds a rectangle with circular corners as a closed subpath.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  private mutating func addRoundedRect(in rect: Rect, cornerWidth w: Double, cornerHeight h: Double) {
    let (cw, ch) = (w * (1 - Self.kappa), h * (1 - Self.kappa))
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

  /// Adds part of a circle, joined to the current point by a line.
  ///
  /// Angles grow clockwise on a screen whose y axis points down. As in SwiftUI, `clockwise: false` walks towards
  /// growing angles and `true` towards falling ones.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      while sweep > 0 { sweep -= full }
      sweep = max(sweep, -full)
    } else {
      while sweep < 0 { sweep += full }
      sweep = min(sweep, full)
    }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
  }

  /// Adds an arc that turns by `delta` from `startAngle`, joined to the current point by a line.
  public mutating func addArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    func at(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = at(startAngle.radians)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let turn = max(-1000, min(1000, delta.radians))
    let pieces = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
    let step = turn / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle.radians + step * Double(piece)
      let to = from + step
      let (begin, end) = (at(from), at(to))
      addCurve(
        to: end, control1: Point(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: Point(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ other: Path, transform: Transform = .identity) {
    for element in other.elements {
      switch element {
      case .move(let to): move(to: to.applying(transform))
      case .line(let to): addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        addCurve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// The path carried through a transform.
  public func applying(_ transform: Transform) -> Path {
    Path { $0.addPath(self, transform: transform) }
  }

  /// The path moved by the given amounts.
  public func offsetBy(dx: Double, dy: Double) -> Path { applying(Transform(translationX: dx, y: dy)) }

  /// Distance of the control points of a quarter circle from its ends, for a radius of one.
  static let kappa = 0.552_284_749_830_793_4

  private mutating func append(_ element: Element, through control: Point, to end: Point) {
    if currentPoint == nil, case .move = element {} else if currentPoint == nil { move(to: end) }
    elements.append(element)
    include(control)
    include(end)
    currentPoint = end
  }

  private mutating func include(_ point: Point) {
    guard !boundingRect.isNull else {
      boundingRect = Rect(origin: point, size: .zero)
      return
    }
    if point.x < boundingRect.minX || point.x > boundingRect.maxX || point.y < boundingRect.minY
      || point.y > boundingRect.maxY
    {
      boundingRect = boundingRect.union(Rect(origin: point, size: .zero))
    }
  }
}
