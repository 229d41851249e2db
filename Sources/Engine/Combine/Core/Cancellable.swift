/// An activity that can be ended.
public protocol Cancellable {
  /// Ends the activity. Later calls have no effect.
  func cancel()
}
