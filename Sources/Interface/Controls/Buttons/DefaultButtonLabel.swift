import Looks
import Runtime
import Values

/// The label of a button that is created from a role alone.
@preconcurrency @MainActor public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A title, or a symbol where it is as clear as one.
  public var body: some View {
    switch role {
    case .close: Label(.toolkit("Close"), systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label(.toolkit("Done"), systemImage: "checkmark").labelStyle(.iconOnly)
    case .destructive: Text(.toolkit("Delete"))
    default: Text(.toolkit("Cancel"))
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label follows from its role, such as "Delete" for `destructive`.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
