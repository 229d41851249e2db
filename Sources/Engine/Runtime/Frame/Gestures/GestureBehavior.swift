import Graphics

/// The priority of a gesture over those of other views.
package enum GesturePriority {
  /// Gestures of deeper views have precedence.
  case normal
  /// The gesture has precedence over those of deeper views.
  case high
  /// The gesture recognises together with others.
  case simultaneous
}

/// The layout behavior of a view with a gesture.
package final class GestureBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  /// Makes the recognizer for the first contact with the view; `nil` if the view began with one.
  var make: (() -> Recognizer)?
  /// The recognizer; `nil` if no contact has needed it yet.
  private(set) var made: Recognizer?
  package let priority: GesturePriority
  /// The gestures that are allowed.
  package var mask = GestureMask.all
  /// The distance above and below the view within which a touch begins the gesture, in points. With `nil`, only a touch
  /// of the drawn content begins it.
  package var margin: Double?
  /// The time that a control inside a scroll view waits before it receives a contact.
  package var contactDelay = Duration.zero
  /// The scroll views around.
  private var scrollContainers: [any ScrollContainer] { ancestry.compactMap(\.behavior.scrollContainer) }
  /// The present delay; zero if no scroll view around can scroll.
  package var currentDelay: Duration {
    let around = scrollContainers
    return around.isEmpty || around.contains { $0.canScroll } ? contactDelay : .zero
  }
  /// Whether the gesture leaves contacts to the scroll views around that a contact may scroll.
  var yieldsToScrolling = false
  /// Whether a contact is left to a scroll view at present.
  var isYielding: Bool {
    guard yieldsToScrolling, contactDelay > .zero else { return false }
    let around = scrollContainers
    return around.isEmpty || around.contains { $0.canScroll || !$0.isForOverflow }
  }
  /// Whether the gesture can recognise. Disabling it cancels it.
  package var isEnabled = true {
    didSet { if !isEnabled && oldValue { cancel() } }
  }

  package init(_ recognizer: Recognizer, _ priority: GesturePriority, _ layoutNode: LayoutNode) {
    (made, self.priority, self.layoutNode) = (recognizer, priority, layoutNode)
    recognizer.attach(to: layoutNode)
  }

  /// Creates a behavior without a gesture; `use(_:)` gives it one.
  package init(_ priority: GesturePriority, _ layoutNode: LayoutNode) {
    (self.priority, self.layoutNode) = (priority, layoutNode)
  }

  package var recognizer: Recognizer {
    if let made { return made }
    guard let recognizer = make?() else { preconditionFailure("a view with a gesture has used none") }
    make = nil
    recognizer.attach(to: layoutNode)
    made = recognizer
    return recognizer
  }

  package func isHit(at point: Point) -> Bool {
    guard let margin else { return false }
    return Rect(origin: .zero, size: frame.size).insetBy(dx: 0, dy: -margin).contains(point)
  }

  package func stageChanged() {
    if !isOnStage { cancel() }
  }

  private func cancel() { if let made { stage.arena.cancel(made) } }
}
