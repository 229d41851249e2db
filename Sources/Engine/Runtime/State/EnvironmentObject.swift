import Combine

/// A property that reads an object that an ancestor has set with ``View/environmentObject(_:)``, and provides bindings
/// to its properties.
///
/// If no ancestor has set one, reading the property stops the program with a message that names the view.
@propertyWrapper
@preconcurrency @MainActor public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
  private var values: EnvironmentValues?
  private var watch: ObjectWatch<ObjectType>?

  /// Creates a property that reads the object of the nearest ancestor.
  public init() {}

  /// The object that the nearest ancestor has set.
  public var wrappedValue: ObjectType {
    if let watch {
      watch.read()
      return watch.object
    }
    return (values ?? EnvironmentValues())[required: RequiredObject(ObjectType.self)]
  }

  /// Provides bindings: `$oven.fan` is a binding.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue, watch: watch) }

  package func isInterchangeable(with other: EnvironmentObject) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    values = node.environment
    watch = ObjectWatch.kept(for: node.environment[object: ObjectType.self], in: &memory)
  }
}

extension View {
  /// Sets the object of its type for this view and its subviews.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}
