import Looks
import Runtime
import Values

/// Whether the rows of a page's lists show the controls that delete and move them.
public nonisolated enum EditMode: Sendable {
  /// No row, one row temporarily, or all rows can be edited.
  case inactive, transient, active

  /// Whether rows can be edited: true unless `inactive`.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// The edit mode of the page; `nil` outside a page of a ``NavigationStack`` unless a view sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends editing of the lists on a page.
@preconcurrency @MainActor public struct EditButton: View {
  @Environment({ $0.editMode }) private var mode
  @Environment({ $0.motionTokens }) private var motion

  /// Creates an edit button.
  public init() {}

  /// A button titled "Edit", or "Done" while the page is edited. It is disabled where there is no edit mode.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(.toolkit(isEditing ? "Done" : "Edit")) {
      withAnimation(motion.arrangement) { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}
