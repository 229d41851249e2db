import Graphics

/// The picture of a layout node as it was last drawn, which fades after the layout node has been hidden or removed.
///
/// It consists of display items alone: it has no layout, receives no touches, and is not read out.
@MainActor package final class FormerPicture {
  private var items: [DisplayItem] = []
  /// The state in which the picture was first drawn. In another one it would be in the wrong place.
  private var state: PaintState?
  /// The opacity: from 1 to 0.
  private var opacity = MovingNumber()

  /// Creates an empty picture.
  package init() {}

  /// Takes the picture of a layout node, and begins to let it fade.
  ///
  /// - Parameter owner: the layout node that draws the picture.
  package func fade(_ layoutNode: LayoutNode, _ animation: Animation, on owner: LayoutNode) {
    items = []
    layoutNode.collect(in: nil, into: &items)
    state = nil
    opacity = MovingNumber()
    opacity.move(to: 1, nil, on: owner)
    opacity.move(to: 0, animation, on: owner)
  }

  /// Draws what is still to be seen at a time of the stage.
  package func paint(into painter: inout Painter, at time: Duration) {
    if items.isEmpty { return }
    let share = opacity.shown(at: time)
    if share <= 0 || state.map({ $0 != painter.state }) == true { return items = [] }
    state = painter.state
    painter.append(contentsOf: items.map { $0.multiplyingOpacity(by: share) })
  }
}
