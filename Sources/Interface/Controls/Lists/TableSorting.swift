import Runtime

/// What rows of a table can be sorted by. Applications have no use for it.
@preconcurrency @MainActor public protocol TableSortKey<Element> {
  /// The type of the rows' elements.
  associatedtype Element
  /// The type of what they are sorted by.
  associatedtype Value: Comparable
  /// The key path of the value in an element.
  var path: KeyPath<Element, Value> { get }
}

extension TableSortKey {
  /// The key path of the value in an element, without the type of the value.
  public var anyPath: PartialKeyPath<Element> { path }
}

/// A key for a value with an order of its own.
struct ComparableSortKey<Element, Value: Comparable>: TableSortKey { let path: KeyPath<Element, Value> }

/// By which column a table's rows are sorted, as its titles show and change it. Applications have no use for it.
@preconcurrency @MainActor public struct TableSorting<Element> {
  /// Whether the rows are sorted by a key from the least to the greatest; `nil` where they are not sorted by it first.
  let isAscending: (any TableSortKey<Element>) -> Bool?
  /// Sorts the rows by a key first, or the other way round where they are already.
  let choose: (any TableSortKey<Element>) -> Void

  /// A way to see and change the order.
  public init(
    isAscending: @escaping (any TableSortKey<Element>) -> Bool?, choose: @escaping (any TableSortKey<Element>) -> Void
  ) { (self.isAscending, self.choose) = (isAscending, choose) }
}
