import Runtime
import Values

private enum DialogDismissalKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// Closes the dialog whose buttons stand here; `nil` elsewhere.
  var dialogDismissal: (() -> Void)? {
    get { self[DialogDismissalKey.self] }
    set { self[DialogDismissalKey.self] = newValue }
  }
}
