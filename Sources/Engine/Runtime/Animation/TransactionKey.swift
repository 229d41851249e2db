/// The key of a value that an application adds to transactions, with its default.
public nonisolated protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}
