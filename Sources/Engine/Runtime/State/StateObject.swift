import Combine

/// A property with an object that the view owns. It is created once, and exists as long as the view.
///
///     @StateObject private var oven = Oven()
@propertyWrapper
@preconcurrency @MainActor public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let make: () -> ObjectType
  private var watch: ObjectWatch<ObjectType>?

  /// Creates a property whose object is created when the view enters the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Before the view is in the tree, each read creates a new one.
  public var wrappedValue: ObjectType {
    watch?.read()
    return watch?.object ?? make()
  }

  /// Provides bindings: `$oven.fan` is a binding.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue, watch: watch) }

  /// Always `true`: the closure is used only when the view is created.
  package func isInterchangeable(with other: StateObject) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    let object = memory.kept(as: ObjectWatch<ObjectType>.self)?.object ?? Tracker.untracked(make)
    watch = ObjectWatch.kept(for: object, in: &memory)
  }
}
