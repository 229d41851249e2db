/// What a settings file holds at one moment.
enum FileContents: Equatable, Sendable {
  case missing
  case document(SettingsDocument)
  /// It is there, and cannot be read: nobody knows what it says.
  case unreadable(SettingsProblem)
}
