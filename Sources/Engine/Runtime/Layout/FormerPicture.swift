import Graphics

/// The picture of a layout node as it was last drawn, which fades after the layout node has been hidden or removed.
///
/// It consists of display items alone: it has no layout, receives no touches, and is not read out.
@MainActor package final class FormerPicture {
  private var items: [DisplayItem] = []
  /// The items as viewers see them; `nil` where nothing in the picture is private.
  private var itemsForViewers: [DisplayItem]?
  /// Holds as long as there is anything private in the picture.
  private var mark: PrivateMark?
  /// The items that viewers see in place of the last drawn picture; `nil` if they see the picture itself.
  package private(set) var viewerItems: [DisplayItem]?
  /// The state in which the picture was first drawn. In another state it would be in the wrong place.
  private var state: PaintState?
  /// The opacity: from 1 to 0.
  private var opacity = MovingNumber()

  /// Creates an empty picture.
  package init() {}

  /// Takes the picture of a layout node, and begins to let it fade.
  ///
  /// - Parameter owner: the layout node that draws the picture.
  package func fade(_ layoutNode: LayoutNode, _ animation: Animation, on owner: LayoutNode) {
    forget()
    layoutNode.collect(in: nil, into: &items)
    if owner.stage.privateCount.value > 0 {
      let list = ViewerList(of: layoutNode)
      if list.omissions > 0 { (itemsForViewers, mark) = (list.items, PrivateMark(on: owner.stage)) }
    }
    state = nil
    opacity = MovingNumber()
    opacity.move(to: 1, nil, on: owner)
    opacity.move(to: 0, animation, on: owner)
  }

  /// Draws what is still to be seen at a time of the stage.
  package func paint(into painter: inout Painter, at time: Duration) {
    if items.isEmpty { return }
    let share = opacity.shown(at: time)
    if share <= 0 || state.map({ $0 != painter.state }) == true { return forget() }
    state = painter.state
    painter.append(contentsOf: items.map { $0.multiplyingOpacity(by: share) })
    viewerItems = itemsForViewers?.map { $0.multiplyingOpacity(by: share) }
  }

  private func forget() { (items, itemsForViewers, viewerItems, mark) = ([], nil, nil, nil) }
}
