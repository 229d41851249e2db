import Observation

/// An observable mark that stands for every ``ObservableObject``. Each view that holds such an object reads it.
package final class ObjectChange: Observable, Sendable {
  /// The instance that all objects share.
  package static let shared = ObjectChange()
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  /// Registers the code being observed as a reader: it is invalidated by the next ``send()``.
  package func read() { registrar.access(self, keyPath: \.mark) }
  /// Invalidates all readers, because some object is about to change.
  package func send() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
