import Observation

/// A property that reads an environment value.
///
///     @Environment(\.isEnabled) private var isEnabled
@propertyWrapper
@preconcurrency @MainActor public struct Environment<Value>: ConnectedProperty {
  /// The key path to the value, or the captures of the function that reads it: nothing in optimized code.
  private let object: AnyObject?
  /// The code of the function that reads the value; 0 if a key path reads it. Views are copied often, and a number is
  /// copied without counting references.
  private let code: UInt
  /// The place of the function in the source.
  private let place: FunctionPlace
  private var values: EnvironmentValues?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { (object, code, place) = (keyPath, 0, FunctionPlace()) }

  /// Creates a property that reads the value with a function, which captures nothing.
  ///
  /// The toolkit's own views read in this way: for each key path, an object and the types of its parts would have to be
  /// made at run time before the first frame.
  package init(_ read: @escaping (EnvironmentValues) -> Value, line: UInt = #line, column: UInt = #column) {
    let words = ClosureWords(of: read)
    (code, object) = (words.code, words.context)
    place = FunctionPlace(line, column)
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if code == 0, let object {
      // Safe: `code` is 0 only where `object` is the key path that the initializer was given.
      return values[keyPath: unsafeDowncast(object, to: KeyPath<EnvironmentValues, Value>.self)]
    }
    return ClosureWords(code: code, context: object).closure(as: ((EnvironmentValues) -> Value).self)(values)
  }

  /// Creates a property that reads the object of a type that an ancestor has set with ``View/environment(_:)``.
  ///
  /// If no ancestor has set one, reading the property stops the program with a message that names the view.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(\EnvironmentValues.[required: RequiredObject(type)])
  }

  /// Creates a property that reads the object of a type that an ancestor has set with ``View/environment(_:)``; `nil`
  /// if none has.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\EnvironmentValues.[optional: RequiredObject(type)])
  }

  package func isInterchangeable(with other: Environment) -> Bool {
    guard code == 0, other.code == 0, let object, let path = other.object else {
      return place.isSame(as: other.place, code, other.code, isCaptureSame: object === other.object)
    }
    // Safe: `code` is 0 in both, so both objects are key paths.
    return unsafeDowncast(object, to: AnyKeyPath.self) == unsafeDowncast(path, to: AnyKeyPath.self)
  }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { values = node.environment }
}
