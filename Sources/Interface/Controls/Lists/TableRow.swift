import Graphics
import Runtime

/// The rows of a ``Table``: a ``TableRow``, a ``DisclosureTableRow``, a `ForEach` of these, or a choice of two.
@preconcurrency @MainActor public protocol TableRowContent<TableRowValue>: View {
  /// The type of the rows' elements.
  associatedtype TableRowValue: Identifiable
  /// The elements with those below them.
  var _tree: [TableTree<TableRowValue>] { get }
}

/// An element of a table with the elements below it. Applications have no use for it.
@preconcurrency @MainActor public struct TableTree<Value: Identifiable> {
  let value: Value
  /// The elements below this element; `nil` if it can have none.
  var children: [TableTree]?
  /// Whether these elements are shown; `nil` if the table itself keeps track.
  var isExpanded: Binding<Bool>?
}

/// A row of a ``Table`` that lists its rows one by one.
///
///     Table(of: Alarm.self) {
///       TableColumn("Time", value: \.time)
///     } rows: {
///       TableRow(next)
///       ForEach(others) { TableRow($0) }
///     }
@preconcurrency @MainActor public struct TableRow<Value: Identifiable>: TableRowContent {
  /// A row is drawn by its table.
  public typealias Body = Never

  let value: Value

  /// Creates the row of an element.
  public init(_ value: Value) { self.value = value }

  /// Must not be called: a table reads the elements of its rows and draws them in its columns.
  public var body: Never { fatalError("a TableRow belongs in the rows of a Table") }

  /// The element alone.
  public var _tree: [TableTree<Value>] { [TableTree(value: value)] }
}

/// A row of a ``Table`` with rows below it, which a button in its first column shows and hides.
///
///     DisclosureTableRow(machine) { ForEach(machine.parts) { TableRow($0) } }
@preconcurrency @MainActor public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  /// A row is drawn by its table.
  public typealias Body = Never

  private let tree: TableTree<Value>

  /// Creates the row of an element.
  ///
  /// - Parameters:
  ///   - value: the element.
  ///   - isExpanded: whether the rows below this row are shown; `nil` if the table itself keeps track.
  ///   - content: the rows below it.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> [TableTree<Value>]
  ) { tree = TableTree(value: value, children: content(), isExpanded: isExpanded) }

  /// Must not be called: a table reads the elements of its rows and draws them in its columns.
  public var body: Never { fatalError("a DisclosureTableRow belongs in the rows of a Table") }

  /// The element with those below it.
  public var _tree: [TableTree<Value>] { [tree] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The elements of the loop's rows.
  public var _tree: [TableTree<Content.TableRowValue>] { data.flatMap { content($0)._tree } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
  /// Creates a row of a table for each element.
  public init(_ data: Data) { self.init(data) { TableRow($0) } }
}

extension ConditionalContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
  /// The elements of the branch that is shown.
  public var _tree: [TableTree<First.TableRowValue>] {
    switch branch {
    case .first(let rows): rows._tree
    case .second(let rows): rows._tree
    }
  }
}

/// Builds the elements of a table's rows from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum TableRowBuilder<Value: Identifiable> {
  /// Returns the elements of a row or of a loop.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> [TableTree<Value>]
  where Rows.TableRowValue == Value { rows._tree }
  /// Joins the elements of several statements.
  public static func buildBlock(_ values: [TableTree<Value>]...) -> [TableTree<Value>] { values.flatMap { $0 } }
  /// Returns the elements of an `if` without `else`, or none.
  public static func buildOptional(_ values: [TableTree<Value>]?) -> [TableTree<Value>] { values ?? [] }
  /// Returns the elements of the first branch.
  public static func buildEither(first values: [TableTree<Value>]) -> [TableTree<Value>] { values }
  /// Returns the elements of the second branch.
  public static func buildEither(second values: [TableTree<Value>]) -> [TableTree<Value>] { values }
}

extension Table {
  /// Creates a table whose rows are listed one by one.
  public init<Value>(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] { self.init(rows(), nil, columns()) }

  /// Creates a table whose rows are listed one by one, of which one can be selected.
  public init<Value>(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] { self.init(rows(), .one(selection), columns()) }

  /// Creates a table whose rows are listed one by one, of which several can be selected.
  public init<Value>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] { self.init(rows(), .several(selection), columns()) }
}
