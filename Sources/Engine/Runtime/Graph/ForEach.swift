import Graphics

/// A view for each element of a collection. State follows the identity of the element when the collection changes.
///
/// In a `List` or a lazy stack only the views near the visible area exist; elsewhere all views exist, up to
/// ``RuntimeLimits/elements``. The content need not be views: other builders, such as a chart's, take a `ForEach` of
/// their own content.
@preconcurrency @MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// This type has no body.
  public typealias Body = Never

  /// The elements, in the order in which their views are shown.
  public var data: Data
  /// Returns the view of an element.
  public var content: (Data.Element) -> Content
  /// Returns the identity of an element.
  package let id: (Data.Element) -> ID

  /// Creates content from a collection and closures.
  package init(_ data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Must not be called: the elements are the body.
  public var body: Never { fatalError("ForEach has no body") }

  /// Creates the node that keeps one node for each element.
  public static func _makeNode(_ view: ForEach, in nodeContext: NodeContext) -> Node {
    if let node = subviewsNode(view, in: nodeContext) { return node }
    if let rows = nodeContext.parent?.rows, !rows.isInRow, rows.container.isLazy {
      return LazyForEachNode(view, rows: rows.container, in: nodeContext)
    }
    return ForEachNode(view, in: nodeContext)
  }

  /// Updates the nodes of the elements that stay, creates nodes for new elements, and removes the others.
  public static func _updateNode(_ node: Node, to view: ForEach) {
    node.made(as: ElementsOfForEach<Data, ID, Content>.self).receive(view)
  }
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach where Content: View {
  /// Creates views for elements that are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the integers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection, identified by a property. Each view receives a binding.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base>, Base.Index: Hashable {
    self.init(BoundElements(data), identity: { $0.wrappedValue[keyPath: id] }, content: content)
  }

  /// Creates views for the identifiable elements of a bound collection. Each view receives a binding.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base>, Base.Index: Hashable, Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

/// A view of a collection whose elements can be deleted and moved.
@preconcurrency @MainActor public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements of the collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A node that knows the element that each of its children shows.
package protocol ElementsNode: Node {
  /// Returns the identity of the element that a child shows; `nil` if it shows none.
  func elementID(of child: Node) -> AnyHashable?
}

extension Node {
  /// The identity of the nearest enclosing collection element; `nil` if there is none.
  package final var elementID: AnyHashable? {
    var node = self
    while let parent = node.parent {
      if let elements = parent as? any ElementsNode { return elements.elementID(of: node) }
      node = parent
    }
    return nil
  }
}

/// The view of one element. It has its own node, so that a change of something that the closure reads updates this
/// element only.
package struct ForEachRow<Element, Content: View>: View {
  /// The element to show.
  package let element: Element
  /// Returns the view of the element.
  package let content: (Element) -> Content

  package var body: Content { content(element) }

  package static func _makeNode(_ view: ForEachRow, in nodeContext: NodeContext) -> Node {
    ElementNode(view, in: nodeContext)
  }

  /// Evaluates the closure again.
  package static func _updateNode(_ node: Node, to view: ForEachRow) {
    node.made(as: ElementNode<Element, Content>.self).receive(view)
  }
}

private final class ElementNode<Element, Content: View>: BodyNode {
  private var view: ForEachRow<Element, Content>

  init(_ view: ForEachRow<Element, Content>, in nodeContext: NodeContext) {
    self.view = view
    super.init(for: ForEachRow<Element, Content>.self, in: nodeContext)
    refresh()
  }

  override var isView: Bool { false }
  override func refresh() { show(view) { $0.body } }

  func receive(_ view: ForEachRow<Element, Content>) {
    animate(from: self.view, to: view)
    self.view = view
    rebuild()
  }
}

/// A node of a `ForEach`: one of the classes below, depending on the container.
package class ElementsOfForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  /// Updates the nodes to the elements of a view.
  package func receive(_ view: ForEach<Data, ID, Content>) {}
}

extension ForEach where Content: View {
  /// The view of one element.
  package typealias Row = ForEachRow<Data.Element, Content>

  /// Returns the view of one element.
  package func row(of element: Data.Element) -> Row { Row(element: element, content: content) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ElementsOfForEach<Data, ID, Content>, FindableNode, ElementsNode
{
  private var nodes: [(id: ID, node: Node)] = []

  init(_ view: ForEach<Data, ID, Content>, in nodeContext: NodeContext) {
    super.init(in: nodeContext)
    _ = show(view, isNew: true)
  }

  override var layoutNodes: [LayoutNode] { nodes.flatMap { $0.node.layoutNodes } }
  override var children: [Node] { nodes.map { $0.node } }

  override func receive(_ view: ForEach<Data, ID, Content>) { if show(view) { structureChanged() } }

  func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? {
    nodes.first { AnyHashable($0.id) == id }?.node.place
  }

  func elementID(of child: Node) -> AnyHashable? { nodes.first { $0.node === child }.map { AnyHashable($0.id) } }

  /// Updates the nodes to the elements of a view.
  ///
  /// - Returns: whether the elements or their order have changed.
  private func show(_ view: ForEach<Data, ID, Content>, isNew: Bool = false) -> Bool {
    if view.data.count > RuntimeLimits.elements {
      report(
        "ForEach over \(Data.self) has \(view.data.count) elements: only the first \(RuntimeLimits.elements) are shown; "
          + "put it into a container that makes only the rows near the visible ones, such as a list")
    }
    let elements = Array(view.data.prefix(RuntimeLimits.elements))
    if !isNew, updateSame(elements, of: view) { return false }
    let before = nodes
    var known: [ID: Node] = [:]
    for (id, node) in before { known[id] = node }
    var seen = Set<ID>()
    nodes = elements.compactMap { element in
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        report("two elements of ForEach over \(Data.self) have the id \(id): the first is shown")
        return nil
      }
      let row = view.row(of: element)
      guard let node = known.removeValue(forKey: id) else {
        let node = Node.make(row, in: nodeContext())
        if !isNew { node.arrive() }
        return (id, node)
      }
      node.update(to: row)
      return (id, node)
    }
    for (id, node) in before where known[id] === node { node.depart() }
    return !before.elementsEqual(nodes) { $0.id == $1.id }
  }

  /// Updates the nodes to elements that have the same identities as the present elements, in the same order.
  ///
  /// - Returns: whether the identities are the same. If not, nothing has been updated.
  private func updateSame(_ elements: [Data.Element], of view: ForEach<Data, ID, Content>) -> Bool {
    guard elements.count == nodes.count else { return false }
    for index in elements.indices where view.id(elements[index]) != nodes[index].id { return false }
    for index in elements.indices { nodes[index].node.update(to: view.row(of: elements[index])) }
    return true
  }
}
