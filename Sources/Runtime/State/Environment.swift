import Observation

/// A property that reads an environment value.
///
///     @Environment(\.isEnabled) private var isEnabled
@propertyWrapper
@preconcurrency @MainActor public struct Environment<Value>: ConnectedProperty {
  /// Where the value is.
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case function((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var values: EnvironmentValues?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  /// Creates a property that reads the value with a function, which captures nothing.
  ///
  /// The toolkit's own views read so: an object for each key path, and the types of its parts, would have to be made at
  /// run time before the first frame.
  package init(_ read: @escaping (EnvironmentValues) -> Value) { source = .function(read) }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    switch source {
    case .path(let path): return values[keyPath: path]
    case .function(let read): return read(values)
    }
  }

  /// Creates a property that reads the object of a type that an ancestor has set with ``View/environment(_:)``.
  ///
  /// If none has, reading it stops the program with a message that names the view.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .path(\EnvironmentValues.[required: RequiredObject(type)])
  }

  /// Creates a property that reads the object of a type that an ancestor has set with ``View/environment(_:)``; `nil`
  /// if none has.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .path(\EnvironmentValues.[optional: RequiredObject(type)])
  }

  package func isInterchangeable(with other: Environment) -> Bool {
    switch (source, other.source) {
    case (.path(let path), .path(let other)): path == other
    case (.function(let read), .function(let other)): sameBytes(read, other)
    default: false
    }
  }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { values = node.environment }
}
