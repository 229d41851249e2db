/// Rows with actions for taking them away and moving them.
@preconcurrency @MainActor public struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// The elements.
  public var data: Base.Data { base.data }
  /// The rows.
  public var body: some View { base }
}

extension DynamicViewContent {
  /// Accepted so that sources compile: lists of a panel have no gesture that takes rows away.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { EditableContent(self) }

  /// Accepted so that sources compile: lists of a panel have no gesture that moves rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { EditableContent(self) }
}
