import Runtime

/// Is notified when a finger or the knob begins and ends the editing of a value. Controls that consist of several
/// others observe them in this way: a colour picker, or a date picker.
@MainActor package protocol EditingObserver: AnyObject {
  /// Called when the editing of a control begins or ends.
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

  /// Notifies the observer.
  func tell(_ isHeld: Bool, _ control: AnyObject) { observer.hold(isHeld, by: control) }

  nonisolated package static func == (left: EditingWatch, right: EditingWatch) -> Bool {
    left.identity == right.identity
  }
}

private enum EditingWatchKey: EnvironmentKey { static var defaultValue: EditingWatch? { nil } }

extension EnvironmentValues {
  /// The observer that wheels and colour sliders notify when they are edited; `nil` for none.
  package var editingWatch: EditingWatch? {
    get { self[EditingWatchKey.self] }
    set { self[EditingWatchKey.self] = newValue }
  }
}
