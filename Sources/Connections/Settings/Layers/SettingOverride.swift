/// A value that overrides all files.
public struct SettingOverride: Hashable, Sendable {
  /// The group, a dot and the key, such as `oven.temperature`.
  public var id: String
  /// The value as it would be written in a file, without quotation marks.
  public var text: String
  /// The source for messages: `--set`, or the name of an environment variable.
  public var source: String

  /// Creates an override from its parts.
  public init(_ id: String, _ text: String, from source: String) {
    self.id = id
    self.text = text
    self.source = source
  }

  /// Parses `id=text`; `nil` if there is no equals sign or no ID.
  public init?(assignment: String, from source: String) {
    guard let equals = assignment.firstIndex(of: "="), equals > assignment.startIndex else { return nil }
    self.init(String(assignment[..<equals]), String(assignment[assignment.index(after: equals)...]), from: source)
  }
}
