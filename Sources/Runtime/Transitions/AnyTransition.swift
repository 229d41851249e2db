import Graphics

/// A transition of any type.
@preconcurrency @MainActor public struct AnyTransition {
  package let apply: (AnyView, TransitionPhase) -> AnyView
  /// The same for panels on which nothing moves about.
  package let applyAtRest: (AnyView, TransitionPhase) -> AnyView

  /// Hides the type of a transition.
  public init<Base: Transition>(_ transition: Base) {
    self.init { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: $1)) }
  }

  package init(_ apply: @escaping (AnyView, TransitionPhase) -> AnyView) {
    self.init(apply: apply) { AnyView($0.opacity($1.isIdentity ? 1 : 0)) }
  }

  package init(
    apply: @escaping (AnyView, TransitionPhase) -> AnyView,
    applyAtRest: @escaping (AnyView, TransitionPhase) -> AnyView
  ) {
    (self.apply, self.applyAtRest) = (apply, applyAtRest)
  }
}
