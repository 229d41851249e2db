/// A setting's text, and where it comes from.
public struct SettingValue: Hashable, Sendable {
  /// The text, good by its check.
  public var text: String
  /// Where it comes from.
  public var origin: SettingOrigin

  /// A value from its parts.
  public init(_ text: String, from origin: SettingOrigin) {
    self.text = text
    self.origin = origin
  }
}
