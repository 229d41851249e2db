import Graphics

/// Knows where the pointer is, and tells the views that it enters, moves over and leaves.
///
/// A panel without such a view does no work when the pointer moves.
final class HoverTracker {
  private unowned let root: Box
  private var location: Point?
  /// In the order in which they came, so that two runs do the same.
  private var boxes: [HoverBox] = []

  /// A tracker for everything below a box.
  init(_ root: Box) { self.root = root }

  /// The pointer is at a place of the stage, in points; `nil` where it is hidden or gone.
  func move(to location: Point?) {
    if location == self.location { return }
    self.location = location
    follow()
  }

  /// Adds a view that wants to be told, or takes it away.
  func observe(_ box: HoverBox, _ isObserving: Bool) {
    if isObserving { boxes.append(box) } else { boxes.removeAll { $0 === box } }
  }

  /// Views may have moved under a pointer at rest. Called by each view after a layout; the first speaks for all.
  func layoutSettled(_ box: HoverBox) { if box === boxes.first, location != nil { follow() } }

  private func follow() {
    if boxes.isEmpty { return }
    let path = location.flatMap(root.hitTest)?.ancestry ?? []
    let hovered = Set(path.map(ObjectIdentifier.init))
    for box in boxes { box.show(hovered.contains(ObjectIdentifier(box)) ? location : nil) }
  }
}

/// Tells a view about the pointer.
struct HoverModifier: BoxModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func makeBox(for node: Node) -> HoverBox { HoverBox(node: node) }
  func configure(_ box: HoverBox, in environment: EnvironmentValues) { (box.space, box.action) = (space, action) }
}

final class HoverBox: Box, GeometryObserver {
  var space = CoordinateSpace.local
  var action: (HoverPhase) -> Void = { _ in }
  private var phase = HoverPhase.ended

  override func stageChanged() {
    stage.observeGeometry(self, isOnStage)
    stage.hover.observe(self, isOnStage)
    // What is shown no longer is not hovered over either.
    if !isOnStage, phase != .ended {
      phase = .ended
      stage.afterUpdate { [action] in action(.ended) }
    }
  }

  func layoutSettled() { stage.hover.layoutSettled(self) }

  /// The pointer is over the box at a place of the stage, or elsewhere.
  func show(_ location: Point?) {
    let next = location.map { HoverPhase.active(convert(local($0), to: space)) } ?? .ended
    if next == phase { return }
    phase = next
    action(next)
  }
}
