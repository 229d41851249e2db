import Graphics

/// Attaches a gesture to a view.
@preconcurrency @MainActor public struct GestureModifier<Kind: Gesture>: LayoutModifier {
  /// The gesture that is attached to the view.
  package let gesture: Kind
  /// The priority of the gesture.
  package let priority: GesturePriority
  /// The gestures that are allowed.
  package var mask = GestureMask.all

  package func makeBehavior(for layoutNode: LayoutNode) -> GestureBehavior {
    GestureBehavior(Kind._makeRecognizer(gesture), priority, layoutNode)
  }

  package func configure(_ behavior: GestureBehavior, in environment: EnvironmentValues) {
    // Safe: `makeBehavior` has made the recognizer for this kind of gesture.
    unsafeDowncast(behavior.recognizer, to: GestureRecognizer<Kind>.self).update(to: gesture)
    behavior.contactDelay = environment.contactDelay
    behavior.mask = mask
    behavior.isEnabled = environment.isEnabled && mask.contains(.gesture)
  }
}

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

  /// The recognizer of the gesture.
  package let recognizer: Recognizer
  /// The priority of the gesture.
  package let priority: GesturePriority
  /// The gestures that are allowed.
  package var mask = GestureMask.all
  /// How long a control inside a scroll view waits before it receives a contact.
  package var contactDelay = Duration.zero
  /// That delay at present; zero if no scroll view around can scroll.
  package var currentDelay: Duration {
    let around = ancestry.compactMap(\.behavior.scrollContainer)
    return around.isEmpty || around.contains { $0.canScroll } ? contactDelay : .zero
  }
  /// Whether the gesture can recognise. Disabling it cancels it.
  package var isEnabled = true {
    didSet { if !isEnabled && oldValue { stage.arena.cancel(recognizer) } }
  }

  /// Creates a behavior with a recognizer.
  package init(_ recognizer: Recognizer, _ priority: GesturePriority, _ layoutNode: LayoutNode) {
    self.recognizer = recognizer
    self.priority = priority
    self.layoutNode = layoutNode
    recognizer.attach(to: layoutNode)
  }

  package func stageChanged() {
    if !isOnStage { stage.arena.cancel(recognizer) }
  }
}

/// The key of ``EnvironmentValues/contactDelay``.
private enum ContactDelayKey: EnvironmentKey { static var defaultValue: Duration { .zero } }

extension EnvironmentValues {
  /// How long a control waits before it receives a contact, so that a scroll that begins on it does not change its
  /// value.
  package var contactDelay: Duration {
    get { self[ContactDelayKey.self] }
    set { self[ContactDelayKey.self] = newValue }
  }
}

extension View {
  /// Adds the modifier that attaches a gesture.
  private func adding<Kind: Gesture>(
    _ gesture: Kind, _ priority: GesturePriority, _ mask: GestureMask
  ) -> ModifiedContent<Self, GestureModifier<Kind>> {
    modifier(GestureModifier(gesture: gesture, priority: priority, mask: mask))
  }

  /// Attaches a gesture to the view. Gestures of its subviews have precedence.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .normal, mask)
  }

  /// Attaches a gesture to the view that can be disabled. Gestures of its subviews have precedence.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view that can be disabled. `name` has no effect.
  @available(*, deprecated, message: "Nothing refers to gestures by name; leave name out.")
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to the view that has precedence over those of its subviews.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .high, mask)
  }

  /// Attaches a gesture to the view that can be disabled and has precedence over those of its subviews.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view that recognises together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .simultaneous, mask)
  }

  /// Attaches a gesture to the view that can be disabled and recognises together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }
}
