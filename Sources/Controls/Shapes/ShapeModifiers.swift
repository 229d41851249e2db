import Graphics
import Runtime
import Values

extension Shape {
  /// The part of the outline between two shares of its length, 0…1.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }

  /// The shape turned clockwise around a place of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape larger or smaller from a place of its frame.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: Size(width: x, height: y), anchor: anchor)
  }

  /// The shape larger or smaller from a place of its frame.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape through an affine map.
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape moved by some points.
  public func offset(_ offset: Size) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by some points.
  public func offset(_ offset: Point) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// The shape moved by some points.
  public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: Size(width: x, height: y))
  }

  /// The shape as large as told, whatever the frame, in points.
  public func size(_ size: Size) -> some Shape { SizedShape(shape: self, size: size, anchor: .topLeading) }

  /// The shape as large as told, whatever the frame, in points.
  public func size(width: Double, height: Double) -> some Shape { size(Size(width: width, height: height)) }

  /// The shape as large as told, whatever the frame, in points, with one of its places where the frame's is.
  public func size(_ size: Size, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape as large as told, whatever the frame, in points, with one of its places where the frame's is.
  public func size(width: Double, height: Double, anchor: UnitPoint) -> some Shape {
    size(Size(width: width, height: height), anchor: anchor)
  }
}

/// Part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var from: Double
  var to: Double

  func path(in rect: Rect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// A shape of a size of its own.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: Size
  var anchor: UnitPoint

  func path(in rect: Rect) -> Path {
    let origin = Point(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: Rect(origin: origin, size: size))
  }
}

/// What a line along a shape's outline covers.
nonisolated struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }
  func path(in rect: Rect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension TrimmedShape {
  /// That of the shape, and where it begins and ends.
  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set { (shape.animatableData, from, to) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension SizedShape {
  /// That of the shape, and its size.
  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension StrokedShape {
  /// That of the shape, and the width of the line.
  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }
}
