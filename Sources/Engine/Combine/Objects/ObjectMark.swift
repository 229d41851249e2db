import Machine
import Observation

/// An observable mark that stands for one ``ObservableObject`` in the bodies of the views that observe it.
// Safe: the object is only held, and the other properties have their own locks.
package final class ObjectMark: Observable, @unchecked Sendable {
  private struct Entry { weak var mark: ObjectMark? }
  /// The marks by their objects. A mark holds its object, so that no other is allocated at the address.
  private static let marks = Locked<[ObjectIdentifier: Entry]>([:])

  private let registrar = ObservationRegistrar()
  private var mark: Void { () }
  private let object: AnyObject
  private let subscriptions = Locked<[AnyCancellable]>([])

  /// Returns the mark that changes with each value of an object's `objectWillChange`: all views that observe the object
  /// share its subscriptions, for as long as there are any.
  package static func of(_ object: some ObservableObject) -> ObjectMark {
    let key = ObjectIdentifier(object)
    if let known = marks.withLock({ $0[key]?.mark }) { return known }
    let made = ObjectMark(object)
    return marks.withLock { marks in
      // Another thread may have made one in the meantime.
      if let known = marks[key]?.mark { return known }
      marks[key] = Entry(mark: made)
      return made
    }
  }

  private init(_ object: some ObservableObject) {
    self.object = object
    let publisher = object.objectWillChange
    var made = [publisher.sink { [weak self] _ in self?.change() }]
    // The announcement of a change on another thread may be followed by a frame before the change itself.
    if let own = publisher as? ObservableObjectPublisher {
      made += own.publishedProperties.map { $0.settlements.sink { [weak self] in self?.change() } }
    }
    _ = subscriptions.exchange(made)
  }

  deinit {
    let key = ObjectIdentifier(object)
    // A mark that another thread has made since is released outside the lock: it may be the last reference.
    _ = Self.marks.withLock { marks in
      let successor = marks[key]?.mark
      if successor == nil { marks[key] = nil }
      return successor
    }
  }

  /// Registers the code being observed as a reader: the next change of the object invalidates it.
  package func read() { registrar.access(self, keyPath: \.mark) }

  private func change() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
