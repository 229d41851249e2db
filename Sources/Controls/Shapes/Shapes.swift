import Graphics
import Runtime
import Values

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, SimpleShape, Hashable {
  var amount = 0.0
  /// A rectangle.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(rect.shrunk(by: amount)) }
  /// A smaller rectangle.
  public func inset(by amount: Double) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { .rect(rect.shrunk(by: amount)) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, SimpleShape, Hashable {
  /// The extents of each corner, in points.
  public var cornerSize: Size
  /// How the corners are drawn.
  public var style: RoundedCornerStyle
  var amount = 0.0

  /// A rectangle whose corners have a radius in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners have extents in points.
  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline.
  public func path(in rect: Rect) -> Path {
    let rect = rect.shrunk(by: amount)
    var corner = insetCorner
    // Round corners stay round where there is less room than they ask for.
    if corner.width == corner.height {
      let radius = min(corner.width, rect.width / 2, rect.height / 2)
      corner = Size(width: radius, height: radius)
    }
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// A smaller one around the same centres of curvature.
  public func inset(by amount: Double) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  func simpleShape(in rect: Rect) -> DisplayItem.Shape? {
    let rect = rect.shrunk(by: amount)
    let corner = insetCorner
    guard corner.width == corner.height else { return nil }
    // A continuous corner without room to be one is a circle's.
    let isCircular = style == .circular || min(rect.width, rect.height) <= 2 * corner.width
    return isCircular ? .roundedRect(rect, radius: corner.width) : nil
  }

  private var insetCorner: Size {
    Size(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
  }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle
  var amount = 0.0

  /// A rectangle with radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with radii in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.init(cornerRadii: radii, style: style)
  }

  /// The outline.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect.shrunk(by: amount), cornerRadii: cornerRadii.inset(by: amount), style: style)
  }

  /// A smaller one around the same centres of curvature.
  public func inset(by amount: Double) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, SimpleShape, Hashable {
  /// How the ends are drawn: as half circles, whatever it says.
  public var style: RoundedCornerStyle
  var amount = 0.0

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline.
  public func path(in rect: Rect) -> Path {
    let rect = rect.shrunk(by: amount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// A smaller capsule.
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
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }
  /// A smaller ellipse.
  public func inset(by amount: Double) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { .ellipse(rect.shrunk(by: amount)) }
}

/// The largest circle in the middle of the frame.
public nonisolated struct Circle: InsettableShape, SimpleShape, Hashable {
  var amount = 0.0
  /// A circle.
  public init() {}
  /// As wide as high, as large as the offer allows.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? offer.height, proposal.height ?? offer.width)
    return Size(width: side, height: side)
  }
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: square(in: rect)) }
  /// A smaller circle.
  public func inset(by amount: Double) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape? { .ellipse(square(in: rect)) }

  private func square(in rect: Rect) -> Rect {
    let side = max(0, min(rect.width, rect.height) - 2 * amount)
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

extension Path: Shape {
  /// The path as it stands; the rectangle does not matter.
  public func path(in rect: Rect) -> Path { self }
}

extension Rect {
  /// Smaller by the same amount on each side, to nothing at the least.
  nonisolated fileprivate func shrunk(by amount: Double) -> Rect {
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return insetBy(dx: dx, dy: dy)
  }
}

extension RoundedRectangle {
  /// The extents of the corners.
  @MainActor public var animatableData: Size.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}
