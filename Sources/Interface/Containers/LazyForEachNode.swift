import Graphics

/// The node of a `ForEach` in a lazy container: it has nodes only for the rows near what is seen.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, FindableNode, RowsNode, ElementsNode
{
  private struct Entry {
    let index: Int
    let id: ID
    let node: ViewNode<ForEach<Data, ID, Content>.Row>
  }

  private var view: ForEach<Data, ID, Content>
  let container: any RowContainer
  private var box: LazyRowsBox!
  private var entries: [Entry] = []
  /// The boxes around those of the rows, by the boxes inside.
  private var outer: [ObjectIdentifier: Box] = [:]

  init(_ view: ForEach<Data, ID, Content>, rows container: any RowContainer, in site: Site) {
    self.view = view
    self.container = container
    super.init(in: site)
    box = LazyRowsBox(container, node: self)
    box.want = { [unowned self] _ in invalidate() }
    box.reset(count: view.data.count)
  }

  override var boxes: [Box] { [box] }
  override var children: [Node] { entries.map(\.node) }
  override func contentBoxesChanged() { showRows() }
  override func refresh() { fill() }

  override func update(to view: ForEach<Data, ID, Content>) {
    self.view = view
    box.reset(count: view.data.count)
    fill()
  }

  /// Makes the nodes of the rows that are wanted, and lets the others go.
  private func fill() {
    let before = entries
    var known = Dictionary(before.map { ($0.id, $0.node) }) { first, _ in first }
    var seen = Set<ID>()
    var made: [Entry] = []
    for index in box.wanted {
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
        made.append(Entry(index: index, id: id, node: .make(row, in: site())))
      }
    }
    entries = made
    for node in known.values { node.leave() }
    showRows()
    reportsChanged()
  }

  private func showRows() {
    var kept: [ObjectIdentifier: Box] = [:]
    let rows = entries.map { entry in
      let boxes = entry.node.boxes.map { inner in
        let key = ObjectIdentifier(inner)
        let row = outer[key] ?? container.row(around: inner, node: self, id: AnyHashable(entry.id))
        kept[key] = row
        return row
      }
      return LazyRowsBox.Row(index: entry.index, boxes: boxes)
    }
    outer = kept
    box.show(rows)
    container.rowsChanged()
  }

  func elementID(of child: Node) -> AnyHashable? { entries.first { $0.node === child }.map { AnyHashable($0.id) } }

  func locate(_ id: AnyHashable) -> (box: Box, rect: Rect)? {
    if let entry = entries.first(where: { AnyHashable($0.id) == id }) { return entry.node.place }
    for (index, element) in view.data.enumerated() where AnyHashable(view.id(element)) == id {
      return (box, box.rect(of: index))
    }
    return nil
  }
}
