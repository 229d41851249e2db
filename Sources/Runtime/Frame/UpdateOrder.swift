/// The order in which the update pass refreshes dirty nodes.
extension Stage {
  /// Dirty nodes with parents before children, and those of one depth in the order of the tree.
  ///
  /// Nodes become dirty in the order of writes and of hash tables, which differs between runs. The tree is only looked
  /// at where several nodes have one depth, and there only along the ways from the root to dirty nodes.
  package func inTreeOrder(_ nodes: [Node]) -> [Node] {
    if nodes.count < 2 { return nodes }
    let byDepth = nodes.sorted { $0.depth < $1.depth }
    guard zip(byDepth, byDepth.dropFirst()).contains(where: { $0.depth == $1.depth }) else { return byDepth }
    updatePass.orderMark &+= 2
    let mark = updatePass.orderMark
    for node in byDepth { markWay(to: node, mark) }
    var ordered: [Node] = []
    ordered.reserveCapacity(byDepth.count)
    var level: [Node] = [rootNode]
    while !level.isEmpty {
      for node in level where node.isDirty {
        ordered.append(node)
        node.orderMark = mark + 1
      }
      level = level.flatMap { node in node.children.filter { $0.orderMark == mark } }
    }
    // What a transition wraps around a view is no child of the view's own place.
    let others = byDepth.filter { $0.isDirty && $0.orderMark == mark }
    if others.isEmpty { return ordered }
    return (ordered + others).enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  private func markWay(to node: Node, _ mark: UInt32) {
    var place: Node? = node
    while let current = place, current.orderMark != mark {
      current.orderMark = mark
      place = current.parent
    }
  }
}
