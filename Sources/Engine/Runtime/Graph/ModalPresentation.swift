import Graphics

/// A modifier that presents views in a layer above the panel while there is something to present them for.
@MainActor package protocol ModalPresentation: ViewModifier where Body == Never {
  /// The type of the presented view.
  associatedtype Layer: View
  /// The type of the layer's layout behavior.
  associatedtype Behavior: ModalLayer

  /// The identity of the item that the layer shows; `nil` while no layer is shown. Another identity is another layer,
  /// with new state.
  var identity: AnyHashable? { get }
  /// Returns the presented view.
  func layer() -> Layer
  /// Creates the behavior of the layer's layout node.
  static func makeBehavior(for layoutNode: LayoutNode) -> Behavior
  /// Updates the behavior from the modifier's properties and the environment.
  ///
  /// - Parameter anchor: returns the frame of the presenting view, in the stage's coordinate space.
  func configure(_ behavior: Behavior, anchor: @escaping () -> Rect, in environment: EnvironmentValues)
  /// Returns whether a preference of views in the layer is passed on to the views around the presenting one.
  static func passesOn(_ key: any PreferenceKey.Type) -> Bool
}

extension ModalPresentation {
  /// Creates the node that presents the layer.
  package static func _makeNode<Base: View>(_ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext) -> Node {
    ModalNode(view, in: nodeContext)
  }

  /// Updates the presenting view, and presents, updates or dismisses the layer.
  package static func _updateNode<Base: View>(_ node: Node, to view: ModifiedContent<Base, Self>) {
    node.made(as: ModalNode<Self>.self).receive(view)
  }
}

/// The node of the view that presents a layer.
private final class ModalNode<Presentation: ModalPresentation>: Node {
  private var content: Node!
  private var layer: ModalRoot<Presentation>?

  init<Base: View>(_ view: ModifiedContent<Base, Presentation>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    show(view.modifier)
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] + (layer.map { [$0] } ?? []) }

  func receive<Base: View>(_ view: ModifiedContent<Base, Presentation>) {
    content.update(to: view.content)
    show(view.modifier)
  }

  /// Presents, updates, replaces or dismisses the layer.
  private func show(_ modifier: Presentation) {
    if let layer, layer.identity == modifier.identity { return layer.receive(modifier) }
    let former = layer
    if let former {
      layer = nil
      former.dismiss()
      reportsChanged()
    }
    if let identity = modifier.identity {
      layer = ModalRoot(modifier, for: identity, anchor: self, in: nodeContext())
      if former != nil { layer?.keepQuiet() }
    }
  }
}

/// The node of a presented layer.
private final class ModalRoot<Presentation: ModalPresentation>: Node {
  /// The identity of the item that the layer shows.
  let identity: AnyHashable
  private var modifier: Presentation
  private var content: Node!
  private var layoutNode: LayoutNode!
  private var behavior: Presentation.Behavior!
  /// The node of the presenting view.
  private weak var anchor: Node?
  /// Whether the layer is only shown until it has faded.
  private var isDismissed = false

  init(_ modifier: Presentation, for identity: AnyHashable, anchor: Node, in nodeContext: NodeContext) {
    (self.modifier, self.identity) = (modifier, identity)
    super.init(in: nodeContext)
    self.anchor = anchor
    (layoutNode, behavior) = LayoutNode.make(for: self) { Presentation.makeBehavior(for: $0) }
    rebuild()
    contentLayoutChanged()
    stage.present(behavior)
  }

  override var layoutNodes: [LayoutNode] { [layoutNode] }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override func contentLayoutChanged() { layoutNode.setChildren(content?.layoutNodes ?? []) }
  override func willLeave() { if !isDismissed { stage.dismiss(behavior) } }
  override var transitionHosts: [any TransitionHost] { [] }

  /// Lets presses have no effect for a short time.
  func keepQuiet() { behavior.quietUntil = stage.now + PageShift.quietTime }

  /// Dismisses the layer at once, for everything but its picture, which may fade.
  func dismiss() {
    let animation = tracking { stage.environment.appearance.animation(of: .disappearance, in: environment) }
    guard let animation, layoutNode.isOnStage else { return leave() }
    isDismissed = true
    let removal = Removal(self)
    stage.dismiss(behavior)
    removal.begin(Transaction(), animation)
  }

  override func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    Presentation.passesOn(key) ? joinedReports(key) : nil
  }

  override func refresh() {
    let layer = observing {
      modifier.configure(
        behavior, anchor: { [weak anchor] in anchor?.layoutNodes.first?.stageFrame ?? .zero }, in: environment)
      return modifier.layer()
    }
    if content == nil { content = .make(layer, in: nodeContext()) } else { content.update(to: layer) }
  }

  func receive(_ modifier: Presentation) {
    self.modifier = modifier
    rebuild()
  }
}
