import Graphics

/// The node of a `ForEach` in a lazy container. It has child nodes only for the rows near the visible part.
package final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ElementsOfForEach<Data, ID, Content>, FindableNode, ElementsNode
{
  /// A row that exists.
  private struct Entry {
    let index: Int
    let id: ID
    let node: Node
  }

  private var view: ForEach<Data, ID, Content>
  /// The container that arranges the rows.
  private let container: any RowContainer
  private var layoutNode: LayoutNode!
  private var lazyRows: LazyRowsBehavior!
  /// The rows that exist, in ascending order.
  private var entries: [Entry] = []
  /// The wrappers of the rows' layout nodes, by the layout nodes inside.
  private var outer: [ObjectIdentifier: LayoutNode] = [:]

  /// Creates a node in a lazy container.
  package init(_ view: ForEach<Data, ID, Content>, rows container: any RowContainer, in nodeContext: NodeContext) {
    self.view = view
    self.container = container
    super.init(in: nodeContext)
    (layoutNode, lazyRows) = LayoutNode.make(for: self) { LazyRowsBehavior(container, $0) }
    lazyRows.want = { [unowned self] _ in invalidate() }
    lazyRows.reset(count: view.data.count)
  }

  package override var layoutNodes: [LayoutNode] { [layoutNode] }
  package override var children: [Node] { entries.map { $0.node } }
  package override var rows: RowPlace? { RowPlace(container, isInRow: true) }
  package override func contentLayoutChanged() { showRows() }
  package override func refresh() { fill() }

  package override func receive(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    lazyRows.reset(count: view.data.count)
    fill()
  }

  /// Creates the nodes of the wanted rows, and removes the others.
  private func fill() {
    let before = entries
    var known = Dictionary(before.map { ($0.id, $0.node) }) { first, _ in first }
    var seen = Set<ID>()
    var made: [Entry] = []
    for index in lazyRows.wanted {
      let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        report("two elements of ForEach over \(Data.self) have the id \(id): the first is shown")
        continue
      }
      let row = view.row(of: element)
      if let node = known.removeValue(forKey: id) {
        node.update(to: row)
        made.append(Entry(index: index, id: id, node: node))
      } else {
        made.append(Entry(index: index, id: id, node: .make(row, in: nodeContext())))
      }
    }
    entries = made
    for entry in before where known[entry.id] === entry.node { remove(entry.node, entry.id) }
    showRows()
    reportsChanged()
  }

  /// Removes the node of a row: at once if the row is merely no longer near, and by its removal transition if its
  /// element was removed in an animated change.
  private func remove(_ node: Node, _ id: ID) {
    guard Transaction.current.effectiveAnimation != nil, !view.data.contains(where: { view.id($0) == id }) else {
      return node.leave()
    }
    node.depart()
    for inner in node.layoutNodes {
      if let row = outer[ObjectIdentifier(inner)], row !== inner { inner.removal?.adopt(row) }
    }
  }

  /// Passes the layout nodes of the rows to the container.
  private func showRows() {
    var kept: [ObjectIdentifier: LayoutNode] = [:]
    let rows = entries.map { entry in
      let layoutNodes = entry.node.layoutNodes.map { inner in
        let key = ObjectIdentifier(inner)
        let row = outer[key] ?? container.row(around: inner, node: self, id: AnyHashable(entry.id))
        kept[key] = row
        return row
      }
      return LazyRowsBehavior.Row(index: entry.index, layoutNodes: layoutNodes)
    }
    outer = kept
    lazyRows.show(rows)
    container.rowsChanged()
  }

  package func elementID(of child: Node) -> AnyHashable? {
    entries.first { $0.node === child }.map { AnyHashable($0.id) }
  }

  package func locate(_ id: AnyHashable) -> (layoutNode: LayoutNode, rect: Rect)? {
    if let entry = entries.first(where: { AnyHashable($0.id) == id }) { return entry.node.place }
    for (index, element) in view.data.enumerated() where AnyHashable(view.id(element)) == id {
      return (layoutNode, lazyRows.rect(of: index))
    }
    return nil
  }
}
