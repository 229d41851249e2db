import Observation

/// A mark that every view reads which holds on to an ``ObservableObject``.
package final class ObjectChange: Observable, Sendable {
  package static let shared = ObjectChange()
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  /// Has the reader told of the next change of any object.
  package func read() { registrar.access(self, keyPath: \.mark) }
  /// Says that an object is about to change.
  package func send() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
