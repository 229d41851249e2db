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

  /// Scrolls until the view with an identity is visible. If there is no such view in a scroll view, nothing happens.
  ///
  /// A view in a scroll view inside the reader takes precedence over one that is only in a scroll view around the
  /// reader.
  ///
  /// - Parameters:
  ///   - id: the identity of the view.
  ///   - anchor: the point of the view and of the visible part to align, in unit coordinates; `nil` to scroll
  ///     as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    guard let place = Self.place(of: id, in: reader.node) else { return }
    let isAnimated = Transaction.current.effectiveAnimation != nil
    for case let scroll as ScrollBehavior in place.layoutNode.ancestry.lazy.map(\.behavior) {
      scroll.pursue(
        ScrollGoal(
          place: { [weak node = reader.node] in Self.place(of: id, in: node) }, anchor: anchor, isAnimated: isAnimated))
    }
  }

  /// The view with an identity to scroll to.
  private static func place(of id: AnyHashable, in reader: Node?) -> ScrollPlace? {
    guard let reader else { return nil }
    let around = reader.layoutNodes.first?.parent
    return reader.locateBelow(id) { $0.isScrolled(inside: around) }
      ?? reader.locateBelow(id) { $0.isScrolled(inside: nil) }
  }
}

/// A layout node and a rectangle in it.
typealias ScrollPlace = (layoutNode: LayoutNode, rect: Rect)

extension LayoutNode {
  /// Whether a scroll view contains this node, inside another one or, for `nil`, anywhere.
  fileprivate func isScrolled(inside outer: LayoutNode?) -> Bool {
    for node in ancestry where node !== self {
      if node === outer { return false }
      if node.behavior is ScrollBehavior { return true }
    }
    return false
  }
}

extension Node {
  /// The layout node and the frame of the first view with an identity that satisfies a condition, in this node or below
  /// it.
  func locateBelow(_ id: AnyHashable, where isWanted: (LayoutNode) -> Bool = { _ in true }) -> ScrollPlace? {
    if let place = (self as? any FindableNode)?.locate(id), isWanted(place.layoutNode) { return place }
    return children.firstMapped { $0.locateBelow(id, where: isWanted) }
  }
}
