import Graphics

/// Knows where the pointer is, and tells the views that it enters, moves over and leaves.
///
/// A panel without such a view does no work when the pointer moves.
package final class HoverTracker {
  private unowned let root: LayoutNode
  private var location: Point?
  /// In the order in which they came, so that two runs do the same.
  private var observers: [HoverBehavior] = []

  /// Follows the pointer over what is shown in a layout.
  package init(root: LayoutNode) { self.root = root }

  /// The pointer is at a place of the stage, in points; `nil` where it is hidden or gone.
  package func move(to location: Point?) {
    if location == self.location { return }
    self.location = location
    follow()
  }

  /// Adds a view that wants to be told, or takes it away.
  package func observe(_ observer: HoverBehavior, _ isObserving: Bool) {
    if isObserving { observers.append(observer) } else { observers.removeAll { $0 === observer } }
  }

  /// Views may have moved under a pointer at rest. Called by each view after a layout; the first speaks for all.
  package func layoutSettled(_ observer: HoverBehavior) {
    if observer === observers.first, location != nil { follow() }
  }

  private func follow() {
    if observers.isEmpty { return }
    let path = location.flatMap(root.behavior.hitTest)?.ancestry ?? []
    let hovered = Set(path.map(ObjectIdentifier.init))
    for observer in observers {
      observer.show(hovered.contains(ObjectIdentifier(observer.layoutNode)) ? location : nil)
    }
  }
}

/// Tells a view about the pointer.
package struct HoverModifier: LayoutModifier {
  package let space: CoordinateSpace
  package let action: (HoverPhase) -> Void

  package init(space: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
    self.space = space
    self.action = action
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> HoverBehavior { HoverBehavior(layoutNode) }
  package func configure(_ behavior: HoverBehavior, in environment: EnvironmentValues) {
    (behavior.space, behavior.action) = (space, action)
  }
}

package final class HoverBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode
  package var space = CoordinateSpace.local
  package var action: (HoverPhase) -> Void = { _ in }
  private var phase = HoverPhase.ended

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package func stageChanged() {
    stage.observeGeometry(self, isOnStage)
    stage.service(HoverTracker.self).observe(self, isOnStage)
    // What is shown no longer is not hovered over either.
    if !isOnStage, phase != .ended {
      phase = .ended
      stage.afterUpdate { [action] in action(.ended) }
    }
  }

  package func layoutSettled() { stage.service(HoverTracker.self).layoutSettled(self) }

  /// The pointer is over the view at a place of the stage, or elsewhere.
  package func show(_ location: Point?) {
    let next = location.map { HoverPhase.active(layoutNode.convert(layoutNode.local($0), to: space)) } ?? .ended
    if next == phase { return }
    phase = next
    action(next)
  }
}
