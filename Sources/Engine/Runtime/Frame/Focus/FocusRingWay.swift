import Graphics

/// The way of the focus ring from the previously focused view to the focused view.
///
/// Only the picture of the ring moves; the focus itself is in its new place at once.
@MainActor struct FocusRingWay {
  private weak var layoutNode: LayoutNode?
  /// The centre line of the ring around the former view, in points of the stage.
  private var start = Rect.zero
  /// The part of the way that lies ahead, from 1 to 0.
  private var rest = MovingNumber()

  /// Begins a way.
  ///
  /// - Parameters:
  ///   - start: the centre line of the ring as it is shown around the former view, in points of the stage.
  ///   - animation: the animation of the ring; `nil` if the ring is in its place at once.
  ///   - layoutNode: the layout node that draws the ring.
  mutating func begin(from start: Rect, _ animation: Animation?, on layoutNode: LayoutNode) {
    guard let animation else { return }
    (self.layoutNode, self.start) = (layoutNode, start)
    rest = MovingNumber()
    rest.move(to: 1, nil, on: layoutNode)
    rest.move(to: 0, animation, on: layoutNode)
  }

  /// Returns the rectangle that is shown now in place of a rectangle of the layout node, in the layout node's points.
  func shown(_ place: Rect) -> Rect {
    guard let layoutNode, let inward = layoutNode.stageTransform.inverse else { return place }
    let share = rest.shown(at: layoutNode.stage.now)
    guard share > 0 else { return place }
    let start = start.applying(inward)
    func between(_ old: Double, _ new: Double) -> Double { new + (old - new) * share }
    return Rect(
      x: between(start.minX, place.minX), y: between(start.minY, place.minY),
      width: between(start.width, place.width), height: between(start.height, place.height))
  }
}
