import Graphics

/// Fades a view as a whole.
@preconcurrency @MainActor public struct OpacityModifier: BoxModifier, Animatable {
  var opacity: Double

  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func makeBox(for node: Node) -> OpacityBox { OpacityBox(node: node) }
  func configure(_ box: OpacityBox, in environment: EnvironmentValues) { box.opacity = opacity }
}

final class OpacityBox: Box {
  var opacity = 1.0 {
    didSet {
      if opacity == oldValue { return }
      setNeedsPaint()
      if (opacity > 0) != (oldValue > 0) { shownChildrenChanged() }
    }
  }
  /// What cannot be seen cannot be reached either, by whichever way.
  override var shownChildren: [Box] { opacity > 0 ? super.shownChildren : [] }
  override func groupEffect(in state: PaintState) -> GroupEffect? {
    opacity < 1 ? GroupEffect(opacity: max(0, opacity)) : nil
  }
  override func hitTest(_ point: Point) -> Box? { opacity > 0 ? super.hitTest(point) : nil }
}

extension View {
  /// Fades the view as a whole: 0 is invisible, and also out of reach.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Keeps the view's place and shows nothing there.
  public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
}
