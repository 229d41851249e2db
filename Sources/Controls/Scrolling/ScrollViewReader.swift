import Graphics
import Runtime
import Values

/// Lets a program move the scroll views inside.
///
///     ScrollViewReader { proxy in
///       List(programs) { Text($0.name) }
///       Button("Top") { proxy.scrollTo(programs.first?.id) }
///     }
@preconcurrency @MainActor public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// A view whose content can be moved.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// A node that hands itself to the content.
  public static func _makeNode(_ view: ScrollViewReader, in nodeContext: NodeContext) -> ViewNode<ScrollViewReader> {
    SubstituteNode(view, in: nodeContext, isRowContent: false) { $0.content(ScrollViewProxy($1)) }
  }
}

/// Moves the scroll views inside a ``ScrollViewReader``.
@preconcurrency @MainActor public struct ScrollViewProxy {
  private final class Reader {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
  }

  private let reader: Reader

  fileprivate init(_ node: Node) { reader = Reader(node) }

  /// Scrolls until the view with an identity is in sight, or at a place in the window as fractions of it.
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
  /// Where the view with an identity is, here or below.
  func locateBelow(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? {
    if let place = (self as? any FindableNode)?.locate(id) { return place }
    return children.lazy.compactMap { $0.locateBelow(id) }.first
  }
}
