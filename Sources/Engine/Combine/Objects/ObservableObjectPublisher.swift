import Machine

// Safe to send: the object is only held and compared, and its subscriptions have their own lock.
/// Announces changes of an object. Call ``send()`` before changing a property that is not ``Published``; the views that
/// observe the object are updated.
public struct ObservableObjectPublisher: Publisher, SourceTracking, @unchecked Sendable {
  /// The values carry no information: `Void`.
  public typealias Output = Void
  /// The publisher cannot fail.
  public typealias Failure = Never

  private let object: AnyObject

  /// Creates a publisher that belongs to no object, to be stored as an object's own `objectWillChange`.
  public init() { object = ObjectSubscriptions() }

  /// Creates the publisher of an object. Its subscriptions are kept in a table for as long as there are any.
  init(of object: AnyObject) { self.object = object }

  /// Sends a value to the subscribers. The views that observe the object are updated in the next frame.
  public func send() { ObjectSubscriptions.known(for: object)?.list.send(()) }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(object)] }

  /// Attaches a subscriber, which receives a value at each ``send()`` and before each change of a published property.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let subscriptions = ObjectSubscriptions.kept(for: object)
    let own = AnyPublisher(ObjectSubscriptions.Changes(subscriptions: subscriptions))
    Publishers.MergeMany([own] + publishedProperties.map(\.changes)).subscribe(subscriber)
  }

  /// The published properties of the object, also of its superclasses.
  var publishedProperties: [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror = Optional(Mirror(reflecting: object))
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    return properties
  }
}

/// A ``Published`` property whose value type is not known.
protocol PublishedProperty {
  /// Sends a value before each change of the property.
  var changes: AnyPublisher<Void, Never> { get }
  /// Sends a value after each change of the property.
  var settlements: AnyPublisher<Void, Never> { get }
}

/// The subscriptions to an object's ``ObservableObjectPublisher``, kept in a table by object for as long as there are
/// any.
// Safe: the table's lock guards `count`, and `object` is set before another thread can see the instance.
private final class ObjectSubscriptions: @unchecked Sendable {
  let list = SubscriptionList<Void, Never, Void>("ObservableObjectPublisher", (), limit: 0)
  /// The number of subscriptions that have been made or are about to be, and not cancelled. The table's lock guards it.
  private var count = 0
  /// The object. It is set before another thread can see this instance, as is `key`.
  private weak var object: AnyObject?
  /// The place of this entry in the table.
  private var key: ObjectIdentifier?

  private static let table = Locked<[ObjectIdentifier: ObjectSubscriptions]>([:])

  /// The subscriptions to an object, if there are any.
  static func known(for object: AnyObject) -> ObjectSubscriptions? {
    if let own = object as? ObjectSubscriptions { return own }
    let found = table.withLock { $0[ObjectIdentifier(object)] }
    // The object of the entry may have been released, and another allocated at its address.
    return found?.object === object ? found : nil
  }

  /// The subscriptions to an object, with one more that is about to be made; an entry is added to the table if there
  /// is none. ``close()`` is to be called once when that subscription is cancelled.
  static func kept(for object: AnyObject) -> ObjectSubscriptions {
    if let own = object as? ObjectSubscriptions { return own }
    let made = ObjectSubscriptions()
    (made.object, made.key) = (object, ObjectIdentifier(object))
    return table.withLock { table in
      let known = table[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil } ?? made
      known.count += 1
      table[ObjectIdentifier(object)] = known
      return known
    }
  }

  /// Notes that a subscription was cancelled, and removes the entry from the table after the last one.
  private func close() {
    Self.table.withLock { table in
      count -= 1
      // Another object may have been allocated at the same address since.
      if count == 0, let key, table[key] === self { table[key] = nil }
    }
  }

  /// Publishes the changes of an object, and closes its entry when the last subscriber cancels.
  struct Changes: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let subscriptions: ObjectSubscriptions

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      let isOpen = Locked(true)
      List(subscriptions: subscriptions)
        .handleEvents(receiveCancel: { if isOpen.exchange(false) { subscriptions.close() } })
        .subscribe(subscriber)
    }
  }

  /// Publishes the values that are sent to the list alone.
  private struct List: Publisher {
    typealias Output = Void
    typealias Failure = Never
    let subscriptions: ObjectSubscriptions

    func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      subscriptions.list.attach(subscriber, of: subscriptions)
    }
  }
}
