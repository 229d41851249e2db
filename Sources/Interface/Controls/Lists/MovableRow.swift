import Looks
import Runtime
import Values

/// A row that can be moved up and down while the page is in edit mode.
@preconcurrency @MainActor public struct MovableRow<Content: View>: View {
  let content: Content
  /// Moves the row up by one place; `nil` for the first row. `down` moves it down; `nil` for the last row.
  let up: (() -> Void)?
  let down: (() -> Void)?
  @State private var isLocked = false
  @Environment({ $0.editMode }) private var editMode
  @Environment({ $0.motionTokens }) private var motion

  /// The row, with arrows in edit mode.
  public var body: some View {
    HStack(spacing: 12) {
      content.onMoveDisabled { isLocked = $0 }.frame(maxWidth: .infinity, alignment: .leading)
      if !isLocked, editMode?.wrappedValue.isEditing ?? false {
        HStack(spacing: 0) {
          arrow("chevron.up", up)
          arrow("chevron.down", down)
        }
        .accessibilityHidden(true)
      }
    }
    .accessibilityActions {
      if let up, !isLocked { Button(.toolkit("Move up")) { move(up) } }
      if let down, !isLocked { Button(.toolkit("Move down")) { move(down) } }
    }
  }

  /// Moves the row, which slides past its neighbour.
  private func move(_ action: () -> Void) { withAnimation(motion.arrangement) { action() } }

  private func arrow(_ name: String, _ action: (() -> Void)?) -> some View {
    Button(action: { if let action { move(action) } }) {
      ControlSymbol(name: name, side: 18).frame(width: ControlMetrics.leastTarget, height: ControlMetrics.leastTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(action == nil ? .theme(\.disabled) : .tint(.mark))
    .disabled(action == nil)
  }
}
