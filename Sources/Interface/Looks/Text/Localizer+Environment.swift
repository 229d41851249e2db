import Localization
import Runtime
import Values

private enum LocaleIdentifierKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum LocalizerKey: EnvironmentKey { static var defaultValue: Localizer { .standard } }

extension EnvironmentValues {
  /// The locale that formats and texts follow, such as `de_DE`; `nil` for that of the process. Setting it also sets
  /// ``localizer``.
  public var localeIdentifier: String? {
    get { self[LocaleIdentifierKey.self] }
    set {
      self[LocaleIdentifierKey.self] = newValue
      localizer = localizer.localizer(for: newValue)
    }
  }

  /// The translations for the language of the environment.
  public var localizer: Localizer {
    get { self[LocalizerKey.self] }
    set { self[LocalizerKey.self] = newValue }
  }

  /// Sets language, reading direction and formats of numbers together.
  public mutating func setLanguage(_ localizer: Localizer) {
    self[LocaleIdentifierKey.self] = localizer.tag?.text
    self.localizer = localizer
    numberConventions = localizer.conventions
    layoutDirection = localizer.tag?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  /// The text of a key in the language of the environment, without its traits.
  public func localized(_ key: LocalizedStringKey) -> String { key.localized(by: localizer) }
}
