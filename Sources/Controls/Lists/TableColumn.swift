import Graphics
import Runtime

/// A column of a ``Table``: its title, and what it shows of an element.
@preconcurrency @MainActor public struct TableColumn<Element> {
  let title: Text
  let cell: (Element) -> AnyView
  /// What rows can be sorted by; `nil` for a column that nothing is sorted by.
  let sortKey: (any TableSortKey<Element>)?
  var least = 0.0
  var ideal: Double?
  var most = Double.infinity

  /// A column of views.
  public init<Cell: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Element) -> Cell) {
    title = Text(titleKey)
    cell = { AnyView(content($0)) }
    sortKey = nil
  }

  /// A column of views, by whose values a table with a `sortOrder` can be sorted.
  public init<Value: Comparable, Cell: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Element, Value>, @ViewBuilder content: @escaping (Element) -> Cell
  ) {
    title = Text(titleKey)
    cell = { AnyView(content($0)) }
    sortKey = ComparableSortKey(path: value)
  }

  /// A column of texts, by which a table with a `sortOrder` can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Element, String>) {
    self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
  }

  /// The column with a fixed width, in points.
  public func width(_ width: Double) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// The column with a width between bounds, in points. Columns share what is left of the table's width equally.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    var column = self
    (column.least, column.ideal, column.most) = (Swift.max(0, min ?? 0), ideal, max ?? .infinity)
    return column
  }
}

/// Makes the columns of a table of the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum TableColumnBuilder<Element> {
  /// One column.
  public static func buildExpression(_ column: TableColumn<Element>) -> [TableColumn<Element>] { [column] }
  /// Several columns.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    columns.flatMap { $0 }
  }
  /// Columns that may be missing.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] { columns ?? [] }
  /// One of two choices of columns.
  public static func buildEither(first columns: [TableColumn<Element>]) -> [TableColumn<Element>] { columns }
  /// One of two choices of columns.
  public static func buildEither(second columns: [TableColumn<Element>]) -> [TableColumn<Element>] { columns }
}
