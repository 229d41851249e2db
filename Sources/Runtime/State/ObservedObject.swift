import Combine

/// An object that somebody else owns, and bindings to its properties.
///
///     @ObservedObject var oven: Oven
///     … Stepper("Fan", value: $oven.fan, in: 0...5)
@propertyWrapper
@preconcurrency @MainActor public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an object.
  @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
    package let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Bindable(object)[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      ObjectChange.shared.read()
      return object
    }
    set { object = newValue }
  }

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Wraps an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings: `$oven.fan` is one.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
