/// Where the value of a setting comes from.
public enum SettingOrigin: Hashable, Sendable, CustomStringConvertible {
  /// From the application: no file says anything.
  case application
  /// From a line of a file, counted from 1.
  case file(String, line: Int)
  /// From the command line or the environment, named as a person would name it.
  case override(String)

  /// "default", "file:line", or what overrides.
  public var description: String {
    switch self {
    case .application: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .override(let name): name
    }
  }
}
