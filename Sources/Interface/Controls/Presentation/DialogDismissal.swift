import Runtime
import Values

private enum DialogDismissalKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// Closes the dialog around a button; `nil` outside a dialog.
  var dialogDismissal: (() -> Void)? {
    get { self[DialogDismissalKey.self] }
    set { self[DialogDismissalKey.self] = newValue }
  }
}
