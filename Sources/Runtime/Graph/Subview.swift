import Graphics

/// One of the views that a view is made of, to be placed and modified by itself.
///
/// Modifiers of layout, drawing and gestures reach it. Values of the environment reach it only from around the whole
/// group, where the view was written. A subview can stand in one place at a time.
@preconcurrency @MainActor public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview.
  public nonisolated struct ID: Hashable, @unchecked Sendable { fileprivate let object: ObjectIdentifier }

  package let layoutNode: LayoutNode

  /// The identity, which stays the same as long as the view is there.
  public nonisolated var id: ID { ID(object: ObjectIdentifier(layoutNode)) }

  /// A node that stands for the view.
  public static func _makeNode(_ view: Subview, in nodeContext: NodeContext) -> ViewNode<Subview> {
    SubviewNode(view, in: nodeContext)
  }
}

private final class SubviewNode: ViewNode<Subview> {
  private var layoutNode: LayoutNode

  init(_ view: Subview, in nodeContext: NodeContext) {
    layoutNode = view.layoutNode
    super.init(in: nodeContext)
  }

  override var layoutNodes: [LayoutNode] { [layoutNode] }

  override func update(to view: Subview) {
    if view.layoutNode === layoutNode { return }
    layoutNode = view.layoutNode
    structureChanged()
  }
}

/// The views that a view is made of.
@preconcurrency @MainActor public struct SubviewsCollection: @MainActor RandomAccessCollection {
  package let layoutNodes: [LayoutNode]

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { layoutNodes.count }
  /// The view at a place.
  public subscript(index: Int) -> Subview { Subview(layoutNode: layoutNodes[index]) }
}
