import Runtime
import Values

private enum LocaleIdentifierKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// The language and region that formats follow, such as `de_DE`; `nil` for those of the process.
  public var localeIdentifier: String? {
    get { self[LocaleIdentifierKey.self] }
    set { self[LocaleIdentifierKey.self] = newValue }
  }
}
