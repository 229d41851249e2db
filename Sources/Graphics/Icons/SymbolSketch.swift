/// The strokes and areas of a symbol on a grid of 24 units, before it is known whether it is drawn filled.
///
/// Angles are in degrees, clockwise from the right. What begins with `in` lies on the body, and is cut out of it where
/// the body is filled.
struct SymbolSketch: Sendable {
  /// Closed outlines: stroked, or filled in the `.fill` form.
  private(set) var body = Path()
  /// Strokes on the body.
  private(set) var inner = Path()
  /// Areas on the body.
  private(set) var innerAreas = Path()
  /// Areas that are cut out of the body in its filled form only; an outline shows them as strokes.
  private(set) var cutAreas = Path()
  /// Strokes beside the body.
  private(set) var outer = Path()
  /// Areas beside the body.
  private(set) var areas = Path()
  /// A line across everything, with a gap along it.
  private(set) var slash = Path()

  // MARK: Strokes and areas that never change

  func line(_ numbers: Double...) -> Self { with(\.outer) { $0.addLines(points(numbers)) } }
  func loop(_ numbers: Double...) -> Self { with(\.outer) { $0.addLoop(points(numbers)) } }
  func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> Self {
    with(\.outer) { $0.addSeparateArc(x, y, radius, from, to) }
  }
  func curve(_ numbers: Double...) -> Self { with(\.outer) { $0.addCurves(points(numbers)) } }
  func ring(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    with(\.outer) { $0.addEllipse(in: square(x, y, radius)) }
  }
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    with(\.outer) { $0.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius) }
  }
  func dot(_ x: Double, _ y: Double, _ radius: Double = 1.3) -> Self {
    with(\.areas) { $0.addEllipse(in: square(x, y, radius)) }
  }
  func area(_ numbers: Double...) -> Self { with(\.areas) { $0.addLoop(points(numbers)) } }

  // MARK: The body

  func body(_ numbers: Double...) -> Self { with(\.body) { $0.addLoop(points(numbers)) } }
  func bodyCurve(_ numbers: Double...) -> Self {
    with(\.body) {
      $0.addCurves(points(numbers))
      $0.closeSubpath()
    }
  }
  func bodyRing(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    with(\.body) { $0.addEllipse(in: square(x, y, radius)) }
  }
  func bodyBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    with(\.body) { $0.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius) }
  }

  // MARK: On the body

  func inLine(_ numbers: Double...) -> Self { with(\.inner) { $0.addLines(points(numbers)) } }
  func inArc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> Self {
    with(\.inner) { $0.addSeparateArc(x, y, radius, from, to) }
  }
  func inCurve(_ numbers: Double...) -> Self { with(\.inner) { $0.addCurves(points(numbers)) } }
  func inRing(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    with(\.inner) { $0.addEllipse(in: square(x, y, radius)) }
  }
  func inBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    with(\.inner) { $0.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius) }
  }
  func inDot(_ x: Double, _ y: Double, _ radius: Double = 1.3) -> Self {
    with(\.innerAreas) { $0.addEllipse(in: square(x, y, radius)) }
  }

  // MARK: Made of others

  /// Struck through from top left to bottom right.
  func struckThrough() -> Self { with(\.slash) { $0.addLines(points([4, 3.5, 20, 20.5])) } }

  /// Small, on a body of its own.
  func enclosed(by frame: SymbolFrame) -> Self {
    let inside = Transform(translationX: -12, y: -12).concatenating(
      Transform(scaleX: frame.scale, y: frame.scale)
    ).concatenating(Transform(translationX: 12, y: 12))
    var sketch = frame.sketch
    for strokes in [body, inner, outer, slash] { sketch.inner.addPath(strokes, transform: inside) }
    for filled in [innerAreas, areas] { sketch.innerAreas.addPath(filled, transform: inside) }
    sketch.cutAreas.addPath(body, transform: inside)
    return sketch
  }

  /// All of it, moved and scaled sideways about the grid's centre; for digits that stand side by side.
  func squeezed(by scale: Double, to x: Double) -> Self {
    let place = Transform(translationX: -12, y: 0).concatenating(Transform(scaleX: scale, y: 1))
      .concatenating(Transform(translationX: x, y: 0))
    return with(\.outer) { $0 = $0.applying(place) }
  }

  /// Both together.
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

/// What small symbols stand in: `plus.circle`, `plus.square`.
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
  /// A closed polygon.
  fileprivate mutating func addLoop(_ points: [Point]) {
    addLines(points)
    closeSubpath()
  }

  /// An arc that is not joined to what was drawn before.
  fileprivate mutating func addSeparateArc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) {
    addPath(
      Path {
        $0.addArc(
          center: Point(x: x, y: y), radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
      })
  }

  /// A start and then cubic curves of three points each.
  fileprivate mutating func addCurves(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}
