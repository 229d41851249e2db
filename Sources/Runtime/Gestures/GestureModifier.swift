import Graphics

/// Gives a view a gesture.
@preconcurrency @MainActor public struct GestureModifier<Kind: Gesture>: LayoutModifier {
  package let gesture: Kind
  package let priority: GesturePriority
  package var mask = GestureMask.all

  package func makeBehavior(for layoutNode: LayoutNode) -> GestureBehavior {
    GestureBehavior(Kind._makeRecognizer(gesture), priority, layoutNode)
  }

  package func configure(_ behavior: GestureBehavior, in environment: EnvironmentValues) {
    unsafeDowncast(behavior.recognizer, to: GestureRecognizer<Kind>.self).update(to: gesture)
    behavior.contactDelay = environment.contactDelay
    behavior.mask = mask
    behavior.isEnabled = environment.isEnabled && mask.contains(.gesture)
  }
}

/// Who wins when several gestures could.
package enum GesturePriority {
  /// The deepest view first.
  case normal
  /// Before the gestures of views below.
  case high
  /// Beside all others.
  case simultaneous
}

package final class GestureBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package let recognizer: Recognizer
  package let priority: GesturePriority
  package var mask = GestureMask.all
  /// How long a control inside a scroll view waits before a touch is its own.
  package var contactDelay = Duration.zero
  /// No waiting where everything is in sight already.
  package var currentDelay: Duration {
    let around = ancestry.lazy.compactMap(\.behavior.scrollContainer)
    return around.isEmpty || around.contains { $0.canScroll } ? contactDelay : .zero
  }
  package var isEnabled = true {
    didSet { if !isEnabled && oldValue { stage.arena.cancel(recognizer) } }
  }

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

private enum ContactDelayKey: EnvironmentKey { static var defaultValue: Duration { .zero } }

extension EnvironmentValues {
  /// How long a control waits before a touch is its own, so that a scroll that begins on it changes nothing.
  package var contactDelay: Duration {
    get { self[ContactDelayKey.self] }
    set { self[ContactDelayKey.self] = newValue }
  }
}

extension View {
  private func adding<Kind: Gesture>(
    _ gesture: Kind, _ priority: GesturePriority, _ mask: GestureMask
  ) -> ModifiedContent<Self, GestureModifier<Kind>> {
    modifier(GestureModifier(gesture: gesture, priority: priority, mask: mask))
  }

  /// Gives the view a gesture; those of views below come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .normal, mask)
  }

  /// Gives the view a gesture that can be switched off; those of views below come first.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture with a name that can be switched off; those of views below come first.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    adding(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that comes before those of views below.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .high, mask)
  }

  /// Gives the view a gesture that can be switched off and comes before those of views below.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Gives the view a gesture that happens beside all others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .simultaneous, mask)
  }

  /// Gives the view a gesture that can be switched off and happens beside all others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }
}
