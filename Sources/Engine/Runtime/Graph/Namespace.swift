/// A property with an identifier that no other view has.
@preconcurrency @MainActor @propertyWrapper public struct Namespace: ConnectedProperty {
  /// An identifier that is unique to one view.
  public nonisolated struct ID: Hashable {
    fileprivate let owner: ObjectIdentifier?
  }

  private var owner: Identity?

  /// Creates an identifier that belongs to the view.
  public init() {}

  /// The identifier. It stays the same as long as the view exists.
  public var wrappedValue: ID { ID(owner: owner.map { ObjectIdentifier($0) }) }

  package func isInterchangeable(with other: Namespace) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    let known = memory.kept(as: Identity.self) ?? Identity()
    memory = known
    owner = known
  }
}
