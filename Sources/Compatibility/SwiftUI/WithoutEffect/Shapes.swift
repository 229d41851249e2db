import Faceplate

nonisolated extension FillStyle {
  /// Whether edges are smooth, which they always are.
  @available(*, deprecated, message: "Edges are always smooth.")
  public var isAntialiased: Bool { true }

  /// Creates a fill style. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public init(eoFill: Bool = false, antialiased: Bool) { self.init(eoFill: eoFill) }
}

extension StrokeShapeView {
  /// Whether edges are smooth, which they always are.
  @available(*, deprecated, message: "Edges are always smooth.")
  public var isAntialiased: Bool { true }
}

extension StrokeBorderShapeView {
  /// Whether edges are smooth, which they always are.
  @available(*, deprecated, message: "Edges are always smooth.")
  public var isAntialiased: Bool { true }
}

nonisolated extension Capsule {
  /// The form of the ends, which are always half circles.
  @available(*, deprecated, message: "The ends of a capsule are always half circles.")
  public var style: RoundedCornerStyle { .continuous }

  /// Creates a capsule; the style has no effect.
  @available(*, deprecated, message: "The ends of a capsule are always half circles; leave style out.")
  public init(style: RoundedCornerStyle) { self.init() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles. The style has no effect.
  @available(*, deprecated, message: "The ends of a capsule are always half circles; leave style out.")
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
