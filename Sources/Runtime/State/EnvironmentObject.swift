import Combine

/// An object that an ancestor has set with ``View/environmentObject(_:)``, and bindings to its properties.
///
/// A view that reads it where no ancestor has set one ends the program, and the message names the view.
@propertyWrapper
@preconcurrency @MainActor public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
  private var values: EnvironmentValues?

  /// The object of the type that is nearest.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    ObjectChange.shared.read()
    return (values ?? EnvironmentValues())[required: RequiredObject(ObjectType.self)]
  }

  /// Bindings: `$oven.fan` is one.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  package func isInterchangeable(with other: EnvironmentObject) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { values = node.environment }
}

extension View {
  /// Sets the object of its type for this view and all below.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}
