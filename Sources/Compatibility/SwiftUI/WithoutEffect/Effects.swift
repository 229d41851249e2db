import Faceplate

nonisolated extension ContentShapeKinds {
  /// The preview during a drag. It has no effect on a panel.
  @available(*, deprecated, message: "Only the shape for interaction has an effect on a panel.")
  public static let dragPreview = ContentShapeKinds(rawValue: 2)

  /// The preview of a context menu. It has no effect on a panel.
  @available(*, deprecated, message: "Only the shape for interaction has an effect on a panel.")
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)

  /// The hover effect. It has no effect on a panel.
  @available(*, deprecated, message: "Only the shape for interaction has an effect on a panel.")
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)

  /// The accessibility frame. It has no effect on a panel.
  @available(*, deprecated, message: "Only the shape for interaction has an effect on a panel.")
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Clips the view to its frame. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func clipped(antialiased: Bool) -> some View { clipped() }

  /// Clips the view to a rectangle with rounded corners. `antialiased` has no effect: edges are always smooth.
  @available(*, deprecated, message: "Edges are always smooth; leave antialiased out.")
  public func cornerRadius(_ radius: Double, antialiased: Bool) -> some View { cornerRadius(radius) }

  /// Applies a Gaussian blur with a radius in points. `opaque` has no effect: the edges fade out.
  @available(*, deprecated, message: "The edges of a blurred view always fade out; leave opaque out.")
  public func blur(radius: Double, opaque: Bool) -> some View { blur(radius: radius) }
}

extension VisualEffect {
  /// Blurs the view; the radius is in points. `opaque` has no effect: the edges fade out.
  @available(*, deprecated, message: "The edges of a blurred view always fade out; leave opaque out.")
  public func blur(radius: Double, opaque: Bool) -> some VisualEffect { blur(radius: radius) }
}

extension View {
  /// Rotates the view around an axis in space. There is no perspective: `anchorZ` and `perspective` have no effect.
  @available(*, deprecated, message: "A panel draws without perspective; leave anchorZ and perspective out.")
  @_disfavoredOverload
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View { rotation3DEffect(angle, axis: axis, anchor: anchor) }
}

extension VisualEffect {
  /// Rotates the view around an axis in space. There is no perspective: `anchorZ` and `perspective` have no effect.
  @available(*, deprecated, message: "A panel draws without perspective; leave anchorZ and perspective out.")
  @_disfavoredOverload
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some VisualEffect { rotation3DEffect(angle, axis: axis, anchor: anchor) }
}
