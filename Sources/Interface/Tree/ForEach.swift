/// One view for each element of a collection; a view's state moves with the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Views for elements that are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// A node that keeps one node an element.
  public static func _makeNode(_ view: ForEach, in site: Site) -> ViewNode<ForEach> { ForEachNode(view, in: site) }
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

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var nodes: [(id: ID, node: ViewNode<Content>)] = []

  init(_ view: ForEach<Data, ID, Content>, in site: Site) {
    super.init(in: site)
    _ = show(view, isNew: true)
  }

  override var boxes: [Box] { nodes.flatMap(\.node.boxes) }
  override var children: [Node] { nodes.map(\.node) }

  override func update(to view: ForEach<Data, ID, Content>) { if show(view) { structureChanged() } }

  /// Shows the elements; says whether they are others than before, or in another order.
  private func show(_ view: ForEach<Data, ID, Content>, isNew: Bool = false) -> Bool {
    if view.data.count > Limits.elements {
      stage.report(
        "\(ForEach<Data, ID, Content>.self) has \(view.data.count) elements: only the first \(Limits.elements) are shown"
      )
    }
    let before = nodes
    var known: [ID: ViewNode<Content>] = [:]
    for (id, node) in before { known[id] = node }
    var seen = Set<ID>()
    nodes = view.data.prefix(Limits.elements).compactMap { element in
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        stage.report("two elements of \(ForEach<Data, ID, Content>.self) have the id \(id): the first is shown")
        return nil
      }
      let content = view.content(element)
      guard let node = known.removeValue(forKey: id) else {
        let node = ViewNode.make(content, in: site())
        if !isNew { node.arrive() }
        return (id, node)
      }
      node.update(to: content)
      return (id, node)
    }
    for (id, node) in before where known[id] === node { node.depart() }
    return before.map(\.id) != nodes.map(\.id)
  }
}
