import Graphics

/// Follows the pointer, and notifies the views that it enters, moves over and leaves.
///
/// On a panel without such views, pointer movements cause no work.
package final class HoverTracker {
  private unowned let root: LayoutNode
  /// The location of the pointer on the stage, in points; `nil` if it is hidden.
  private var location: Point?
  /// The views to notify, in the order in which they were added.
  private var observers: [HoverBehavior] = []

  /// Creates a tracker for a stage.
  package init(root: LayoutNode) { self.root = root }

  /// Moves the pointer.
  ///
  /// - Parameter location: the location on the stage, in points; `nil` if the pointer is hidden.
  package func move(to location: Point?) {
    if location == self.location { return }
    self.location = location
    follow()
  }

  /// Adds or removes a view that is to be notified.
  package func observe(_ observer: HoverBehavior, _ isObserving: Bool) {
    if isObserving { observers.append(observer) } else { observers.removeAll { $0 === observer } }
  }

  /// Updates the views after a layout, because they may have moved under the pointer. Each view calls it; only the call
  /// of the first one has an effect.
  package func layoutSettled(_ observer: HoverBehavior) {
    if observer === observers.first, location != nil { follow() }
  }

  /// Notifies the views of what is under the pointer.
  private func follow() {
    if observers.isEmpty { return }
    let path = location.flatMap(root.behavior.hitTest)?.ancestry ?? []
    let hovered = Set(path.map(ObjectIdentifier.init))
    for observer in observers {
      observer.show(hovered.contains(ObjectIdentifier(observer.layoutNode)) ? location : nil)
    }
  }
}

/// Notifies a view of the pointer.
package struct HoverModifier: LayoutModifier {
  /// The coordinate space of the reported location.
  package let space: CoordinateSpace
  /// Called when the phase changes.
  package let action: (HoverPhase) -> Void

  /// Creates a modifier that calls an action.
  package init(space: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
    self.space = space
    self.action = action
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> HoverBehavior { HoverBehavior(layoutNode) }
  package func configure(_ behavior: HoverBehavior, in environment: EnvironmentValues) {
    (behavior.space, behavior.action) = (space, action)
  }
}

/// The layout behavior of a view that is notified of the pointer.
package final class HoverBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode
  /// The coordinate space of the reported location.
  package var space = CoordinateSpace.local
  /// Called when the phase changes.
  package var action: (HoverPhase) -> Void = { _ in }
  private var phase = HoverPhase.ended

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package func stageChanged() {
    stage.observeGeometry(self, isOnStage)
    stage.service(HoverTracker.self).observe(self, isOnStage)
    // A view that is removed is no longer under the pointer.
    if !isOnStage, phase != .ended {
      phase = .ended
      stage.afterUpdate { [action] in action(.ended) }
    }
  }

  package func layoutSettled() { stage.service(HoverTracker.self).layoutSettled(self) }

  /// Reports the location of the pointer on the stage; `nil` if it is not over the view.
  package func show(_ location: Point?) {
    let next = location.map { HoverPhase.active(layoutNode.convert($0, to: space)) } ?? .ended
    if next == phase { return }
    phase = next
    action(next)
  }
}
