import Observation

/// A property that reads an environment value.
///
///     @Environment(\.isEnabled) private var isEnabled
@propertyWrapper
@preconcurrency @MainActor public struct Environment<Value>: ConnectedProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value in the environment of the view.
  public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: path] }

  /// Creates a property that reads the object of a type that an ancestor has set with ``View/environment(_:)``.
  ///
  /// If none has, reading it stops the program with a message that names the view.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    path = \EnvironmentValues.[required: RequiredObject(type)]
  }

  /// Creates a property that reads the object of a type that an ancestor has set with ``View/environment(_:)``; `nil`
  /// if none has.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    path = \EnvironmentValues.[optional: RequiredObject(type)]
  }

  package func isInterchangeable(with other: Environment) -> Bool { path == other.path }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { values = node.environment }
}
