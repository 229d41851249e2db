import Runtime
import Values

private enum LocaleIdentifierKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// The locale that formats follow, such as `de_DE`; `nil` for that of the process.
  public var localeIdentifier: String? {
    get { self[LocaleIdentifierKey.self] }
    set { self[LocaleIdentifierKey.self] = newValue }
  }
}
