import Observation

/// Reads a value that an ancestor, or the host, has set.
///
///     @Environment(\.isEnabled) private var isEnabled
@propertyWrapper
@preconcurrency @MainActor public struct Environment<Value>: ConnectedProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value here.
  public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: path] }

  /// Reads the object of a type that an ancestor has set with ``View/environment(_:)``.
  ///
  /// A view that reads it where no ancestor has set one ends the program, and the message names the view.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    path = \EnvironmentValues.[required: RequiredObject(type)]
  }

  /// Reads the object of a type that an ancestor has set with ``View/environment(_:)``, or `nil` if none has.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    path = \EnvironmentValues.[optional: RequiredObject(type)]
  }

  package func isInterchangeable(with other: Environment) -> Bool { path == other.path }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { values = node.environment }
}
