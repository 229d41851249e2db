/// Says how the modified view comes and goes.
@preconcurrency @MainActor public struct TransitionModifier: ViewModifier {
  /// Built by the tree.
  public typealias Body = Never

  package let transition: AnyTransition

  /// A node that shows the view in its phase.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, TransitionModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, TransitionModifier>> {
    TransitionNode(view, in: nodeContext)
  }
}

private final class TransitionNode<Base: View>: ViewNode<ModifiedContent<Base, TransitionModifier>>, TransitionHost {
  private typealias Shown = ModifiedContent<Base, PhaseModifier>
  private var source: ModifiedContent<Base, TransitionModifier>
  private var content: ViewNode<Shown>!
  private var phase = TransitionPhase.identity

  init(_ view: ModifiedContent<Base, TransitionModifier>, in nodeContext: NodeContext) {
    source = view
    super.init(in: nodeContext)
    content = .make(shown, in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var transitionHosts: [any TransitionHost] { [self] }

  override func update(to view: ModifiedContent<Base, TransitionModifier>) {
    source = view
    content.update(to: shown)
  }

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

/// The view in a phase of its transition.
private struct PhaseModifier: ViewModifier {
  let transition: AnyTransition
  let phase: TransitionPhase
  @Environment(\.accessibilityReduceMotion) private var isAtRest

  func body(content: Content) -> some View {
    isAtRest ? transition.applyAtRest(AnyView(content), phase) : transition.apply(AnyView(content), phase)
  }
}

extension View {
  /// Says how the view comes and goes in changes that are animated; without it, it fades.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Says how the view comes and goes in changes that are animated; without it, it fades.
  public func transition<Kind: Transition>(_ transition: Kind) -> some View {
    self.transition(AnyTransition(transition))
  }
}
