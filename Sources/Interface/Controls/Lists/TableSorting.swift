import Runtime

/// A key by which rows of a table can be sorted. Applications have no use for it.
@preconcurrency @MainActor public protocol TableSortKey<Element> {
  /// The type of the rows' elements.
  associatedtype Element
  /// The type of the values by which the rows are sorted.
  associatedtype Value: Comparable
  /// The key path of the value in an element.
  var path: KeyPath<Element, Value> { get }
}

extension TableSortKey {
  /// The key path of the value in an element, without the type of the value.
  public var anyPath: PartialKeyPath<Element> { path }
}

/// A key for a value with its own order.
struct ComparableSortKey<Element, Value: Comparable>: TableSortKey { let path: KeyPath<Element, Value> }

/// The column by which a table's rows are sorted, as its titles show and change it. Applications have no use for it.
@preconcurrency @MainActor public struct TableSorting<Element> {
  /// Whether the rows are sorted by a key in ascending order; `nil` if it is not the first key.
  let isAscending: (any TableSortKey<Element>) -> Bool?
  /// Sorts the rows by a key first, or reverses the order if they already are.
  let choose: (any TableSortKey<Element>) -> Void

  /// A way to see and change the order.
  public init(
    isAscending: @escaping (any TableSortKey<Element>) -> Bool?, choose: @escaping (any TableSortKey<Element>) -> Void
  ) { (self.isAscending, self.choose) = (isAscending, choose) }
}
