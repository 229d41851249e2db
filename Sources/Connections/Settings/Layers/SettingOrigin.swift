/// The origin of a setting's value.
public enum SettingOrigin: Hashable, Sendable, CustomStringConvertible {
  /// The application's default; no file sets the value.
  case application
  /// A line of a file, counted from 1.
  case file(String, line: Int)
  /// The command line or the environment, by the name that messages use.
  case override(String)

  /// The text `default`, `file:line`, or the name of the override.
  public var description: String {
    switch self {
    case .application: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .override(let name): name
    }
  }
}
