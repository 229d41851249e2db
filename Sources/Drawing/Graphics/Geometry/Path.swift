import Glibc

/// An outline of lines and Bézier curves, made of any number of subpaths.
///
///     let chevron = Path { path in
///       path.move(to: Point(x: 4, y: 9))
///       path.addLine(to: Point(x: 12, y: 17))
///       path.addLine(to: Point(x: 20, y: 9))
///     }
public struct Path: Hashable, Sendable {
  /// A segment of a path, or a command that starts or closes a subpath.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// Closes the subpath with a line to its start.
    case closeSubpath
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []
  /// The smallest rectangle around all points including control points: cheap to maintain, and never too small.
  private(set) var controlRect = Rect.null
  private var start = Point.zero

  /// The point at which the next element begins; `nil` for an empty path.
  public private(set) var currentPoint: Point?

  /// Creates an empty path.
  public init() {}

  /// Creates a copy of a path. SwiftUI sources convert paths of other frameworks in this way.
  public init(_ path: Path) { self = path }

  /// Creates a path with a closure that adds its elements.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Creates the outline of a rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath at a point.
  public mutating func move(to point: Point) {
    start = point
    append(.move(to: point), through: point, to: point)
  }

  /// Adds a line from the current point.
  public mutating func addLine(to point: Point) {
    append(.line(to: point), through: point, to: point)
  }

  /// Starts a subpath at the first point and adds lines through all others.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    reserveIfEmpty(points.count + 1)
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control), through: control, to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    include(control2)
    append(.curve(to: point, control1: control1, control2: control2), through: control1, to: point)
  }

  /// Closes the subpath with a line to its start. It has no effect on an empty path.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: Rect, transform: Transform = .identity) {
    if !transform.isIdentity { return addPath(Path(rect), transform: transform) }
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [Rect], transform: Transform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds all elements of another path, transformed.
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

  /// The path with every point transformed.
  public func applying(_ transform: Transform) -> Path {
    Path { $0.addPath(self, transform: transform) }
  }

  /// The path translated by the given distances.
  public func offsetBy(dx: Double, dy: Double) -> Path { applying(Transform(translationX: dx, y: dy)) }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Reserves capacity for a number of elements if the path is empty.
  mutating func reserveIfEmpty(_ count: Int) { if elements.isEmpty { elements.reserveCapacity(count) } }

  /// Adds an element, and extends the bounds. A path that does not begin with a move gets one.
  private mutating func append(_ element: Element, through control: Point, to end: Point) {
    if currentPoint == nil, case .move = element {} else if currentPoint == nil { move(to: end) }
    elements.append(element)
    include(control)
    include(end)
    currentPoint = end
  }

  /// Extends the bounds by a point.
  private mutating func include(_ point: Point) {
    guard !controlRect.isNull else {
      controlRect = Rect(origin: point, size: .zero)
      return
    }
    if point.x < controlRect.minX || point.x > controlRect.maxX || point.y < controlRect.minY
      || point.y > controlRect.maxY
    {
      controlRect = controlRect.union(Rect(origin: point, size: .zero))
    }
  }
}
