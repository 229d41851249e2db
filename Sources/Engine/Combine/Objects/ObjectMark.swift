import Machine
import Observation

/// An observable mark that stands for one ``ObservableObject`` in the bodies of the views that observe it.
package final class ObjectMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }
  private let subscriptions = Locked<[AnyCancellable]>([])

  /// Creates a mark that changes with each value of an object's `objectWillChange`.
  package init(of object: some ObservableObject) {
    let publisher = object.objectWillChange
    var made = [publisher.sink { [weak self] _ in self?.change() }]
    // The announcement of a change on another thread may be followed by a frame before the change itself.
    if let own = publisher as? ObservableObjectPublisher {
      made += own.publishedProperties.map { $0.settlements.sink { [weak self] in self?.change() } }
    }
    _ = subscriptions.exchange(made)
  }

  /// Registers the code being observed as a reader: the next change of the object invalidates it.
  package func read() { registrar.access(self, keyPath: \.mark) }

  private func change() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
