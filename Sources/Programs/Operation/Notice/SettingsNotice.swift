import Looks
import Runtime

/// The environment key of ``EnvironmentValues/settingsNotice``.
private enum SettingsNoticeKey: EnvironmentKey { static var defaultValue: LocalizedStringKey? { nil } }

extension EnvironmentValues {
  /// A short description of a problem with the settings files; `nil` if there is none.
  public var settingsNotice: LocalizedStringKey? {
    get { self[SettingsNoticeKey.self] }
    set { self[SettingsNoticeKey.self] = newValue }
  }
}
