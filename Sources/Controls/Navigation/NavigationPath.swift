import Runtime
import Values

/// Which pages stand on the first one of a ``NavigationStack``, as values of any types.
public nonisolated struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// The first page alone.
  public init() {}

  /// A page for each value.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages stand on the first.
  public var count: Int { values.count }
  /// Whether the first page is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a page on top.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Takes pages from the top.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}
