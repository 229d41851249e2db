import Graphics
import Runtime
import Values

/// A rectangle that fills the frame.
public nonisolated struct Rectangle: InsettableShape, SimpleShape, Hashable {
  var amount = 0.0
  /// Creates a rectangle without an inset.
  public init() {}
  /// The outline of the rectangle, reduced by the inset.
  public func path(in rect: Rect) -> Path { Path(rect.shrunk(by: amount)) }
  /// Returns the rectangle inset by a distance in points.
  public func inset(by amount: Double) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { .rect(rect.shrunk(by: amount)) }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, SimpleShape, Hashable {
  /// The width and the height of each corner, in points.
  public var cornerSize: Size
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  var amount = 0.0

  /// Creates a rectangle with a corner radius in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with elliptical corners of a size in points.
  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline of the rectangle, reduced by the inset.
  public func path(in rect: Rect) -> Path {
    let rect = rect.shrunk(by: amount)
    var corner = insetCorner
    // Keep corners circular where they have less room than their radius.
    if corner.width == corner.height {
      let radius = min(corner.width, rect.width / 2, rect.height / 2)
      corner = Size(width: radius, height: radius)
    }
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// Returns the rectangle inset by a distance in points. The centres of the corners stay in place.
  public func inset(by amount: Double) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  func simpleShape(in rect: Rect) -> DisplayItem.Shape? {
    let rect = rect.shrunk(by: amount)
    let corner = insetCorner
    guard corner.width == corner.height else { return nil }
    // A continuous corner without room for its longer curve is circular.
    let isCircular = style == .circular || min(rect.width, rect.height) <= 2 * corner.width
    return isCircular ? .roundedRect(rect, radius: corner.width) : nil
  }

  private var insetCorner: Size {
    Size(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
  }
}

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  var amount = 0.0

  /// Creates a rectangle from radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from radii in points; 0 by default.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.init(cornerRadii: radii, style: style)
  }

  /// The outline of the rectangle, reduced by the inset.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect.shrunk(by: amount), cornerRadii: cornerRadii.inset(by: amount), style: style)
  }

  /// Returns the rectangle inset by a distance in points. The centres of the corners stay in place.
  public func inset(by amount: Double) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, SimpleShape, Hashable {
  var amount = 0.0

  /// Creates a capsule.
  public init() {}

  /// The outline of the capsule, reduced by the inset.
  public func path(in rect: Rect) -> Path {
    let rect = rect.shrunk(by: amount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// Returns the capsule inset by a distance in points.
  public func inset(by amount: Double) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? {
    let rect = rect.shrunk(by: amount)
    return .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }
}

/// The ellipse that fits the frame.
public nonisolated struct Ellipse: InsettableShape, SimpleShape, Hashable {
  var amount = 0.0
  /// Creates an ellipse without an inset.
  public init() {}
  /// The outline of the ellipse, reduced by the inset.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }
  /// Returns the ellipse inset by a distance in points.
  public func inset(by amount: Double) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { .ellipse(rect.shrunk(by: amount)) }
}

/// The largest circle in the centre of the frame.
public nonisolated struct Circle: InsettableShape, SimpleShape, Hashable {
  var amount = 0.0
  /// Creates a circle without an inset.
  public init() {}
  /// The largest square in the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? offer.height, proposal.height ?? offer.width)
    return Size(width: side, height: side)
  }
  /// The outline of the circle, reduced by the inset.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: square(in: rect)) }
  /// Returns the circle inset by a distance in points.
  public func inset(by amount: Double) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { .ellipse(square(in: rect)) }

  /// The square around the circle.
  private func square(in rect: Rect) -> Rect {
    let side = max(0, min(rect.width, rect.height) - 2 * amount)
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

extension Path: Shape {
  /// The path itself. The rectangle has no effect.
  public func path(in rect: Rect) -> Path { self }
}

extension Rect {
  /// Returns the rectangle inset by the same distance on all sides, down to an empty one.
  nonisolated fileprivate func shrunk(by amount: Double) -> Rect {
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return insetBy(dx: dx, dy: dy)
  }
}

extension RoundedRectangle {
  /// The size of the corners.
  @MainActor public var animatableData: Size.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}
