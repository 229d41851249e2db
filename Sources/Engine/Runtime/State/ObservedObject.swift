import Combine

/// A property with an object that is owned elsewhere, which provides bindings to its properties.
///
///     @ObservedObject var oven: Oven
///     … Stepper("Fan", value: $oven.fan, in: 0...5)
@propertyWrapper
@preconcurrency @MainActor public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Provides bindings to the properties of an object.
  @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
    /// The object that the bindings refer to.
    package let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Bindable(object)[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType

  /// The observed object. Reading it in a view's body makes the view depend on it.
  public var wrappedValue: ObjectType {
    get {
      ObjectChange.shared.read()
      return object
    }
    set { object = newValue }
  }

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Provides bindings: `$oven.fan` is a binding.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
