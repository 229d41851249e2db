import Graphics
import Runtime
import Values

/// Gives its content a proxy that scrolls the scroll views inside.
///
///     ScrollViewReader { proxy in
///       List(programs) { Text($0.name) }
///       Button("Top") { proxy.scrollTo(programs.first?.id) }
///     }
@preconcurrency @MainActor public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Builds the content with the proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content can scroll its scroll views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// Creates the node that the proxy refers to.
  public static func _makeNode(_ view: ScrollViewReader, in nodeContext: NodeContext) -> Node {
    SubstituteNode(view, in: nodeContext, isRowContent: false) { $0.content(ScrollViewProxy($1)) }
  }

  /// Builds the content again.
  public static func _updateNode(_ node: Node, to view: ScrollViewReader) {
    node.made(as: SubstituteNode<ScrollViewReader>.self).receive(view)
  }
}

/// Scrolls the scroll views inside a ``ScrollViewReader``.
@preconcurrency @MainActor public struct ScrollViewProxy {
  private final class Reader {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
  }

  private let reader: Reader

  fileprivate init(_ node: Node) { reader = Reader(node) }

  /// Scrolls until the view with an identity is visible. If there is no such view, nothing happens.
  ///
  /// - Parameters:
  ///   - id: the identity of the view.
  ///   - anchor: the point of the view and of the visible part to align, in unit coordinates; `nil` to scroll
  ///     as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    guard let node = reader.node, let place = node.locateBelow(id) else { return }
    let isAnimated = Transaction.current.effectiveAnimation != nil
    for case let scroll as ScrollBehavior in place.layoutNode.ancestry.lazy.map(\.behavior) {
      scroll.pursue(
        ScrollGoal(place: { [weak node] in node?.locateBelow(id) }, anchor: anchor, isAnimated: isAnimated))
    }
  }
}

extension Node {
  /// The layout node and the frame of the view with an identity, in this node or below it.
  func locateBelow(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? {
    if let place = (self as? any FindableNode)?.locate(id) { return place }
    return children.firstMapped { $0.locateBelow(id) }
  }
}
