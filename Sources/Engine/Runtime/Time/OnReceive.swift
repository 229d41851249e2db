import Combine

/// The modifier that calls an action with the values of a publisher while the view exists.
package struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  package typealias Body = Never

  /// The publisher of the values.
  package let publisher: P
  /// Called with each value on the main thread.
  package let action: (P.Output) -> Void

  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, ReceiveModifier>, in nodeContext: NodeContext
  ) -> Node {
    ReceiveNode(view, in: nodeContext)
  }

  /// Updates the modified view, and subscribes again if the publisher has other sources.
  package static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, ReceiveModifier>) {
    node.made(as: ReceiveNode<P>.self).receive(view)
  }
}

private final class ReceiveNode<P: Publisher>: Node where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var content: Node!
  private var subscription: AnyCancellable?
  /// Whether the subscription is being made. Values that arrive then are delivered after the update.
  private var isBuilding = false

  init<Base: View>(_ view: ModifiedContent<Base, ReceiveModifier<P>>, in nodeContext: NodeContext) {
    modifier = view.modifier
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    subscribe()
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] }
  override var rows: RowPlace? { parent?.rows }
  override func willLeave() { subscription = nil }

  override func stageEnds() {
    subscription = nil
    super.stageEnds()
  }

  func receive<Base: View>(_ view: ModifiedContent<Base, ReceiveModifier<P>>) {
    let before = modifier.publisher
    modifier = view.modifier
    if !isSame(before, modifier.publisher) { subscribe() }
    content.update(to: view.content)
  }

  /// Returns whether two publishers send the same values. Publishers with the same sources do, even if closures in
  /// between are different instances.
  private func isSame(_ before: P, _ after: P) -> Bool {
    if let known = before.knownSources { return known == after.knownSources }
    return isEqual(before, after)
  }

  /// Replaces the subscription by one to the present publisher.
  private func subscribe() {
    subscription = nil
    isBuilding = true
    let clock = PlacedClock(stage.clock, in: environment)
    subscription = CurrentClock.withValue(clock) {
      modifier.publisher.sink { [weak self] value in
        MainThread.run { onMain { self?.handle(value) } }
      }
    }
    isBuilding = false
  }

  /// Calls the action with a value, after the update if one is in progress.
  private func handle(_ value: P.Output) {
    if isGone { return }
    if !isBuilding { return modifier.action(value) }
    stage.afterUpdate(for: self) { [weak self] in
      guard let self, !isGone else { return }
      modifier.action(value)
    }
  }
}

extension View {
  /// Adds an action that is called with each value of a publisher while the view exists.
  ///
  /// Timers and delays follow the panel's clock. The action runs on the main thread, whatever thread sends the values.
  ///
  /// When the view is updated, the subscription is kept if the new publisher has the same sources as the old one. The
  /// closures of its operators, such as `map` and `filter`, are then still the first ones; code that must use the
  /// view's new values belongs in the action, which is always the latest.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
