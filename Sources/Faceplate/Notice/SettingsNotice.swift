/// The environment key of ``EnvironmentValues/settingsNotice``.
private enum SettingsNoticeKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// A short description of a problem with the settings files; `nil` if there is none.
  public var settingsNotice: String? {
    get { self[SettingsNoticeKey.self] }
    set { self[SettingsNoticeKey.self] = newValue }
  }
}
