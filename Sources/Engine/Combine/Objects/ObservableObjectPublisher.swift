import Machine

// Safe to send: the object is only held and compared, the lists have locks of their own, and the other properties never
// change.
/// Announces changes of an object. Call ``send()`` before changing a property that is not ``Published``; the views that
/// observe the object are updated.
///
/// A subscriber receives every announcement, however many it has requested.
public final class ObservableObjectPublisher: Publisher, SourceTracking, @unchecked Sendable {
  /// The values carry no information: `Void`.
  public typealias Output = Void
  /// The publisher cannot fail.
  public typealias Failure = Never

  /// A publisher in the table.
  private struct Entry { weak var publisher: ObservableObjectPublisher? }
  /// The publishers of objects that have no property for one, by object. Each exists for as long as it is used or has
  /// subscribers, which hold it.
  private static let table = Locked<[ObjectIdentifier: Entry]>([:])

  private let list = SubscriptionList<Void, Never, Void>(
    "ObservableObjectPublisher", (), limit: 0, isMetered: false)
  /// The object; `nil` if the publisher belongs to none. A subscription must not keep its object.
  private weak let object: AnyObject?
  /// The place in the table.
  private let key: ObjectIdentifier?
  /// The subscriptions to the object's properties, made for the first subscriber.
  private let properties = Locked<[AnyCancellable]?>(nil)

  /// Creates a publisher that belongs to no object, to be stored as an object's own `objectWillChange`.
  public init() { (object, key) = (nil, nil) }

  private init(of object: AnyObject) { (self.object, key) = (object, ObjectIdentifier(object)) }

  /// Returns the publisher of an object, which all its users share.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let made = ObservableObjectPublisher(of: object)
    // The other publisher is released outside the lock: it may be the last reference.
    let (publisher, _): (ObservableObjectPublisher, ObservableObjectPublisher?) = table.withLock { table in
      let known = table[ObjectIdentifier(object)]?.publisher
      // The object of the entry may have been released, and another allocated at its address.
      if let known, known.object === object { return (known, nil) }
      table[ObjectIdentifier(object)] = Entry(publisher: made)
      return (made, known)
    }
    return publisher
  }

  deinit {
    guard let key else { return }
    // A publisher that another thread has made since is released outside the lock: it may be the last reference.
    _ = Self.table.withLock { table in
      let successor = table[key]?.publisher
      if successor == nil { table[key] = nil }
      return successor
    }
  }

  /// Sends a value to the subscribers. The views that observe the object are updated in the next frame.
  public func send() { list.send(()) }

  package var sources: [ObjectIdentifier]? { [ObjectIdentifier(self)] }

  /// Attaches a subscriber, which receives a value at each ``send()`` and before each change of a published property.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    followProperties()
    list.attach(subscriber, of: self)
  }

  /// Sends a value before each change of a property from now on.
  private func followProperties() {
    if properties.withLock({ $0 != nil }) { return }
    let made = publishedProperties.map { $0.changes.sink { [weak self] in self?.send() } }
    // Another thread may have made them in the meantime. Those that are not kept are released outside the lock.
    _ = properties.withLock { properties in
      if properties == nil { properties = made }
      return made
    }
  }

  /// The published properties of the object, also of its superclasses.
  var publishedProperties: [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror = object.map { Mirror(reflecting: $0) }
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
