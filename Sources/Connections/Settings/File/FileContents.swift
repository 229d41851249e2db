/// The contents of a settings file at one moment.
enum FileContents: Equatable, Sendable {
  case missing
  case document(SettingsDocument)
  /// The file exists but cannot be read, so its contents are unknown.
  case unreadable(SettingsProblem)
}
