/// A setting's text that holds in place of what the files say.
public struct SettingOverride: Hashable, Sendable {
  /// The name of the setting.
  public var id: String
  /// The text.
  public var text: String
  /// Who says so, for messages: "--set", or the name of an environment variable.
  public var source: String

  /// A text for a setting.
  public init(_ id: String, _ text: String, from source: String) {
    self.id = id
    self.text = text
    self.source = source
  }

  /// Takes "name=text" apart; `nil` if there is no equals sign or no name.
  public init?(assignment: String, from source: String) {
    guard let equals = assignment.firstIndex(of: "="), equals > assignment.startIndex else { return nil }
    self.init(String(assignment[..<equals]), String(assignment[assignment.index(after: equals)...]), from: source)
  }
}
