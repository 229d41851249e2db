import Looks
import Graphics
import Runtime

/// A column of a ``Table``: its title, and the cell that it shows for an element.
@preconcurrency @MainActor public struct TableColumn<Element> {
  let title: Text
  let cell: (Element) -> AnyView
  /// The key by which rows can be sorted; `nil` for a column that cannot be sorted by.
  let sortKey: (any TableSortKey<Element>)?
  var least = 0.0
  var ideal: Double?
  var most = Double.infinity

  /// Creates a column whose cells are views.
  public init<Cell: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Element) -> Cell) {
    title = Text(titleKey)
    cell = { AnyView(content($0)) }
    sortKey = nil
  }

  /// Creates a column whose cells are the text of a property.
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

  /// Returns the column with a fixed width, in points.
  public func width(_ width: Double) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// Returns the column with limits for its width, in points. Columns share the remaining width of the table
  /// equally.
  ///
  /// - Parameters:
  ///   - min: the minimum width; 0 for `nil`.
  ///   - ideal: the width before the remaining space is shared; `nil` for the minimum.
  ///   - max: the maximum width; unlimited for `nil`.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    var column = self
    (column.least, column.ideal, column.most) = (Swift.max(0, min ?? 0), ideal, max ?? .infinity)
    return column
  }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum TableColumnBuilder<Element> {
  /// Wraps one column in an array.
  public static func buildExpression(_ column: TableColumn<Element>) -> [TableColumn<Element>] { [column] }
  /// Joins the columns of several statements.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    columns.flatMap { $0 }
  }
  /// Returns the columns of an `if` without `else`, or none.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] { columns ?? [] }
  /// Returns the columns of the first branch.
  public static func buildEither(first columns: [TableColumn<Element>]) -> [TableColumn<Element>] { columns }
  /// Returns the columns of the second branch.
  public static func buildEither(second columns: [TableColumn<Element>]) -> [TableColumn<Element>] { columns }
}
