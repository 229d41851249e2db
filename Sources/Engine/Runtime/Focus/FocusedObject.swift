import Combine
import Observation

/// Tells the objects of a type from other objects among the focused values.
nonisolated struct FocusedObjectKind<Object>: Hashable {}

private enum FocusedObjectKey<Object>: FocusedValueKey { typealias Value = Object }

extension FocusedValues {
  /// The object of a type; `nil` if no focused view provides one.
  subscript<Object>(kind: FocusedObjectKind<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// A property that reads the observable object which the focused view provides, and bindings to its properties; `nil` if
/// there is none.
///
///     @FocusedObject private var oven: Oven?
///     … Button("Stop") { oven?.stop() }
@propertyWrapper
@preconcurrency @MainActor public struct FocusedObject<ObjectType: ObservableObject>: ConnectedProperty {
  private var watch: ObjectWatch<ObjectType>?

  /// Creates a property for objects of its type.
  public init() {}

  /// The object. The view that has the property is updated with each change of it.
  public var wrappedValue: ObjectType? {
    watch?.read()
    return watch?.object
  }

  /// Provides bindings to the properties of the object; `nil` if there is none.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { .init(object: $0, watch: watch) }
  }

  package func isInterchangeable(with other: FocusedObject) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    let values = node.stage.service(FocusedStore.self).location.read()
    watch = ObjectWatch.kept(for: values[FocusedObjectKind<ObjectType>()], in: &memory)
  }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Creates a property that reads the object of a type which the focused view provides.
  public init(_ objectType: Value.Type) { self.init(\.[FocusedObjectKind<Value>()]) }
}

extension View {
  /// Provides an object to all views that read it with ``FocusedObject``, while the focus is inside this view.
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedValue(\.[FocusedObjectKind<Object>()], object)
  }

  /// Provides an object, unless it is `nil`, to all views that read it, while the focus is inside this view.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedValue(\.[FocusedObjectKind<Object>()], object)
  }

  /// Provides an object to all views that read it, wherever the focus is. The focused view's object takes precedence.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
    focusedSceneValue(\.[FocusedObjectKind<Object>()], object)
  }

  /// Provides an object, unless it is `nil`, to all views that read it, wherever the focus is.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedSceneValue(\.[FocusedObjectKind<Object>()], object)
  }

  /// Provides an object, unless it is `nil`, to all views that read it with `@FocusedValue(Oven.self)`, while the focus is
  /// inside this view.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedValue(\.[FocusedObjectKind<Object>()], object)
  }

  /// Provides an object, unless it is `nil`, to all views that read it, wherever the focus is.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedSceneValue(\.[FocusedObjectKind<Object>()], object)
  }
}
