import Graphics

/// A modifier that shows views in a layer above the whole panel while a condition holds.
@MainActor package protocol ModalPresentation: ViewModifier where Body == Never {
  associatedtype Layer: View
  associatedtype Behavior: ModalLayer

  /// Whether the layer is there.
  var isPresented: Bool { get }
  /// The views of the layer.
  func layer() -> Layer
  /// The behavior of the layer's layout node.
  static func makeBehavior(for layoutNode: LayoutNode) -> Behavior
  /// Carries the modifier's properties and those of the environment over to the behavior.
  ///
  /// - Parameter anchor: where the view is that presents the layer, in the stage's space.
  func configure(_ behavior: Behavior, anchor: @escaping () -> Rect, in environment: EnvironmentValues)
  /// Whether what views in the layer report for a preference key concerns the views around the presenting one.
  static func passesOn(_ key: ObjectIdentifier) -> Bool
}

extension ModalPresentation {
  package static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in nodeContext: NodeContext
  ) -> ViewNode<ModifiedContent<Base, Self>> {
    ModalNode(view, in: nodeContext)
  }
}

/// The node of the view that presents a layer.
private final class ModalNode<Base: View, Presentation: ModalPresentation>:
  ViewNode<ModifiedContent<Base, Presentation>>
{
  private var content: ViewNode<Base>!
  private var layer: ModalRoot<Presentation>?

  init(_ view: ModifiedContent<Base, Presentation>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    content = .make(view.content, in: self.nodeContext())
    show(view.modifier)
  }

  override var layoutNodes: [LayoutNode] { content.layoutNodes }
  override var children: [Node] { [content] + (layer.map { [$0] } ?? []) }

  override func update(to view: ModifiedContent<Base, Presentation>) {
    content.update(to: view.content)
    show(view.modifier)
  }

  private func show(_ modifier: Presentation) {
    guard modifier.isPresented else {
      layer?.leave()
      layer = nil
      return
    }
    if layer == nil {
      layer = ModalRoot(modifier, anchor: self, in: nodeContext())
    } else {
      layer?.update(to: modifier)
    }
  }
}

/// The place above the panel where one layer stands.
private final class ModalRoot<Presentation: ModalPresentation>: Node {
  private var modifier: Presentation
  private var content: ViewNode<Presentation.Layer>!
  private var layoutNode: LayoutNode!
  private var behavior: Presentation.Behavior!
  private weak var anchor: Node?

  init(_ modifier: Presentation, anchor: Node, in nodeContext: NodeContext) {
    self.modifier = modifier
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
  override func willLeave() { stage.dismiss(behavior) }

  override func ownReport<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    Presentation.passesOn(ObjectIdentifier(key)) ? joinedReports(key) : nil
  }

  override func refresh() {
    let layer = observing {
      modifier.configure(
        behavior, anchor: { [weak anchor] in anchor?.layoutNodes.first?.stageFrame ?? .zero }, in: environment)
      return modifier.layer()
    }
    if content == nil { content = .make(layer, in: nodeContext()) } else { content.update(to: layer) }
  }

  func update(to modifier: Presentation) {
    self.modifier = modifier
    rebuild()
  }
}
