/// An object that updates the views that observe it, whatever they read, with each value of ``objectWillChange``.
///
/// New code uses `@Observable` instead, which needs no property wrappers.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes of the object.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// A publisher that sends a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends a value before any ``Published`` property changes, and when
  /// ``ObservableObjectPublisher/send()`` is called.
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}
