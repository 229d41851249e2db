import Graphics
import Runtime

/// A row of a ``Table`` that lists its rows one by one.
///
///     Table(of: Alarm.self) {
///       TableColumn("Time", value: \.time)
///     } rows: {
///       TableRow(next)
///       ForEach(others) { TableRow($0) }
///     }
@preconcurrency @MainActor public struct TableRow<Value: Identifiable>: View {
  /// A row is drawn by its table.
  public typealias Body = Never

  let value: Value

  /// Creates the row of an element.
  public init(_ value: Value) { self.value = value }

  /// Must not be called: a table reads the elements of its rows and draws them in its columns.
  public var body: Never { fatalError("a TableRow stands in the rows of a Table") }
}

/// Builds the elements of a table's rows from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum TableRowBuilder<Value: Identifiable> {
  /// Returns the element of one row.
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  /// Returns the element of each row of a loop.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [Value] {
    rows.data.map { rows.content($0).value }
  }
  /// Joins the elements of several statements.
  public static func buildBlock(_ values: [Value]...) -> [Value] { values.flatMap { $0 } }
  /// Returns the elements of an `if` without `else`, or none.
  public static func buildOptional(_ values: [Value]?) -> [Value] { values ?? [] }
  /// Returns the elements of the first branch.
  public static func buildEither(first values: [Value]) -> [Value] { values }
  /// Returns the elements of the second branch.
  public static func buildEither(second values: [Value]) -> [Value] { values }
}

extension Table {
  /// Creates a table whose rows are listed one by one.
  public init<Value>(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), columns: columns)
  }

  /// Creates a table whose rows are listed one by one, of which one can be selected.
  public init<Value>(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), selection: selection, columns: columns)
  }

  /// Creates a table whose rows are listed one by one, of which several can be selected.
  public init<Value>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), selection: selection, columns: columns)
  }
}
