/// How values of a type stand in the config file as text.
///
///     @AppStorage("served", codec: .meal) private var served = Meal.lunch
@preconcurrency @MainActor public struct StorageCodec<Value> {
  let read: (String) -> Value?
  let write: (Value) -> String

  /// A way to read and write values.
  ///
  /// - Parameters:
  ///   - read: the value that a text stands for; `nil` if it means nothing.
  ///   - write: the text that stands for a value.
  public init(read: @escaping (String) -> Value?, write: @escaping (Value) -> String) {
    (self.read, self.write) = (read, write)
  }

  /// The same for a value that may be missing: nothing at all stands for none.
  var optional: StorageCodec<Value?> {
    StorageCodec<Value?> { [read] text in
      text.isEmpty ? .some(nil) : read(text).map { .some($0) }
    } write: { [write] value in
      value.map(write) ?? ""
    }
  }
}
