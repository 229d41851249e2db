import Runtime
import Values

/// What people may do with the rows of a collection.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// They may take rows away.
  public static var delete: EditActions { EditActions(rawValue: 1) }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// They may move rows.
  public static var move: EditActions { EditActions(rawValue: 2) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// They may take rows away and move them.
  public static var all: EditActions { [.delete, .move] }
}

/// A row of a collection that can be edited.
public typealias EditableRow<Row: View> = MovableRow<ActionRow<Row, Button<Text>?>>

extension ForEach {
  /// Views for elements of a bound collection that can be taken away or moved; each view gets a binding.
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

  /// Views for elements of a bound collection that have an identity and can be taken away or moved.
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
  /// A row for each element of a bound collection; rows can be taken away or moved.
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

  /// A row for each element of a bound collection, of which one can be chosen; rows can be taken away or moved.
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

  /// Rows of which always one is chosen.
  @_disfavoredOverload  // a binding that may be of nothing, or of several, has an initializer of its own
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(Binding(sure: selection)), content: content())
  }

  /// A row for each element that has an identity, of which always one is chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension Binding {
  /// A binding that may be missing, to one that is not: nothing is not written.
  fileprivate init<Inside>(sure binding: Binding<Inside>) where Value == Inside? {
    self.init(get: { binding.wrappedValue }, set: { if let value = $0 { binding.wrappedValue = value } })
  }
}

private enum DeleteDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private enum MoveDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private enum RowLocksKey: EnvironmentKey { static var defaultValue: RowLocks { RowLocks() } }

/// What cannot be done to the rows of a view, said outside of them.
struct RowLocks: Equatable {
  var delete = false
  var move = false
}

extension EnvironmentValues {
  var rowLocks: RowLocks {
    get { self[RowLocksKey.self] }
    set { self[RowLocksKey.self] = newValue }
  }
}

extension View {
  /// Keeps the row, or the rows inside, from being taken away.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    preference(key: DeleteDisabledKey.self, value: isDisabled).environment(\.rowLocks.delete, isDisabled)
  }

  /// Keeps the row, or the rows inside, from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    preference(key: MoveDisabledKey.self, value: isDisabled).environment(\.rowLocks.move, isDisabled)
  }

  func onDeleteDisabled(_ action: @escaping (Bool) -> Void) -> some View {
    onPreferenceChange(DeleteDisabledKey.self, perform: action)
  }

  func onMoveDisabled(_ action: @escaping (Bool) -> Void) -> some View {
    onPreferenceChange(MoveDisabledKey.self, perform: action)
  }
}
