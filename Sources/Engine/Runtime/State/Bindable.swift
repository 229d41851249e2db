import Observation

/// A property that provides bindings to the properties of an observable object.
///
///     @Bindable var oven: Oven
///     … Stepper("Fan", value: $oven.fan, in: 0...5)
@propertyWrapper @dynamicMemberLookup
@preconcurrency @MainActor public struct Bindable<Value: AnyObject> {
  /// The observable object whose properties can be bound.
  public var wrappedValue: Value

  /// The wrapper itself, so that `$oven.fan` is a binding.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Returns a binding to a property of the object.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// The environment key of the object of a type.
private enum ObjectKey<Object: AnyObject>: EnvironmentKey { static var defaultValue: Object? { nil } }

extension EnvironmentValues {
  /// The object of a type that an ancestor has set; `nil` if there is none.
  public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

/// An object type as a subscript argument, so that it can be part of a key path.
package struct RequiredObject<Object: AnyObject>: Hashable {
  /// Creates an argument for a type.
  package init(_ type: Object.Type) {}
}

extension EnvironmentValues {
  /// The object of a type; `nil` if no ancestor has set one.
  package subscript<Object: AnyObject>(optional type: RequiredObject<Object>) -> Object? { self[object: Object.self] }

  /// The object of a type. Stops the program with a message that names the view if no ancestor has set one.
  package subscript<Object: AnyObject>(required type: RequiredObject<Object>) -> Object {
    guard let object = self[object: Object.self] else {
      let reader = (Tracker.current as? Node)?.path ?? "a view"
      fatalError("\(reader) reads the \(Object.self) of its environment, and no view around it sets one")
    }
    return object
  }
}

extension View {
  /// Sets the object of its type for this view and its subviews.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}
