/// A name that no other view has.
@preconcurrency @MainActor @propertyWrapper public struct Namespace: ConnectedProperty {
  /// The name.
  public nonisolated struct ID: Hashable {
    fileprivate let owner: ObjectIdentifier?
  }

  private final class Owner {}
  private var owner: Owner?

  /// A name of the view's own.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(owner: owner.map { ObjectIdentifier($0) }) }

  package func isInterchangeable(with other: Namespace) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    let known = memory.map { unsafeDowncast($0, to: Owner.self) } ?? Owner()
    memory = known
    owner = known
  }
}
