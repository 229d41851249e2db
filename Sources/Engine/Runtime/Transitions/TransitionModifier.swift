/// The modifier that sets a view's transition.
@preconcurrency @MainActor public struct TransitionModifier: ViewModifier {
  /// This modifier is a node of the tree and has no body.
  public typealias Body = Never

  /// The transition of the modified view.
  package let transition: AnyTransition

  /// Creates the node that shows the view in the current phase.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, TransitionModifier>, in nodeContext: NodeContext
  ) -> Node {
    TransitionNode(view, in: nodeContext)
  }

  /// Updates the modified view in its current phase.
  public static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, TransitionModifier>) {
    node.made(as: TransitionNode<Base>.self).receive(view)
  }
}

private final class TransitionNode<Base: View>: Node, TransitionHost {
  private typealias Shown = ModifiedContent<Base, PhaseModifier>
  private var source: ModifiedContent<Base, TransitionModifier>
  private var content: Node!
  private var phase = TransitionPhase.identity

  init(_ view: ModifiedContent<Base, TransitionModifier>, in nodeContext: NodeContext) {
    source = view
    super.init(in: nodeContext)
    content = .make(shown, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var transitionHosts: [any TransitionHost] { [self] }

  func receive(_ view: ModifiedContent<Base, TransitionModifier>) {
    source = view
    content.update(to: shown)
  }

  /// Shows the view's look before the insertion without an animation, and then animates the view to its normal look.
  func appear() {
    Transaction().run { show(.willAppear) }
    show(.identity)
  }

  func disappear() { show(.didDisappear) }

  private func show(_ phase: TransitionPhase) {
    self.phase = phase
    content.update(to: shown)
  }

  private var shown: Shown {
    Shown(content: source.content, modifier: PhaseModifier(transition: source.modifier.transition, phase: phase))
  }
}

/// Shows a view in a phase of its transition.
private struct PhaseModifier: ViewModifier {
  let transition: AnyTransition
  let phase: TransitionPhase
  @Environment({ $0.accessibilityReduceMotion }) private var isAtRest

  func body(content: Content) -> some View {
    isAtRest ? transition.applyAtRest(AnyView(content), phase) : transition.apply(AnyView(content), phase)
  }
}

extension View {
  /// Sets how the view looks while an animated change inserts or removes it. Without a transition the view fades.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets how the view looks while an animated change inserts or removes it. Without a transition the view fades.
  public func transition<Kind: Transition>(_ transition: Kind) -> some View {
    self.transition(AnyTransition(transition))
  }
}
