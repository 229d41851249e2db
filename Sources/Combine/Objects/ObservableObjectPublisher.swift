/// Says that an object is about to change, for properties that are not ``Published``; views that hold on to it are built
/// anew.
///
///     objectWillChange.send()
///     shots = 2
public struct ObservableObjectPublisher: Publisher, SourceTracking, @unchecked Sendable {
  /// That it is about to change.
  public typealias Output = Void
  /// Nothing can go wrong.
  public typealias Failure = Never

  private let object: AnyObject

  /// A publisher of an object's own.
  public init() { object = ObjectSubscriptions() }

  init(of object: AnyObject) { self.object = object }

  /// Has the views built anew in the next frame. Which object it is said for makes no difference to views: all are built
  /// anew that hold on to objects in this way.
  public func send() {
    ObjectChange.shared.send()
    ObjectSubscriptions.known(for: object)?.list.send(())
  }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(object)] }

  /// Attaches a subscriber, which is told whenever ``send()`` is called, or a published property of the object is about
  /// to change.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let subscriptions = ObjectSubscriptions.kept(for: object)
    var parts: [any PublishedProperty] = []
    var mirror = Optional(Mirror(reflecting: object))
    while let level = mirror {
      parts += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    let own = AnyPublisher(ObjectSubscriptions.Changes(subscriptions: subscriptions))
    Publishers.MergeMany([own] + parts.map(\.changes)).subscribe(subscriber)
  }
}

/// A published property, whatever its type.
protocol PublishedProperty {
  /// Says that the property is about to change.
  var changes: AnyPublisher<Void, Never> { get }
}

/// The subscriptions to an object's ``ObservableObjectPublisher``, kept by object for as long as there are any.
private final class ObjectSubscriptions: @unchecked Sendable {
  let list = SubscriptionList<Void, Never, Void>((), limit: 0)
  /// Whose subscriptions they are; set before any other thread can know of them.
  private weak var object: AnyObject?

  private static let table = Locked<[ObjectIdentifier: ObjectSubscriptions]>([:])

  static func known(for object: AnyObject) -> ObjectSubscriptions? {
    if let own = object as? ObjectSubscriptions { return own }
    let found = table.withLock { $0[ObjectIdentifier(object)] }
    // An object that is gone may have left its place in memory to another.
    return found?.object === object ? found : nil
  }

  static func kept(for object: AnyObject) -> ObjectSubscriptions {
    if let own = object as? ObjectSubscriptions { return own }
    let made = ObjectSubscriptions()
    made.object = object
    return table.withLock { table in
      if let known = table[ObjectIdentifier(object)], known.object === object { return known }
      table[ObjectIdentifier(object)] = made
      return made
    }
  }

  /// What nobody subscribes to any more is forgotten.
  private func close() {
    Self.table.withLock { table in
      if list.isEmpty { table = table.filter { $1 !== self } }
    }
  }

  struct Changes: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let subscriptions: ObjectSubscriptions

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      subscriptions.list.publisher.handleEvents(receiveCancel: subscriptions.close).subscribe(subscriber)
    }
  }
}
