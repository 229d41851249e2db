import Runtime

/// Hears when a finger or the knob begins to edit a value, and when that ends, from controls that are made of several others: a
/// picker of colours or of a date.
@MainActor package protocol EditingObserver: AnyObject {
  /// A control is edited from now on, or not any more.
  func hold(_ isHeld: Bool, by control: AnyObject)
}

/// An ``EditingObserver`` as a value of the environment.
package struct EditingWatch: Equatable {
  private let observer: any EditingObserver
  private nonisolated let identity: ObjectIdentifier

  /// Watches for an observer.
  package init(_ observer: any EditingObserver) {
    (self.observer, identity) = (observer, ObjectIdentifier(observer))
  }

  /// Tells the observer.
  func tell(_ isHeld: Bool, _ control: AnyObject) { observer.hold(isHeld, by: control) }

  nonisolated package static func == (left: EditingWatch, right: EditingWatch) -> Bool {
    left.identity == right.identity
  }
}

private enum EditingWatchKey: EnvironmentKey { static var defaultValue: EditingWatch? { nil } }

extension EnvironmentValues {
  /// What wheels and the sliders of a colour tell when they are edited; `nil` for nothing.
  package var editingWatch: EditingWatch? {
    get { self[EditingWatchKey.self] }
    set { self[EditingWatchKey.self] = newValue }
  }
}
