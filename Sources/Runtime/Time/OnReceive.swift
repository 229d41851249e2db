import Combine

/// Acts on the values of a publisher while the modified view is there.
package struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  package typealias Body = Never

  package let publisher: P
  package let action: (P.Output) -> Void

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, ReceiveModifier>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, ReceiveModifier>> {
    ReceiveNode(view, in: nodeContext)
  }
}

private final class ReceiveNode<Base: View, P: Publisher>: ViewNode<ModifiedContent<Base, ReceiveModifier<P>>>
where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var content: ViewNode<Base>!
  private var subscription: AnyCancellable?
  /// While views are being built, what comes waits until they are.
  private var isBuilding = false

  init(_ view: ModifiedContent<Base, ReceiveModifier<P>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    subscribe()
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: (any RowContainer)? { parent?.rows }
  override func willLeave() { subscription = nil }

  override func stageEnds() {
    subscription = nil
    super.stageEnds()
  }

  override func update(to view: ModifiedContent<Base, ReceiveModifier<P>>) {
    let before = modifier.publisher
    modifier = view.modifier
    if !isSame(before, modifier.publisher) { subscribe() }
    content.update(to: view.content)
  }

  /// Whether two publishers hand on the same: those from the same sources do, even if a closure between is made anew.
  private func isSame(_ before: P, _ after: P) -> Bool {
    if let known = before.knownSources { return known == after.knownSources }
    return isEqual(before, after)
  }

  private func subscribe() {
    subscription = nil
    isBuilding = true
    let clock = PlacedClock(stage.clock, in: environment)
    subscription = CurrentClock.withValue(clock) {
      modifier.publisher.sink { [weak self] value in
        MainThread.run { onMain { self?.take(value) } }
      }
    }
    isBuilding = false
  }

  private func take(_ value: P.Output) {
    if isGone { return }
    if !isBuilding { return modifier.action(value) }
    stage.afterUpdate(for: self) { [weak self] in
      guard let self, !isGone else { return }
      modifier.action(value)
    }
  }
}

extension View {
  /// Acts on each value that a publisher hands on while the view is there.
  ///
  /// The times of timers and pauses are the panel's. The action runs on the main thread, whichever the values come
  /// from.
  ///
  /// Two publishers are the same to a view if their values come from the same sources. The subscription then stays as
  /// it is, with the closures that `map`, `filter` and others were given first: what those are to know of the view's
  /// newer values belongs in the action, which is always the latest.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
