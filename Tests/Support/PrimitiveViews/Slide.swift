import Graphics
import Runtime

/// A transition in which a view fades and moves some points to the right.
package struct Slide: Transition {
  /// How far the view moves, in points.
  package static let distance = 10.0

  package init() {}

  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.isIdentity ? 0 : Self.distance)
  }
}
