/// The paths of a symbol on a grid of 24 × 24 units, independent of whether it is drawn as an outline or filled.
///
/// Angles are in degrees, clockwise from the right. Methods whose names begin with `in` draw on the body, and cut out
/// of it if the body is filled.
struct SymbolSketch: Sendable {
  /// The closed outlines of the body: stroked, or filled in the `.fill` variant.
  private(set) var body = Path()
  /// Strokes on the body.
  private(set) var inner = Path()
  /// Filled areas on the body.
  private(set) var innerAreas = Path()
  /// Areas that are cut out of the filled body. The outline variant draws them as strokes.
  private(set) var cutAreas = Path()
  /// Strokes outside the body.
  private(set) var outer = Path()
  /// Filled areas outside the body.
  private(set) var areas = Path()
  /// A line across the whole symbol, with a gap along it.
  private(set) var slash = Path()
  /// The disc of a badge.
  private(set) var badge = Path()
  /// Strokes on the badge.
  private(set) var badgeMark = Path()

  // MARK: Strokes and areas outside the body

  /// Adds a polyline through pairs of coordinates.
  func line(_ numbers: Double...) -> Self { with(\.outer) { $0.addLines(points(numbers)) } }
  /// Adds a closed polygon.
  func loop(_ numbers: Double...) -> Self { with(\.outer) { $0.addLoop(points(numbers)) } }
  /// Adds an arc around a centre, from one angle to another.
  func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> Self {
    with(\.outer) { $0.addSeparateArc(x, y, radius, from, to) }
  }
  /// Adds cubic curves: a start, and three points for each curve.
  func curve(_ numbers: Double...) -> Self { with(\.outer) { $0.addCurves(points(numbers)) } }
  /// Adds a circle around a centre.
  func ring(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    with(\.outer) { $0.addEllipse(in: square(x, y, radius)) }
  }
  /// Adds a rounded rectangle.
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    with(\.outer) { $0.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius) }
  }
  /// Adds a filled circle.
  func dot(_ x: Double, _ y: Double, _ radius: Double = 1.3) -> Self {
    with(\.areas) { $0.addEllipse(in: square(x, y, radius)) }
  }
  /// Adds a filled polygon.
  func area(_ numbers: Double...) -> Self { with(\.areas) { $0.addLoop(points(numbers)) } }

  // MARK: The body

  /// Adds a polygon to the body.
  func body(_ numbers: Double...) -> Self { with(\.body) { $0.addLoop(points(numbers)) } }
  /// Adds closed cubic curves to the body.
  func bodyCurve(_ numbers: Double...) -> Self {
    with(\.body) {
      $0.addCurves(points(numbers))
      $0.closeSubpath()
    }
  }
  /// Adds a circle to the body.
  func bodyRing(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    with(\.body) { $0.addEllipse(in: square(x, y, radius)) }
  }
  /// Adds a rounded rectangle to the body.
  func bodyBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    with(\.body) { $0.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius) }
  }

  // MARK: Details on the body

  /// Adds a polyline on the body.
  func inLine(_ numbers: Double...) -> Self { with(\.inner) { $0.addLines(points(numbers)) } }
  /// Adds an arc on the body.
  func inArc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> Self {
    with(\.inner) { $0.addSeparateArc(x, y, radius, from, to) }
  }
  /// Adds cubic curves on the body.
  func inCurve(_ numbers: Double...) -> Self { with(\.inner) { $0.addCurves(points(numbers)) } }
  /// Adds a circle on the body.
  func inRing(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    with(\.inner) { $0.addEllipse(in: square(x, y, radius)) }
  }
  /// Adds a rounded rectangle on the body.
  func inBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    with(\.inner) { $0.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius) }
  }
  /// Adds a filled circle on the body.
  func inDot(_ x: Double, _ y: Double, _ radius: Double = 1.3) -> Self {
    with(\.innerAreas) { $0.addEllipse(in: square(x, y, radius)) }
  }

  // MARK: Combinations

  /// The symbol with a slash from the top left to the bottom right.
  func struckThrough() -> Self { with(\.slash) { $0.addLines(points([4, 3.5, 20, 20.5])) } }

  /// The symbol with an empty badge, or with one that has a mark, at the lower right corner.
  func badged(_ mark: Self? = nil) -> Self {
    var sketch = with(\.badge) { $0.addEllipse(in: square(18.4, 18.4, 4.6)) }
    let place = Transform(translationX: -12, y: -12).concatenating(Transform(scaleX: 0.27, y: 0.27))
      .concatenating(Transform(translationX: 18.4, y: 18.4))
    if let mark {
      for strokes in [mark.body, mark.inner, mark.outer] { sketch.badgeMark.addPath(strokes, transform: place) }
    }
    return sketch
  }

  /// The symbol at a smaller scale, inside a circle or square that becomes the body.
  func enclosed(by frame: SymbolFrame) -> Self { inside(frame.sketch, scale: frame.scale) }

  /// The symbol at a smaller scale, inside the body of another.
  func inside(_ shape: Self, scale: Double) -> Self {
    let inside = Transform(translationX: -12, y: -12).concatenating(Transform(scaleX: scale, y: scale))
      .concatenating(Transform(translationX: 12, y: 12))
    var sketch = shape
    for strokes in [body, inner, outer, slash] { sketch.inner.addPath(strokes, transform: inside) }
    for filled in [innerAreas, areas] { sketch.innerAreas.addPath(filled, transform: inside) }
    sketch.cutAreas.addPath(body, transform: inside)
    return sketch
  }

  /// The symbol scaled horizontally about the grid's centre and moved to `x`; for two digits side by side.
  func squeezed(by scale: Double, to x: Double) -> Self {
    let place = Transform(translationX: -12, y: 0).concatenating(Transform(scaleX: scale, y: 1))
      .concatenating(Transform(translationX: x, y: 0))
    return with(\.outer) { $0 = $0.applying(place) }
  }

  /// The symbol with the outer strokes of another.
  func joined(with other: Self) -> Self {
    with(\.outer) { $0.addPath(other.outer) }
  }

  private func with(_ part: WritableKeyPath<Self, Path>, _ change: (inout Path) -> Void) -> Self {
    var sketch = self
    change(&sketch[keyPath: part])
    return sketch
  }

  private func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private func square(_ x: Double, _ y: Double, _ radius: Double) -> Rect {
    Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }
}

/// The frames for enclosed symbols: `plus.circle`, `plus.square`.
enum SymbolFrame: String, CaseIterable {
  case circle, square

  var sketch: SymbolSketch {
    switch self {
    case .circle: SymbolSketch().bodyRing(12, 12, 9.5)
    case .square: SymbolSketch().bodyBox(3.25, 3.25, 17.5, 17.5, 4)
    }
  }

  var scale: Double { self == .circle ? 0.56 : 0.6 }
}

extension Path {
  /// Adds a closed polygon.
  fileprivate mutating func addLoop(_ points: [Point]) {
    addLines(points)
    closeSubpath()
  }

  /// Adds an arc as a separate subpath.
  fileprivate mutating func addSeparateArc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) {
    addPath(
      Path {
        $0.addArc(
          center: Point(x: x, y: y), radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
      })
  }

  /// Adds a start point, and a cubic curve for every three points after it.
  fileprivate mutating func addCurves(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}
