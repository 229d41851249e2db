import Runtime
import Values

extension ForEach where Content: View {
  /// The present index of an element in the data; `nil` if it has been removed.
  private func index(of id: ID) -> Int? {
    for (index, element) in data.enumerated() where self.id(element) == id { return index }
    return nil
  }

  /// Lets the user delete rows: by a swipe and a tap, by a button in edit mode, by the Delete key and by an
  /// accessibility action.
  ///
  /// - Parameter action: called with the index of the row; `nil` to disallow deletion.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ForEach<Data, ID, ActionRow<Content, RowDeleteButton?>> {
    ForEach<Data, ID, ActionRow<Content, RowDeleteButton?>>(data, identity: id) { element in
      let id = id(element)
      let delete: (() -> Void)? = action.map { action in
        { if let index = index(of: id) { action(IndexSet(integer: index)) } }
      }
      return ActionRow(
        content: content(element), actions: delete.map { RowDeleteButton(action: $0) }, delete: delete,
        showsDelete: true)
    }
  }

  /// Lets the user move rows: by arrows in edit mode and by accessibility actions.
  ///
  /// - Parameter action: called with the index of the row and the index before which it is inserted, both
  ///   counted before the move; `nil` to disallow moving.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, MovableRow<Content>> {
    ForEach<Data, ID, MovableRow<Content>>(data, identity: id) { element in
      let id = id(element)
      @MainActor func move(_ canMove: (Int) -> Bool, _ target: @escaping (Int) -> Int) -> (() -> Void)? {
        guard let action, let index = index(of: id), canMove(index) else { return nil }
        return {
          if let index = self.index(of: id) { action(IndexSet(integer: index), target(index)) }
        }
      }
      let last = data.count - 1
      return MovableRow(
        content: content(element), up: move({ $0 > 0 }, { $0 - 1 }), down: move({ $0 < last }, { $0 + 2 }))
    }
  }
}
