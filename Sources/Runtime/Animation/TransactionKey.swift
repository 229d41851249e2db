/// A name for a value that a transaction carries, with its default.
public nonisolated protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where nobody has set it.
  static var defaultValue: Value { get }
}
