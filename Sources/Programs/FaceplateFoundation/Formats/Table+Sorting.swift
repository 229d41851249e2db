import Controls
import Foundation
import Runtime

// Only a panel that sorts a table has Foundation's comparators in it.

extension Table {
  /// A table of a collection whose titles change by what its rows are sorted. The application sorts them:
  ///
  ///     Table(alarms, sortOrder: $order) {
  ///       TableColumn("Time", value: \.time)
  ///       TableColumn("Level", value: \.level) { Text("\($0.level)") }
  ///     }
  ///     .onChange(of: order) { alarms.sort(using: order) }
  ///
  /// - Parameter sortOrder: the column chosen last comes first.
  @_alwaysEmitIntoClient public init(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Data.Element>]>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self = Table(data, columns: columns)._sorted(by: TableSorting(sortOrder))
  }

  /// A table of a collection whose titles change by what its rows are sorted, of which one row can be chosen.
  @_alwaysEmitIntoClient public init(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[KeyPathComparator<Data.Element>]>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self = Table(data, selection: selection, columns: columns)._sorted(by: TableSorting(sortOrder))
  }

  /// A table of a collection whose titles change by what its rows are sorted, of which several rows can be chosen.
  @_alwaysEmitIntoClient public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[KeyPathComparator<Data.Element>]>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self = Table(data, selection: selection, columns: columns)._sorted(by: TableSorting(sortOrder))
  }

  /// A table whose rows are listed one by one, and whose titles change by what they are sorted.
  @_alwaysEmitIntoClient public init<Value>(
    of type: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] {
    self = Table(of: type, columns: columns, rows: rows)._sorted(by: TableSorting(sortOrder))
  }

  /// A table whose rows are listed one by one, and whose titles change by what they are sorted.
  @_alwaysEmitIntoClient public init<Value>(
    sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] { self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows) }

  /// A table whose rows are listed one by one, of which one can be chosen, and whose titles change by what they are sorted.
  @_alwaysEmitIntoClient public init<Value>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] {
    self = Table(of: Value.self, selection: selection, columns: columns, rows: rows)
      ._sorted(by: TableSorting(sortOrder))
  }

  /// A table whose rows are listed one by one, of which several can be chosen, and whose titles change by what they are sorted.
  @_alwaysEmitIntoClient public init<Value>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableTree<Value>]
  ) where Data == [Value] {
    self = Table(of: Value.self, selection: selection, columns: columns, rows: rows)
      ._sorted(by: TableSorting(sortOrder))
  }
}

extension TableSorting {
  /// The order that a binding keeps.
  @_alwaysEmitIntoClient init(_ order: Binding<[KeyPathComparator<Element>]>) {
    self.init { key in
      guard let first = order.wrappedValue.first, first.keyPath == key.anyPath else { return nil }
      return first.order == .forward
    } choose: { key in
      var all = order.wrappedValue
      if all.first?.keyPath == key.anyPath {
        all[0].order = all[0].order == .forward ? .reverse : .forward
      } else {
        all.removeAll { $0.keyPath == key.anyPath }
        all.insert(Self.comparator(key), at: 0)
      }
      order.wrappedValue = all
    }
  }

  @_alwaysEmitIntoClient static func comparator<Key: TableSortKey<Element>>(
    _ key: Key
  ) -> KeyPathComparator<Element> {
    typealias Path = KeyPath<Element, Key.Value> & Sendable
    // Safe: `Sendable` is a part of the type alone, and the main thread alone uses the path, as it does the table.
    return KeyPathComparator(unsafeBitCast(key.path, to: Path.self))
  }
}
