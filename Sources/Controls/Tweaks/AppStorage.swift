import Runtime
import Values

/// A value that is kept in the panel's config file, for sources that know it by this name.
///
///     @AppStorage("volume") private var volume = 0.5
///
/// It is a ``Tweak`` of the group `app`, or of the one that a name with a dot in it names.
@propertyWrapper
@preconcurrency @MainActor public struct AppStorage<Value>: ConnectedProperty {
  private let cell: any StorageCell
  private let binding: () -> Binding<Value>

  private init<Kept: TweakValue>(
    _ key: String, _ initial: Kept, _ file: StaticString, _ line: Int, _ read: @escaping (Kept) -> Value?,
    _ write: @escaping (Value) -> Kept, _ fallback: Value
  ) {
    let id = key.contains(".") ? key : "app." + key
    let cell = TweakCell<Kept>.declared(
      TweakSpec(
        id: id, initial: initial, limits: nil, file: file, line: line, describe: { Kept.tweakDescription },
        accept: { read($0) == nil ? "must be \(Kept.tweakDescription) that means something" : nil }))
    self.cell = cell
    binding = {
      let kept = cell.binding
      return Binding(get: { read(kept.wrappedValue) ?? fallback }, set: { kept.wrappedValue = write($0) })
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { binding().wrappedValue }
    nonmutating set { binding().wrappedValue = newValue }
  }

  /// A binding to the value, for controls.
  public var projectedValue: Binding<Value> { binding() }

  package func isInterchangeable(with other: AppStorage) -> Bool { cell === other.cell }

  package mutating func connect(to node: Node, memory: inout AnyObject?) { cell.settle(in: node.stage.tweaks) }
}

extension AppStorage {
  /// A value that is kept as a text, for a type that is no ``TweakValue``.
  ///
  /// - Parameter wrappedValue: the default; it also stands for a text that means nothing.
  public init(
    wrappedValue: Value, _ key: String, codec: StorageCodec<Value>, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(key, codec.write(wrappedValue), file, line, codec.read, codec.write, wrappedValue)
  }

  /// A value that may be missing and is kept as a text, for a type that is no ``TweakValue``.
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
  /// A value with its default, under a name.
  public init(wrappedValue: Value, _ key: String, file: StaticString = #fileID, line: Int = #line) {
    self.init(key, wrappedValue, file, line, { $0 }, { $0 }, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: TweakValue {
  /// A value of an enumeration with its default, under a name.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, file: StaticString = #fileID, line: Int = #line) {
    self.init(key, wrappedValue.rawValue, file, line, { Value(rawValue: $0) }, { $0.rawValue }, wrappedValue)
  }
}

/// A cell, whatever it keeps.
private protocol StorageCell: AnyObject {
  func settle(in store: TweakStore)
}

extension TweakCell: StorageCell {}

/// A value that is kept in the panel's config file: a panel has one scene.
public typealias SceneStorage<Value> = AppStorage<Value>
