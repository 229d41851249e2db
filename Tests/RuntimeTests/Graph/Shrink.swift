import Graphics

@testable import Runtime

/// A transition in which a view grows from its middle and shrinks into it.
struct Shrink: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ScaleModifier(scale: phase.isIdentity ? 1 : 0))
  }
}

/// Scales a view about its middle when it is drawn. The layout is not affected.
private struct ScaleModifier: LayoutModifier, Animatable {
  typealias Body = Never

  var scale: Double

  var animatableData: Double {
    get { scale }
    set { scale = newValue }
  }

  func makeBehavior(for layoutNode: LayoutNode) -> ScaleBehavior { ScaleBehavior(layoutNode) }
  func configure(_ behavior: ScaleBehavior, in environment: EnvironmentValues) {
    behavior.scale = scale
    behavior.setNeedsPaint()
  }
}

private final class ScaleBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var scale = 1.0

  func adjust(_ state: inout PaintState) {
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    state.transform = state.transform
      .translatedBy(x: middle.x, y: middle.y)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -middle.x, y: -middle.y)
  }
}
