import Runtime
import Values

/// The pages above the root of a ``NavigationStack``, as values of any hashable types.
public nonisolated struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path: only the root is shown.
  public init() {}

  /// Creates a path with a page for each element of a sequence.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { values.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, whose page is then shown on top.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Removes the last values.
  ///
  /// - Parameter count: the number of values. No value is removed if it is negative, and all values if there are fewer.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(max(0, min(count, values.count))) }
}
