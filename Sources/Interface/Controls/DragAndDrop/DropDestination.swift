import Looks
import Graphics
import Runtime

/// Follows the place of items that are dragged over a view.
struct DropFollower {
  /// It has come over the view, at a place in the view's space.
  var entered: (TransferItem, Point) -> Void = { _, _ in }
  /// The item has moved to a place. Returns the effect of a drop there; `nil` for no change.
  var moved: (TransferItem, Point) -> DropOperation? = { _, _ in nil }
  /// It has left the view without being dropped.
  var exited: (TransferItem, Point) -> Void = { _, _ in }
}

/// Lets values be dropped on a view.
struct DropModifier: LayoutModifier {
  let accepts: (TransferItem, Point) -> Bool
  let drop: (TransferItem, Point, Stage) -> Bool
  var isTargeted: (Bool) -> Void = { _ in }
  var follower = DropFollower()

  func makeBehavior(for layoutNode: LayoutNode) -> DropBehavior { DropBehavior(layoutNode) }

  func configure(_ behavior: DropBehavior, in environment: EnvironmentValues) {
    (behavior.acceptsItem, behavior.dropItem, behavior.isTargeted) = (accepts, drop, isTargeted)
    behavior.follower = follower
    behavior.isEnabled = environment.isEnabled
    behavior.actionName = environment.localizer("Drop here")
    behavior.ringColor = behavior.stage.environment.appearance.focusRing(in: environment)
  }
}

/// The layout node of a view on which something can be dropped.
final class DropBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode
  var acceptsItem: (TransferItem, Point) -> Bool = { _, _ in false }
  var dropItem: (TransferItem, Point, Stage) -> Bool = { _, _, _ in false }
  var isTargeted: (Bool) -> Void = { _ in }
  var follower = DropFollower()
  var isEnabled = true
  var ringColor = RGBA.black

  /// The name of the accessibility action that drops the dragged item.
  var actionName = ""

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The middle of the view, where an item is that was brought by keys.
  var middle: Point { Rect(origin: .zero, size: frame.size).center }

  /// Whether an item can be dropped at a place of the view.
  func accepts(_ item: TransferItem, at location: Point) -> Bool {
    isEnabled && isOnStage && acceptsItem(item, location)
  }

  /// Drops an item at a place of the view. Returns whether the item was taken.
  func drop(_ item: TransferItem, _ location: Point) -> Bool { dropItem(item, location, stage) }

  /// The dragged item, if it could be dropped at a place of the view.
  private func tracker(at location: Point) -> DragTracker? {
    guard let tracker = stage.services.existing(DragTracker.self), let item = tracker.drag?.item,
      accepts(item, at: location)
    else { return nil }
    return tracker
  }

  func stageChanged() { if !isOnStage { stage.services.existing(DragTracker.self)?.left(self) } }

  /// During a drag, the whole frame of the view is a place to drop at.
  func hitTest(_ point: Point) -> LayoutNode? {
    if let hit = layoutNode.hitTestContents(point) { return hit }
    let isInside = Rect(origin: .zero, size: frame.size).contains(point)
    return isInside && tracker(at: point) != nil ? layoutNode : nil
  }

  /// During a drag, the view is one element on which something can be dropped.
  var elements: [SemanticsElement] {
    let inside = layoutNode.elementsInside
    guard let tracker = tracker(at: middle) else { return inside }
    var element =
      inside.count == 1 ? inside[0] : layoutNode.element(Semantics(role: .group), children: inside)
    element.actions.append(
      SemanticsElement.Action(name: actionName, isToolkitName: true) { [weak self, weak tracker] in
        guard let self, let tracker else { return }
        tracker.aim(at: self)
        tracker.drop()
      })
    return [element]
  }

  /// Shows that keys would drop something here. Drawn in the stage's space.
  func drawRing(into painter: inout Painter) {
    let frame = layoutNode.stageFrame.insetBy(dx: -FocusRing.gap, dy: -FocusRing.gap)
    let ring = Path(roundedRect: frame, cornerRadius: Self.ringRadius)
    painter.draw(.stroke(ring, StrokeStyle(lineWidth: FocusRing.width)), .color(ringColor))
  }

  private static let ringRadius = 12.0
}

extension View {
  /// Lets values of a type be dropped on the view.
  ///
  ///     VStack { ForEach(done) { TaskCard($0) } }
  ///       .dropDestination(for: Task.self) { tasks, _ in
  ///         done += tasks
  ///         return true
  ///       } isTargeted: { isTargeted = $0 }
  ///
  /// Without a finger, arrows, Tab or the knob go from destination to destination while something is dragged; Enter or
  /// a press of the knob drops, and Escape or a long press of the knob cancels.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values. Values of other types are accepted if they can be converted to it.
  ///   - action: called when something is dropped, with the values and where they were dropped in the view's space, in
  ///     points; `false` refuses them.
  ///   - isTargeted: called with whether a suitable item is over the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: Point) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { item, _ in item.canBecome(payloadType) },
        drop: { item, location, stage in
          do {
            guard let value = try item.value(as: payloadType) else { return false }
            return action([value], location)
          } catch {
            stage.report("what was dropped cannot be made a \(payloadType): \(error)")
            return false
          }
        }, isTargeted: isTargeted))
  }
}
