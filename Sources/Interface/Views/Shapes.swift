import Graphics

/// A rectangle.
public struct Rectangle: InsettableShape, SimpleShape {
  var amount = 0.0
  /// A rectangle.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  /// A smaller rectangle.
  public func inset(by amount: Double) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape { .rect(rect.insetBy(dx: amount, dy: amount)) }
}

/// A rectangle with circular corners.
public struct RoundedRectangle: InsettableShape, SimpleShape {
  private(set) var cornerRadius: Double

  /// The radius of the corners.
  public var animatableData: Double {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
  var amount = 0.0
  /// A rectangle whose corners have a radius in points.
  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }
  /// The outline.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: max(0, cornerRadius - amount))
  }
  /// A smaller one around the same centres of curvature.
  public func inset(by amount: Double) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape {
    .roundedRect(rect.insetBy(dx: amount, dy: amount), radius: max(0, cornerRadius - amount))
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, SimpleShape {
  var amount = 0.0
  /// A capsule.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// A smaller capsule.
  public func inset(by amount: Double) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }
}

/// The ellipse that fits the frame.
public struct Ellipse: InsettableShape, SimpleShape {
  var amount = 0.0
  /// An ellipse.
  public init() {}
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  /// A smaller ellipse.
  public func inset(by amount: Double) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }
  func simpleShape(in rect: Rect) -> DisplayItem.Shape { .ellipse(rect.insetBy(dx: amount, dy: amount)) }
}

/// The largest circle in the middle of the frame.
public struct Circle: InsettableShape, SimpleShape {
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
  func simpleShape(in rect: Rect) -> DisplayItem.Shape { .ellipse(square(in: rect)) }

  private func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height) - 2 * amount
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

extension Path: Shape {
  /// The path as it stands; the rectangle does not matter.
  public func path(in rect: Rect) -> Path { self }
}
