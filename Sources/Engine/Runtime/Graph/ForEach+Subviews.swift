/// A view's subviews as the elements of a `ForEach`. Made by `ForEach(subviews:content:)`.
@preconcurrency @MainActor public struct ForEachSubviewCollection<Content: View>: @MainActor RandomAccessCollection {
  /// The view whose subviews these are. They are known only where the view has a place.
  package let base: AnyView?
  private let subviews: SubviewsCollection

  package init(base: AnyView?) {
    self.base = base
    subviews = SubviewsCollection(layoutNodes: [])
  }

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach where Content: View {
  /// A view for each subview of another view: for each element of a `ForEach`, each view of a group, each branch that
  /// is shown.
  ///
  ///     HStack {
  ///       ForEach(subviews: content) { $0.padding().border(.gray) }
  ///     }
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(base: AnyView(view)), identity: \.id, content: content)
  }

  /// The node of a view for each subview; `nil` for other collections.
  static func subviewsNode(_ view: ForEach, in nodeContext: NodeContext) -> Node? {
    guard Data.self == ForEachSubviewCollection<Content>.self else { return nil }
    return SubviewsForEachNode(view, in: nodeContext)
  }
}

private final class SubviewsForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ElementsOfForEach<Data, ID, Content>
{
  typealias Rows = GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>>
  private var inner: Node!

  init(_ view: ForEach<Data, ID, Content>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    inner = .make(Self.rows(view), in: self.nodeContext())
  }

  override var layoutNodes: [LayoutNode] { inner?.layoutNodes ?? [] }
  override var children: [Node] { inner.map { [$0] } ?? [] }
  override func receive(_ view: ForEach<Data, ID, Content>) { inner.update(to: Self.rows(view)) }

  private static func rows(_ view: ForEach<Data, ID, Content>) -> Rows {
    let source = view as! ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content>
    return Rows(base: source.data.base ?? AnyView(EmptyView())) { ForEach<_, _, _>($0, content: source.content) }
  }
}
