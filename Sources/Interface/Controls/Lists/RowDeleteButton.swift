import Looks
import Runtime

/// The button that deletes a row of a list. The rows below it move up.
@preconcurrency @MainActor public struct RowDeleteButton: View {
  let action: () -> Void
  @Environment({ $0.motionTokens }) private var motion

  /// A button with the word for deleting.
  public var body: some View {
    Button(.toolkit("Delete"), role: .destructive) { withAnimation(motion.arrangement) { action() } }
  }
}
