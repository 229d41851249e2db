import Graphics
import Values

/// Movement of the focus within the topmost layer: in reading order and by direction.
extension FocusEngine {
  /// The views that can have the focus, in reading order.
  package var targets: [FocusBehavior] { targets(in: scope) }

  private func targets(in scope: LayoutNode) -> [FocusBehavior] {
    var found: [FocusBehavior] = []
    func search(_ layoutNode: LayoutNode, isInside: Bool) {
      let before = found.count
      let target = (layoutNode.behavior as? FocusBehavior).flatMap { $0.isEnabled ? $0 : nil }
      if let target, !target.isStandIn { found.append(target) }
      for child in layoutNode.behavior.readChildren { search(child, isInside: isInside || target?.isStandIn == false) }
      if let target, target.isStandIn, !isInside, found.count == before { found.append(target) }
    }
    search(scope, isInside: false)
    return found
  }

  /// Moves the focus by a number of views in reading order, cyclically, and makes it visible.
  package func move(by places: Int) {
    let targets = targets
    guard !targets.isEmpty, places != 0 else { return }
    let next: Int
    if let index = targets.firstIndex(where: { $0 === current }) {
      next = index + places
    } else {
      let first = neighbour(in: targets, isForward: places > 0) ?? preferred(in: targets)
      next = first.map { places > 0 ? $0 + places - 1 : $0 + places + 1 } ?? (places > 0 ? places - 1 : places)
    }
    set(targets[(next % targets.count + targets.count) % targets.count], visible: true)
  }

  /// Moves the focus to the view after a view's focus section, or after the view itself if it is in no section. The
  /// focus stays where no view follows. While the focus is confined to another layer, it moves when that layer is gone.
  package func moveOut(of layoutNode: LayoutNode) {
    let ancestry = layoutNode.ancestry
    let layer = ancestry.first { ($0.behavior as? FocusLayerBehavior)?.isActive ?? false } ?? host.reachableRoot
    let section = ancestry.first { $0.behavior is FocusSectionBehavior }
    let targets = targets(in: layer)
    let last = targets.lastIndex { target in
      section.map { section in target.ancestry.contains { $0 === section } }
        ?? ancestry.contains { $0 === target.layoutNode }
    }
    guard let last, last + 1 < targets.count else { return }
    if layer === scope { return set(targets[last + 1], visible: usesKeys) }
    if let index = layers.lastIndex(where: { $0.layer.object === layer || $0.layer.object === host.rootLayoutNode }) {
      layers[index].focus = WeakFocus(object: targets[last + 1])
    }
  }

  /// Remembers the position of a newly focused view among the others.
  package func remember(_ layoutNode: FocusBehavior) {
    let targets = targets
    order = targets.map { WeakFocus(object: $0) }
    placeInOrder = targets.firstIndex { $0 === layoutNode } ?? 0
  }

  /// Returns the index of the view next to the former position of a removed view that had the focus.
  private func neighbour(in targets: [FocusBehavior], isForward: Bool) -> Int? {
    let known = order.map { known in targets.firstIndex { $0 === known.object } }
    guard placeInOrder < known.count else { return nil }
    let next = isForward ? known[placeInOrder...].firstMapped(\.self) : nil
    return next ?? known[...placeInOrder].reversed().firstMapped(\.self)
  }

  /// Returns the index of the view that ``View/prefersDefaultFocus(_:in:)`` marks: around it, or inside it, where the style
  /// of a control marks what it draws. Of marks inside each other the innermost counts.
  private func preferred(in targets: [FocusBehavior]) -> Int? {
    func isMark(_ layoutNode: LayoutNode) -> Bool {
      (layoutNode.behavior as? DefaultFocusBehavior)?.isPreferred ?? false
    }
    func contains(_ layoutNode: LayoutNode) -> Bool {
      layoutNode.behavior.shownChildren.contains { isMark($0) || !($0.behavior is FocusBehavior) && contains($0) }
    }
    var best: (index: Int, marks: Int)?
    for (index, target) in targets.enumerated() {
      let around = target.ancestry.prefix { !($0.behavior is FocusLayerBehavior) }.count(where: isMark)
      let marks = around + (contains(target.layoutNode) ? 1 : 0)
      if marks > best?.marks ?? 0 { best = (index, marks) }
    }
    return best?.index
  }

  /// Moves the focus to the nearest view in a direction, or else in reading order.
  package func move(_ direction: MoveCommandDirection) {
    guard let current else { return move(by: 1) }
    let section = current.ancestry.first { $0.behavior is FocusSectionBehavior }
    let others = targets.filter { $0 !== current }
    let together = others.filter { layoutNode in
      section.map { section in layoutNode.ancestry.contains { $0 === section } } ?? false
    }
    if let nearest = nearest(of: together, direction) ?? nearest(of: others, direction) {
      return set(nearest, visible: true)
    }
    move(by: direction == .up || direction == .left ? -1 : 1)
  }

  /// Returns the nearest view in a direction from the focused one.
  private func nearest(of layoutNodes: [FocusBehavior], _ direction: MoveCommandDirection) -> FocusBehavior? {
    guard let start = current?.layoutNode.stageFrame else { return nil }
    return layoutNodes.compactMap { layoutNode in
      direction.distance(from: start, to: layoutNode.layoutNode.stageFrame).map { ($0, layoutNode) }
    }
    .min { $0.0 < $1.0 }?.1
  }
}

extension MoveCommandDirection {
  /// Returns the distance of a rectangle in this direction, in points; `nil` if it does not lie there.
  ///
  /// Rectangles straight ahead count as nearer: an offset across the direction is weighted twice unless the rectangles
  /// overlap across it.
  fileprivate func distance(from start: Rect, to end: Rect) -> Double? {
    let (dx, dy) = (end.midX - start.midX, end.midY - start.midY)
    let isAcross = self == .left || self == .right
    let ahead =
      switch self {
      case .up: start.minY - end.maxY
      case .down: end.minY - start.maxY
      case .left: start.minX - end.maxX
      case .right: end.minX - start.maxX
      }
    if ahead < -1 { return nil }
    let overlaps =
      isAcross
      ? end.minY < start.maxY && start.minY < end.maxY : end.minX < start.maxX && start.minX < end.maxX
    return max(0, ahead) + (overlaps ? 0 : 2 * abs(isAcross ? dy : dx)) + 0.01 * abs(isAcross ? dy : dx)
  }
}
