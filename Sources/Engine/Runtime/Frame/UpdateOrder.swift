/// The order in which the update pass updates nodes.
extension Stage {
  /// Returns nodes ordered by depth, and nodes of the same depth in the order of the tree.
  ///
  /// Nodes are enqueued in an order that depends on hash tables and differs between runs. Only if several nodes have
  /// the same depth is the tree searched, and then only along the paths from the root to these nodes.
  package func inTreeOrder(_ nodes: [Node]) -> [Node] {
    if nodes.count < 2 { return nodes }
    let byDepth = nodes.sorted { $0.depth < $1.depth }
    guard zip(byDepth, byDepth.dropFirst()).contains(where: { $0.depth == $1.depth }) else { return byDepth }
    if nodes.count <= Self.fewNodes, let ordered = inTreeOrder(few: byDepth) { return ordered }
    passes.update.orderMark &+= 2
    let mark = passes.update.orderMark
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
    // A view that a transition shows may be outside the tree of its parent's children.
    let others = byDepth.filter { $0.isDirty && $0.orderMark == mark }
    if others.isEmpty { return ordered }
    return (ordered + others).enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  /// The greatest number of nodes that are compared with each other: for more, a search of the tree is cheaper.
  private static let fewNodes = 12
  /// The greatest number of children among which a comparison searches for two. Each comparison visits them again, and
  /// a search of the tree visits them once.
  fileprivate static let fewChildren = 64

  /// Sorts nodes of equal depth by their places in the tree, in nodes that are already ordered by depth; `nil` if a
  /// search of the tree is cheaper.
  private func inTreeOrder(few byDepth: [Node]) -> [Node]? {
    var ordered = byDepth
    for end in 1..<ordered.count {
      var place = end
      while place > 0, ordered[place].depth == ordered[place - 1].depth {
        guard let isBefore = ordered[place].precedes(ordered[place - 1]) else { return nil }
        if !isBefore { break }
        ordered.swapAt(place, place - 1)
        place -= 1
      }
    }
    return ordered
  }

  /// Marks the ancestors of a node.
  private func markWay(to node: Node, _ mark: UInt32) {
    var place: Node? = node
    while let current = place, current.orderMark != mark {
      current.orderMark = mark
      place = current.parent
    }
  }
}

extension Node {
  /// Whether this node comes before another of the same depth in the order of the tree; `nil` if they are among too
  /// many children. A view that a transition shows may be missing among its parent's children: it comes after them.
  fileprivate func precedes(_ other: Node) -> Bool? {
    var (mine, its) = (self, other)
    while mine !== its, let parent = mine.parent, let otherParent = its.parent {
      if parent === otherParent {
        let children = parent.children
        if children.count > Stage.fewChildren { return nil }
        for child in children {
          if child === mine { return true }
          if child === its { return false }
        }
        return false
      }
      (mine, its) = (parent, otherParent)
    }
    return false
  }
}
