import Combine

/// An object that a view owns: it is made once for a place in the tree, and lives as long as the place.
///
///     @StateObject private var oven = Oven()
@propertyWrapper
@preconcurrency @MainActor public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that is made when the view first needs it.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Before the view is in the tree, a new one each time.
  public var wrappedValue: ObjectType {
    ObjectChange.shared.read()
    return object ?? make()
  }

  /// Bindings: `$oven.fan` is one.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// How it is made matters only to a new place.
  package func isInterchangeable(with other: StateObject) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    let known = memory.map { unsafeDowncast($0, to: ObjectType.self) } ?? Tracker.untracked(make)
    memory = known
    object = known
  }
}
