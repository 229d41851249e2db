import Graphics

/// The relation of a layout node's children to the safe area, which excludes what is under a bar.
package enum UnsafeEdges {
  /// The children are inside these insets, and inside the safe area of the layout node itself beyond them.
  case inside(EdgeInsets)
  /// The children extend into the unsafe area at some edges, so that they have no insets there.
  case ignored(Edge.Set)
}

extension LayoutNode {
  /// The distance by which the unsafe area extends from each edge that touches it, in points.
  package final var safeArea: EdgeInsets {
    var reach = EdgeInsets()
    var open: Edge.Set = .all
    var rect = Rect(origin: .zero, size: frame.size)
    var layoutNode: LayoutNode = self
    while let parent = layoutNode.parent, !open.isEmpty {
      rect = rect.offsetBy(dx: layoutNode.frame.minX, dy: layoutNode.frame.minY)
      layoutNode = parent
      switch parent.behavior.unsafeEdges {
      case nil: continue
      case .ignored(let edges): open.subtract(edges)
      case .inside(let insets):
        let bounds = Rect(origin: .zero, size: parent.frame.size)
        let gaps = rect.gaps(within: bounds, isMirrored: parent.isMirrored)
        open = open.filter { abs(gaps[$0] - insets[$0]) < 0.5 }
        reach = reach + insets.at(open)
        // From here on, the edge of the bar counts instead of the edge of the view.
        rect = bounds
      }
    }
    return reach
  }
}

extension Edge.Set {
  fileprivate func filter(_ isKept: (Edge) -> Bool) -> Edge.Set {
    Edge.allCases.reduce(into: []) { if contains(.init($1)) && isKept($1) { $0.insert(.init($1)) } }
  }
}

extension EdgeInsets {
  /// The inset at an edge.
  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension Rect {
  /// Returns the distances of the edges from the edges of an enclosing rectangle.
  fileprivate func gaps(within outer: Rect, isMirrored: Bool) -> EdgeInsets {
    let (left, right) = (minX - outer.minX, outer.maxX - maxX)
    return EdgeInsets(
      top: minY - outer.minY, leading: isMirrored ? right : left, bottom: outer.maxY - maxY,
      trailing: isMirrored ? left : right)
  }
}

extension Edge {
  /// The axis across the edge.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
