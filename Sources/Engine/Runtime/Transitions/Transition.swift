/// The appearance of a view while it is inserted or removed.
///
///     struct Twirl: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
///       }
///     }
@preconcurrency @MainActor public protocol Transition {
  /// The type of the view that ``body(content:phase:)`` returns.
  associatedtype Body: View
  /// The view that is inserted or removed, as passed to the body.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it looks in a phase. The differences between phases are animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition. By default it moves things.
  static var properties: TransitionProperties { get }
}

/// The properties of a transition that matter to people who want less motion.
public nonisolated struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition moves or scales the view. With reduced motion such a transition fades instead.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// The properties of a transition that moves things.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as it looks in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content: AnyView(content)), phase: phase)
  }
}

/// The view that a transition or an animator modifies, as passed to its closure.
@preconcurrency @MainActor public struct PlaceholderContentView<Value>: View {
  /// The modified view, type-erased.
  package let content: AnyView

  /// The modified view, as it was passed in.
  public var body: AnyView { content }
}

extension Transition {
  /// Combines this transition with another, which is applied to its result.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation, instead of the transaction's.
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
