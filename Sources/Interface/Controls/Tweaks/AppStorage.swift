import Runtime
import Values

/// A property that is stored in the panel's config file, under SwiftUI's name for it.
///
///     @AppStorage("volume") private var volume = 0.5
///
/// It is a ``Tweak`` in the group `app`, or in the group before the dot of a key such as `oven.volume`.
@propertyWrapper
@preconcurrency @MainActor public struct AppStorage<Value>: ConnectedProperty {
  private let cell: any StorageCell
  private let binding: () -> Binding<Value>

  private init<Kept: TweakValue>(
    _ key: String, _ initial: Kept, _ file: StaticString, _ line: Int, _ read: @escaping (Kept) -> Value?,
    _ write: @escaping (Value) -> Kept, _ fallback: Value
  ) {
    let id = key.contains(".") ? key : "app." + key
    var spec = TweakSpec(
      id: id, initial: initial, limits: nil, file: file, line: line, describe: { Kept.tweakDescription },
      accept: { read($0) == nil ? "must be \(Kept.tweakDescription) that means something" : nil })
    // No limit: an application must read back everything that it has stored. The size of the file limits it anyway.
    spec.longest = nil
    let cell = TweakCell<Kept>.declared(spec)
    self.cell = cell
    binding = {
      let kept = cell.binding
      return Binding(get: { read(kept.wrappedValue) ?? fallback }, set: { kept.wrappedValue = write($0) })
    }
  }

  /// The stored value. Writing it updates the views that read it, and the config file.
  public var wrappedValue: Value {
    get { binding().wrappedValue }
    nonmutating set { binding().wrappedValue = newValue }
  }

  /// A binding to the stored value, for a control: `$name`. Writing it also updates the config file.
  public var projectedValue: Binding<Value> { binding() }

  package func isInterchangeable(with other: AppStorage) -> Bool { cell === other.cell }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { cell.settle(in: node.stage.tweaks) }
}

extension AppStorage {
  /// Creates a property whose value is stored as a value of another type, for types without a text form.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default, which also replaces stored values that cannot be read.
  ///   - key: the name in the config file.
  ///   - initial: the stored form of the default.
  ///   - file: the source file of the declaration, for messages.
  ///   - line: its line.
  ///   - read: returns the value of a stored form; `nil` if it has none.
  ///   - write: returns the stored form of a value.
  public init(
    wrappedValue: Value, _ key: String, codec: StorageCodec<Value>, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec.write(wrappedValue), file, line, codec.read, codec.write, wrappedValue)
  }

  /// Creates an optional property that is stored as a text, for a type that is not a ``TweakValue``.
  public init<Kept>(
    _ key: String, codec: StorageCodec<Kept>, file: StaticString = #fileID, line: Int = #line
  ) where Value == Kept? {
    self.init(wrappedValue: nil, key, codec: codec.optional, file: file, line: line)
  }

  /// A value that is kept as another.
  init<Kept: TweakValue>(
    wrappedValue: Value, _ key: String, initial: Kept, file: StaticString = #fileID, line: Int = #line,
    read: @escaping (Kept) -> Value?, write: @escaping (Value) -> Kept
  ) {
    self.init(key, initial, file, line, read, write, wrappedValue)
  }
}

extension AppStorage where Value: TweakValue {
  /// Creates a property with a default under a key.
  public init(wrappedValue: Value, _ key: String, file: StaticString = #fileID, line: Int = #line) {
    self.init(key, wrappedValue, file, line, { $0 }, { $0 }, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: TweakValue {
  /// Creates a property for a value of an enumeration with a default under a key. Its raw value is stored.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, file: StaticString = #fileID, line: Int = #line) {
    self.init(key, wrappedValue.rawValue, file, line, { Value(rawValue: $0) }, { $0.rawValue }, wrappedValue)
  }
}

/// A cell with the type of its value erased.
private protocol StorageCell: AnyObject {
  func settle(in store: TweakStore)
}

extension TweakCell: StorageCell {}

/// A property that is stored in the panel's config file. As a panel has one scene, it is the same as
/// ``AppStorage``.
public typealias SceneStorage<Value> = AppStorage<Value>
