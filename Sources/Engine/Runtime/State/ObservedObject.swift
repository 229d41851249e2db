import Combine

/// A property with an object that is owned elsewhere, which provides bindings to its properties.
///
///     @ObservedObject var oven: Oven
///     … Stepper("Fan", value: $oven.fan, in: 0...5)
@propertyWrapper
@preconcurrency @MainActor public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
  /// Provides bindings to the properties of an object.
  @preconcurrency @MainActor @dynamicMemberLookup public struct Wrapper {
    /// The object that the bindings refer to.
    package let object: ObjectType
    /// Follows the object for the views that read a binding; `nil` outside of a view tree.
    let watch: ObjectWatch<ObjectType>?

    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(
        get: { [object, watch] in
          watch?.read()
          return object[keyPath: keyPath]
        },
        set: { [object] in object[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType
  private var watch: ObjectWatch<ObjectType>?

  /// The observed object. The view that has the property is updated with each change of the object.
  public var wrappedValue: ObjectType {
    get {
      watch?.read()
      return object
    }
    set { (object, watch) = (newValue, nil) }
  }

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Provides bindings: `$oven.fan` is a binding.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, watch: watch) }

  package func isInterchangeable(with other: ObservedObject) -> Bool { object === other.object }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    watch = ObjectWatch.kept(for: object, in: &memory)
  }
}
