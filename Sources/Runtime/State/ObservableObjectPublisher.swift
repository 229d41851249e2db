import Observation
import Synchronization

/// Has views built anew that hold on to an object, for properties that are not ``Published``; and tells whoever wants to
/// know that the object is about to change.
///
///     objectWillChange.send()
///     shots = 2
public nonisolated struct ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// That it is about to change.
  public typealias Output = Void
  /// Nothing goes wrong.
  public typealias Failure = Never

  private let object: AnyObject

  /// A publisher of an object's own.
  public init() { object = ObjectOutlets() }

  package init(of object: AnyObject) { self.object = object }

  /// Has the views built anew in the next frame. Which object it is said for makes no difference to views: all are built
  /// anew that hold on to objects in this way.
  public func send() {
    ObjectChange.shared.send()
    ObjectOutlets.known(for: object)?.outlets.send(())
  }

  /// Where the values come from.
  public var sources: [ObjectIdentifier]? { [ObjectIdentifier(object)] }

  /// Tells a receiver whenever ``send()`` is called, or a published property of the object is about to change.
  public func attach(_ receiver: Receiver<Void, Never>) -> AnyCancellable {
    let outlets = ObjectOutlets.kept(for: object)
    var parts = [outlets.outlets.attach(receiver)]
    var mirror = Optional(Mirror(reflecting: object))
    while let level = mirror {
      for case let property as any PublishedProperty in level.children.map(\.value) {
        parts.append(property.onChange { receiver.receive(()) })
      }
      mirror = level.superclassMirror
    }
    return AnyCancellable {
      for part in parts { part.cancel() }
      // What nobody listens to any more is forgotten.
      outlets.close()
    }
  }
}

/// Who wants to know that an object is about to change, by object, as long as somebody does.
private nonisolated final class ObjectOutlets: @unchecked Sendable {
  let outlets = Outlets<Void, Never>()
  private weak var object: AnyObject?

  private struct Table: @unchecked Sendable { var entries: [ObjectIdentifier: ObjectOutlets] = [:] }
  private static let table = Mutex(Table())

  static func known(for object: AnyObject) -> ObjectOutlets? {
    if let own = object as? ObjectOutlets { return own }
    var found: ObjectOutlets?
    table.withLock { found = $0.entries[ObjectIdentifier(object)] }
    return found?.object === object ? found : nil
  }

  static func kept(for object: AnyObject) -> ObjectOutlets {
    if let known = known(for: object) { return known }
    let made = ObjectOutlets()
    made.object = object
    table.withLock { $0.entries[ObjectIdentifier(object)] = made }
    return made
  }

  func close() {
    guard outlets.isEmpty else { return }
    Self.table.withLock { table in table.entries = table.entries.filter { $1 !== self } }
  }
}

/// A published property, whatever its type.
package nonisolated protocol PublishedProperty {
  func onChange(_ action: @escaping () -> Void) -> AnyCancellable
}

/// A mark that every view reads which holds on to an ``ObservableObject``.
package nonisolated final class ObjectChange: Observable, Sendable {
  package static let shared = ObjectChange()
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  package func read() { registrar.access(self, keyPath: \.mark) }
  package func send() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

extension ObservableObject {
  /// Has views built anew that hold on to the object.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }
}
