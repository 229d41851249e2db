import Graphics

/// A type-erased transition, for example to choose one at run time.
@preconcurrency @MainActor public struct AnyTransition {
  /// Returns the view as it looks in a phase.
  package let apply: (AnyView, TransitionPhase) -> AnyView
  /// Returns the view as it looks in a phase where ``EnvironmentValues/accessibilityReduceMotion`` is set: it fades.
  package let applyAtRest: (AnyView, TransitionPhase) -> AnyView

  /// Wraps a transition. With reduced motion the view fades instead, unless the transition's properties say that
  /// nothing moves.
  public init<Base: Transition>(_ transition: Base) {
    let apply: (AnyView, TransitionPhase) -> AnyView = {
      AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: $1))
    }
    if Base.properties.hasMotion { self.init(apply) } else { self.init(apply: apply, applyAtRest: apply) }
  }

  /// Creates a transition from a closure. With reduced motion it fades.
  ///
  /// The view is within the same views in both cases, so that it keeps its state when motion is reduced while it is shown.
  package init(_ apply: @escaping (AnyView, TransitionPhase) -> AnyView) {
    self.init(
      apply: { AnyView(apply($0, $1).opacity(1)) },
      applyAtRest: { AnyView(apply($0, .identity).opacity($1.isIdentity ? 1 : 0)) })
  }

  /// Creates a transition from closures for normal and for reduced motion, which return views of the same type.
  package init(
    apply: @escaping (AnyView, TransitionPhase) -> AnyView,
    applyAtRest: @escaping (AnyView, TransitionPhase) -> AnyView
  ) {
    (self.apply, self.applyAtRest) = (apply, applyAtRest)
  }
}
