/// An object whose ``Published`` properties views follow.
///
/// New code writes `@Observable` instead: it needs no wrappers.
public protocol ObservableObject: AnyObject {
  /// The publisher that says that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that the object is about to change: its published properties do so by themselves.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }
}
