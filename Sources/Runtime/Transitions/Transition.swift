/// How a view comes and goes.
///
///     struct Twirl: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
///       }
///     }
@preconcurrency @MainActor public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes or goes, as the body sees it.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; what differs from phase to phase is animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition changes, inside the transition's body.
@preconcurrency @MainActor public struct PlaceholderContentView<Value>: View {
  package let content: AnyView

  /// The view.
  public var body: AnyView { content }
}

extension Transition {
  /// One transition after another.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: .init(content: AnyView(first.body(content: .init(content: content.content), phase: phase))),
      phase: phase)
  }
}

private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: .init(content: content.content), phase: phase).animation(animation, value: phase)
  }
}
