import Runtime
import Values

/// What a button says whose role says all.
@preconcurrency @MainActor public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A word, or a sign where one says as much.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that says what its role is.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
