import Runtime
import Values

/// Whether the rows of a page's lists can be taken away and moved.
public nonisolated enum EditMode: Sendable {
  /// They cannot, one can for a moment, or they can.
  case inactive, transient, active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether rows can be taken away and moved; `nil` off the pages of a ``NavigationStack``, unless it is set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Lets the rows of a page's lists be taken away and moved, or no longer.
@preconcurrency @MainActor public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// The button.
  public init() {}

  /// “Edit”, or “Done”.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation(.easeInOut(duration: 0.2)) { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}
