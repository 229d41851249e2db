import Observation

/// Makes bindings to the properties of an observable object.
///
///     @Bindable var oven: Oven
///     … Stepper("Fan", value: $oven.fan, in: 0...5)
@propertyWrapper @dynamicMemberLookup
@preconcurrency @MainActor public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// The object itself: `$oven.fan` is a binding.
  public var projectedValue: Bindable<Value> { self }

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// The environment's key for the object of a type.
private enum ObjectKey<Object: AnyObject>: EnvironmentKey { static var defaultValue: Object? { nil } }

extension EnvironmentValues {
  /// The object of a type that an ancestor has set.
  public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

/// The type of an object, as part of a key path.
package struct RequiredObject<Object: AnyObject>: Hashable {
  package init(_ type: Object.Type) {}
}

extension EnvironmentValues {
  package subscript<Object: AnyObject>(optional type: RequiredObject<Object>) -> Object? { self[object: Object.self] }

  package subscript<Object: AnyObject>(required type: RequiredObject<Object>) -> Object {
    guard let object = self[object: Object.self] else {
      let reader = (Tracker.current as? Node)?.path ?? "a view"
      fatalError("\(reader) reads the \(Object.self) of its environment, and no view around it sets one")
    }
    return object
  }
}

extension View {
  /// Sets the object of its type for this view and all below.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}
