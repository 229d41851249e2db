import Graphics

/// Attaches a gesture to a view.
@preconcurrency @MainActor public struct GestureModifier<Kind: Gesture>: LayoutModifier {
  /// The gesture that is attached to the view.
  package let gesture: Kind
  package let priority: GesturePriority
  /// The gestures that are allowed.
  package var mask = GestureMask.all
  /// Whether the gesture leaves contacts to the scroll views around that a contact may scroll.
  package var yieldsToScrolling = false

  package func makeBehavior(for layoutNode: LayoutNode) -> GestureBehavior {
    GestureBehavior(priority, layoutNode)
  }

  package func configure(_ behavior: GestureBehavior, in environment: EnvironmentValues) {
    behavior.use(gesture)
    behavior.contactDelay = environment.contactDelay
    behavior.mask = mask
    behavior.yieldsToScrolling = yieldsToScrolling
    behavior.isEnabled = environment.isEnabled && mask.contains(.gesture)
  }
}

/// The key of ``EnvironmentValues/contactDelay``.
private enum ContactDelayKey: EnvironmentKey { static var defaultValue: Duration { .zero } }

extension EnvironmentValues {
  /// The time that a control waits before it receives a contact, so that a scroll that begins on the control does not
  /// change its value.
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

  /// Attaches a gesture to the view that has precedence over the gestures of its subviews.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .high, mask)
  }

  /// Attaches a gesture to the view that can be disabled and has precedence over the gestures of its subviews.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view that has precedence over the gestures of its subviews, except inside a scroll view.
  /// In a sheet whose content fits, it has precedence.
  package func gestureOutsideOfScrolling<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, yieldsToScrolling: true))
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

extension GestureBehavior {
  /// Recognises a gesture, always of one type, from now on. Its recognizer is made for the first contact, since most views
  /// with a gesture are never touched.
  package func use<Kind: Gesture>(_ gesture: Kind) {
    if let made {
      // Safe: `make` has made the recognizer for this type of gesture.
      unsafeDowncast(made, to: GestureRecognizer<Kind>.self).update(to: gesture)
    } else {
      make = { Kind._makeRecognizer(gesture) }
    }
  }
}
