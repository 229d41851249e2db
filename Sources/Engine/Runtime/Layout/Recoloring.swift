import Graphics

/// The animation of the colours in one layout node's drawing. It blends as long as the old and the new drawing have the
/// same kinds of items in the same order.
package final class Recoloring: Motion {
  private weak var layoutNode: LayoutNode?
  private let items, coverItems: [DisplayItem]
  private var isMoving = false

  /// Creates an animation that begins now, from the layout node's current display items.
  package init(of layoutNode: LayoutNode, _ transaction: Transaction, _ animation: Animation) {
    self.layoutNode = layoutNode
    items = layoutNode.picture.items
    coverItems = layoutNode.picture.coverItems
    super.init(transaction, animation, at: layoutNode.stage.now)
    if isAwaited { join(layoutNode.stage) }
  }

  package override func show(isOver: Bool) -> Bool {
    guard let layoutNode, layoutNode.isOnStage, layoutNode.picture.recoloring === self else { return false }
    if isOver { layoutNode.picture.recoloring = nil }
    layoutNode.setNeedsPaint()
    return true
  }

  /// Returns new display items with their colours blended with the old ones.
  ///
  /// - Parameters:
  ///   - new: the items after the change.
  ///   - isCover: whether the items are drawn above the children's items, or below.
  package func blended(_ new: [DisplayItem], isCover: Bool) -> [DisplayItem] {
    let old = isCover ? coverItems : items
    guard let layoutNode, old.count == new.count, zip(old, new).contains(where: { $0.paint != $1.paint }) else {
      return new
    }
    join(layoutNode.stage)
    let remaining = sample(at: layoutNode.stage.now).remaining
    return zip(old, new).map { old, new in
      guard old.shape.isOfKind(of: new.shape), let paint = new.paint.mixed(with: old.paint, share: remaining) else {
        return new
      }
      return DisplayItem(new.shape, paint: paint, transform: new.transform, clip: new.clip)
    }
  }

  /// Adds the animation to the stage when the first colour differs.
  private func join(_ stage: Stage) {
    if isMoving { return }
    isMoving = true
    stage.motions.add(self)
  }
}

extension LayoutNode {
  /// Animates the colours of the next drawing if the running transaction is animated.
  package final func recolor() {
    let transaction = Transaction.current
    guard isOnStage, picture.drawn.isKnown, let node, let animation = node.animation(of: transaction) else {
      return
    }
    picture.recoloring = Recoloring(of: self, transaction, animation)
  }
}

extension DisplayItem.Shape {
  /// Returns whether both are the same kind of shape, so that their paints can be blended.
  fileprivate func isOfKind(of other: DisplayItem.Shape) -> Bool {
    switch (self, other) {
    case (.rect, .rect), (.roundedRect, .roundedRect), (.ellipse, .ellipse), (.fill, .fill), (.stroke, .stroke),
      (.glyphs, .glyphs), (.softRoundedRect, .softRoundedRect):
      true
    default: false
    }
  }
}

extension Paint {
  /// Returns a paint blended with another; `nil` if they are of different kinds.
  ///
  /// - Parameter share: the share of the other paint, 0…1.
  fileprivate func mixed(with other: Paint, share: Double) -> Paint? {
    switch (self, other) {
    case (.color(let mine), .color(let its)): return .color(mine.mixed(with: its, share: share))
    case (.gradient(var mine), .gradient(let its)):
      guard mine.stops.count == its.stops.count else { return nil }
      mine.opacity += (its.opacity - mine.opacity) * share
      mine.stops = zip(mine.stops, its.stops).map { mine, its in
        GradientPattern.Stop(
          mine.color.mixed(with: its.color, share: share),
          at: mine.location + (its.location - mine.location) * share)
      }
      return .gradient(mine)
    default: return nil
    }
  }
}

extension RGBA {
  /// Returns a colour blended with another. Components are weighted by opacity, so that a fade to clear does not pass
  /// through grey.
  ///
  /// - Parameter share: the share of the other colour, 0…1.
  package nonisolated func mixed(with other: RGBA, share: Double) -> RGBA {
    let (mine, its) = (Float(1 - share) * opacity, Float(share) * other.opacity)
    let sum = mine + its
    guard sum > 0 else { return .clear }
    return RGBA(
      red: Double((red * mine + other.red * its) / sum), green: Double((green * mine + other.green * its) / sum),
      blue: Double((blue * mine + other.blue * its) / sum), opacity: Double(max(0, min(1, sum))))
  }
}
