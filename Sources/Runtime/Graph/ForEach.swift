import Graphics

/// One view for each element of a collection; a view's state moves with the element's identity.
///
/// In a ``List`` or a lazy stack only the views near what is seen are there; elsewhere all are, up to a limit.
@preconcurrency @MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(_ data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = identity
    self.content = content
  }

  /// Views for elements that are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  /// A node that keeps one node an element.
  public static func _makeNode(_ view: ForEach, in nodeContext: NodeContext) -> ViewNode<ForEach> {
    if let node = subviewsNode(view, in: nodeContext) { return node }
    if let rows = nodeContext.parent?.rows, rows.isLazy { return LazyForEachNode(view, rows: rows, in: nodeContext) }
    return ForEachNode(view, in: nodeContext)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach {
  /// Views for elements of a bound collection that are told apart by a property; each view gets a binding.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base>, Base.Index: Hashable {
    self.init(BoundElements(data), identity: { $0.wrappedValue[keyPath: id] }, content: content)
  }

  /// Views for elements of a bound collection that have an identity; each view gets a binding.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base>, Base.Index: Hashable, Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

/// Views whose elements can be taken away or moved.
@preconcurrency @MainActor public protocol DynamicViewContent<Data>: View {
  /// The type of the elements' collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

/// Knows for which element of a collection a node below stands.
package protocol ElementsNode: Node {
  func elementID(of child: Node) -> AnyHashable?
}

extension Node {
  /// The identity of the element that this place stands for, if it is made for one of a collection.
  package final var elementID: AnyHashable? {
    var node = self
    while let parent = node.parent {
      if let elements = parent as? any ElementsNode { return elements.elementID(of: node) }
      node = parent
    }
    return nil
  }
}

/// The view of one element, made where it is known who reads what the making of it reads.
package struct ElementView<Element, Content: View>: View {
  package let element: Element
  package let content: (Element) -> Content

  package var body: Content { content(element) }

  package static func _makeNode(_ view: ElementView, in nodeContext: NodeContext) -> ViewNode<ElementView> {
    ElementNode(view, in: nodeContext)
  }
}

private final class ElementNode<Element, Content: View>:
  BodyNode<ElementView<Element, Content>, ElementView<Element, Content>, Content>
{
  override var isView: Bool { false }
  override func body(of subject: ElementView<Element, Content>) -> Content { subject.body }
  override func update(to view: ElementView<Element, Content>) { replace(with: view) }
}

extension ForEach {
  package typealias Row = ElementView<Data.Element, Content>

  package func row(of element: Data.Element) -> Row { Row(element: element, content: content) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, FindableNode, ElementsNode
{
  private var nodes: [(id: ID, node: ViewNode<ForEach<Data, ID, Content>.Row>)] = []

  init(_ view: ForEach<Data, ID, Content>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    _ = show(view, isNew: true)
  }

  override var layoutNodes: [LayoutNode] { nodes.flatMap(\.node.layoutNodes) }
  override var children: [Node] { nodes.map(\.node) }

  override func update(to view: ForEach<Data, ID, Content>) { if show(view) { structureChanged() } }

  func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? {
    nodes.first { AnyHashable($0.id) == id }?.node.place
  }

  func elementID(of child: Node) -> AnyHashable? { nodes.first { $0.node === child }.map { AnyHashable($0.id) } }

  /// Shows the elements; says whether they are others than before, or in another order.
  private func show(_ view: ForEach<Data, ID, Content>, isNew: Bool = false) -> Bool {
    if view.data.count > Limits.elements {
      report(
        "ForEach over \(Data.self) has \(view.data.count) elements: only the first \(Limits.elements) are shown; "
          + "put it into a List or a LazyVStack")
    }
    let before = nodes
    var known: [ID: ViewNode<ForEach<Data, ID, Content>.Row>] = [:]
    for (id, node) in before { known[id] = node }
    var seen = Set<ID>()
    nodes = view.data.prefix(Limits.elements).compactMap { element in
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        report("two elements of ForEach over \(Data.self) have the id \(id): the first is shown")
        return nil
      }
      let row = view.row(of: element)
      guard let node = known.removeValue(forKey: id) else {
        let node = ViewNode.make(row, in: nodeContext())
        if !isNew { node.arrive() }
        return (id, node)
      }
      node.update(to: row)
      return (id, node)
    }
    for (id, node) in before where known[id] === node { node.depart() }
    return before.map(\.id) != nodes.map(\.id)
  }
}
