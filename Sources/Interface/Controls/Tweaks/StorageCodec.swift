/// Converts values of a type to text for the config file, and back.
///
///     @AppStorage("served", codec: .meal) private var served = Meal.lunch
@preconcurrency @MainActor public struct StorageCodec<Value> {
  let read: (String) -> Value?
  let write: (Value) -> String

  /// A way to read and write values.
  ///
  /// - Parameters:
  ///   - read: returns the value of a text; `nil` if it has none.
  ///   - write: returns the text of a value.
  public init(read: @escaping (String) -> Value?, write: @escaping (Value) -> String) {
    (self.read, self.write) = (read, write)
  }

  /// The codec of the optional type: an empty text stands for `nil`.
  var optional: StorageCodec<Value?> {
    StorageCodec<Value?> { [read] text in
      text.isEmpty ? .some(nil) : read(text).map { .some($0) }
    } write: { [write] value in
      value.map(write) ?? ""
    }
  }
}
