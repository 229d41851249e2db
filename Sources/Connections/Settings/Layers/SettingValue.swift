/// The value of a setting as text, with its origin.
public struct SettingValue: Hashable, Sendable {
  /// The text, which has passed the setting's check.
  public var text: String
  /// The file or option that the value comes from.
  public var origin: SettingOrigin

  /// Creates a value from its parts.
  public init(_ text: String, from origin: SettingOrigin) {
    self.text = text
    self.origin = origin
  }
}
