import Graphics
import Runtime
import Values

extension Shape {
  /// Returns the part of the outline between two fractions of its length, 0…1.
  ///
  ///     Circle().trim(from: 0, to: progress).stroke(.tint, lineWidth: 4)
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }

  /// Rotates the shape clockwise about an anchor.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Scales the shape horizontally and vertically about an anchor.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: Size(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape by one factor about an anchor.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Applies an affine transform to the shape.
  public func transform(_ transform: Transform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Moves the shape by a distance in points.
  public func offset(_ offset: Size) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Moves the shape by a distance in points.
  public func offset(_ offset: Point) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

  /// Moves the shape by a distance in points.
  public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: Size(width: x, height: y))
  }

  /// Gives the shape a fixed size, in points, at the top leading corner of its frame.
  public func size(_ size: Size) -> some Shape { SizedShape(shape: self, size: size, anchor: .topLeading) }

  /// Gives the shape a fixed size, in points, at the top leading corner of its frame.
  public func size(width: Double, height: Double) -> some Shape { size(Size(width: width, height: height)) }

  /// Gives the shape a fixed size, in points, with its anchor at that of its frame.
  public func size(_ size: Size, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Gives the shape a fixed size, in points, with its anchor at that of its frame.
  public func size(width: Double, height: Double, anchor: UnitPoint) -> some Shape {
    size(Size(width: width, height: height), anchor: anchor)
  }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var from: Double
  var to: Double

  func path(in rect: Rect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

/// A shape of a fixed size.
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

/// The area that a stroke of a shape's outline covers.
nonisolated struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }
  func path(in rect: Rect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension TrimmedShape {
  /// The animatable data of the shape, and the two fractions.
  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set { (shape.animatableData, from, to) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension SizedShape {
  /// The animatable data of the shape, and the size.
  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension StrokedShape {
  /// The animatable data of the shape, and the width of the line.
  @MainActor var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }
}
