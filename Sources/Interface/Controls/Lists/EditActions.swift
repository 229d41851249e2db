import Runtime
import Values

/// The edits that a list lets the user make to a collection.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int
  /// Creates a set of actions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete rows.
  public static var delete: EditActions { EditActions(rawValue: 1) }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// The user can move rows.
  public static var move: EditActions { EditActions(rawValue: 2) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// The user can delete and move rows.
  public static var all: EditActions { [.delete, .move] }
}

/// The view of a row that can be deleted and moved.
public typealias EditableRow<Row: View> = MovableRow<ActionRow<Row, RowDeleteButton?>>

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection whose rows can be deleted or moved. The edits are
  /// written to the binding.
  ///
  ///     ForEach($timers, id: \.name, editActions: .all) { $timer in TimerRow(timer: $timer) }
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  ) where Data == BoundElements<Base>, Base.Index: Hashable, Content == EditableRow<Row> {
    let rows = ForEach<Data, ID, Row>(data, id: id, content: content)
    let delete: (IndexSet) -> Void = { places in
      var number = -1
      data.wrappedValue.removeAll { _ in
        number += 1
        return places.contains(number)
      }
    }
    let move: (IndexSet, Int) -> Void = { places, target in
      var all = Array(data.wrappedValue)
      all.move(fromOffsets: places, toOffset: target)
      data.wrappedValue = Base(all)
    }
    self =
      rows
      .onDelete(perform: editActions.rawValue & 1 != 0 ? delete : nil)
      .onMove(perform: editActions.rawValue & 2 != 0 ? move : nil)
  }

  /// Creates views for the identifiable elements of a bound collection whose rows can be deleted or moved.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Data == BoundElements<Base>, Base.Index: Hashable, Base.Element: Identifiable, ID == Base.Element.ID,
    Content == EditableRow<Row>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension List {
  /// Creates a list with a row for each element of a bound collection. Rows can be deleted or moved.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Content == ForEach<BoundElements<Base>, Base.Element.ID, EditableRow<Row>>, Base.Element: Identifiable,
    Base.Index: Hashable, SelectionValue == Never
  {
    self.init(nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection and a single selection. Rows can be
  /// deleted or moved.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Content == ForEach<BoundElements<Base>, Base.Element.ID, EditableRow<Row>>, Base.Element: Identifiable,
    Base.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a bound collection, of which several can be selected. Rows can be
  /// deleted or moved.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Content == ForEach<BoundElements<Base>, Base.Element.ID, EditableRow<Row>>, Base.Element: Identifiable,
    Base.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property. Rows can be deleted or moved.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Content == ForEach<BoundElements<Base>, ID, EditableRow<Row>>, Base.Index: Hashable, SelectionValue == Never
  {
    self.init(nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property, of which one can be selected.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BoundElements<Base>, ID, EditableRow<Row>>, Base.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property, of which several can be
  /// selected.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BoundElements<Base>, ID, EditableRow<Row>>, Base.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list in which exactly one row is always selected.
  @_disfavoredOverload  // bindings of optionals and of sets have their own initializers
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(Binding(sure: selection)), content: content())
  }

  /// Creates a list with a row for each identifiable element, of which exactly one is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to a value. Writing `nil` is ignored.
  fileprivate init<Inside>(sure binding: Binding<Inside>) where Value == Inside? {
    self.init(get: { binding.wrappedValue }, set: { if let value = $0 { binding.wrappedValue = value } })
  }
}

/// The limits that a view in a row sets to the deletion of the row.
struct DeleteLimits: OptionSet {
  let rawValue: Int

  /// The row must not be deleted.
  static let disabled = DeleteLimits(rawValue: 1)
  /// The row has swipe actions of its own at the trailing edge, which take the place of the one that deletes it.
  static let ownActions = DeleteLimits(rawValue: 2)
}

/// Reports to the row around a view what limits its deletion.
private enum DeleteLimitsKey: PreferenceKey {
  static var defaultValue: DeleteLimits { [] }
  static func reduce(value: inout DeleteLimits, nextValue: () -> DeleteLimits) { value.formUnion(nextValue()) }
}

/// Reports to the row around a view that it must not be moved.
private enum MoveDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private enum RowLocksKey: EnvironmentKey { static var defaultValue: RowLocks { RowLocks() } }

/// The edits that a modifier outside the rows forbids.
struct RowLocks: Equatable {
  var delete = false
  var move = false
}

extension EnvironmentValues {
  /// The edits that are forbidden for the rows in a view.
  var rowLocks: RowLocks {
    get { self[RowLocksKey.self] }
    set { self[RowLocksKey.self] = newValue }
  }
}

extension View {
  /// Prevents the row, or all rows in this view, from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(DeleteLimitsKey.self) { isDisabled ? $0.formUnion(.disabled) : $0.subtract(.disabled) }
      .environment(isDisabled) { $0.rowLocks.delete = $1 }
  }

  /// Prevents the row, or all rows in this view, from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    preference(key: MoveDisabledKey.self, value: isDisabled).environment(isDisabled) { $0.rowLocks.move = $1 }
  }

  /// Reports to the row around this view that its own swipe actions take the place of the one that deletes it.
  func replacesDeletion(_ replaces: Bool) -> some View {
    transformPreference(DeleteLimitsKey.self) { if replaces { $0.formUnion(.ownActions) } }
  }

  /// Calls an action when other limits of the deletion are reported from inside.
  func onDeleteLimits(_ action: @escaping (DeleteLimits) -> Void) -> some View {
    onPreferenceChange(DeleteLimitsKey.self, perform: action)
  }

  /// Calls an action when a view inside forbids its moving, or allows it again.
  func onMoveDisabled(_ action: @escaping (Bool) -> Void) -> some View {
    onPreferenceChange(MoveDisabledKey.self, perform: action)
  }
}
