import Graphics

/// One of the subviews of a view, which can be placed and modified individually.
///
/// Modifiers for layout, drawing and gestures apply to it. It has the environment of the place where it was declared,
/// not of the place where it is shown. A subview can be shown at one place at a time.
@preconcurrency @MainActor public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a subview.
  public nonisolated struct ID: Hashable, Sendable { fileprivate let object: ObjectIdentifier }

  package let layoutNode: LayoutNode

  /// The identity, which stays the same as long as the subview exists.
  public nonisolated var id: ID { ID(object: ObjectIdentifier(layoutNode)) }

  /// Creates the node that shows the subview.
  public static func _makeNode(_ view: Subview, in nodeContext: NodeContext) -> Node {
    SubviewNode(view, in: nodeContext)
  }

  /// Shows another subview in its place.
  public static func _updateNode(_ node: Node, to view: Subview) {
    node.made(as: SubviewNode.self).receive(view)
  }
}

private final class SubviewNode: Node {
  private var layoutNode: LayoutNode

  init(_ view: Subview, in nodeContext: NodeContext) {
    layoutNode = view.layoutNode
    super.init(in: nodeContext)
  }

  override var layoutNodes: [LayoutNode] { [layoutNode] }

  func receive(_ view: Subview) {
    if view.layoutNode === layoutNode { return }
    layoutNode = view.layoutNode
    structureChanged()
  }
}

/// The subviews of a view.
@preconcurrency @MainActor public struct SubviewsCollection: @MainActor RandomAccessCollection {
  package let layoutNodes: [LayoutNode]

  /// The index of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The index after that of the last subview.
  public var endIndex: Int { layoutNodes.count }
  /// The subview at an index, which has to exist.
  public subscript(index: Int) -> Subview { Subview(layoutNode: layoutNodes[index]) }
}
