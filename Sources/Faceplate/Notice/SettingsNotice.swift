private enum SettingsNoticeKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// What is wrong with the settings files, in a few words; `nil` while all is well.
  public var settingsNotice: String? {
    get { self[SettingsNoticeKey.self] }
    set { self[SettingsNoticeKey.self] = newValue }
  }
}
