import Controls
import Runtime

/// A composite control holds its value while one of its parts is edited.
struct HoldsValue: ViewModifier {
  /// The value that the control sets.
  let value: PanelValue

  /// The control.
  func body(content: Content) -> some View {
    content.environment(EditingWatch(value)) { $0.editingWatch = $1 }.onDisappear { value.releaseAll() }
  }
}
