/// The declaration of a setting: its ID, default and validity check.
///
/// Types, ranges and clamping are up to the declaring code; here a value is a text that is valid or not.
///
/// ```swift
/// SettingDeclaration(
///   id: "oven.temperature", comment: ["30 to 250 °C, default 180"], defaultText: "180",
///   check: { Int($0).map((30...250).contains) == true ? nil : "must be a whole number from 30 to 250" })
/// ```
public struct SettingDeclaration: Sendable {
  /// The group, a dot and the key: `oven.temperature` is the key `temperature` of the group `oven`.
  ///
  /// The group is everything before the last dot. An ID without a dot belongs to the group `panel`.
  public var id: String
  /// The comment lines written above the key when it is first written, such as range, default and unit.
  public var comment: [String]
  /// The value while no file contains the setting.
  public var defaultText: String
  /// Whether only the person at the panel may see the value: no message quotes it.
  public var isPrivate: Bool
  /// Returns what is wrong with a text and what is valid, such as “must be a whole number from 30 to 250”; `nil` for
  /// a valid text.
  public var check: @Sendable (String) -> String?

  /// Creates a declaration. Without `check`, every text is valid.
  public init(
    id: String, comment: [String] = [], defaultText: String, isPrivate: Bool = false,
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.id = id
    self.comment = comment
    self.defaultText = defaultText
    self.isPrivate = isPrivate
    self.check = check
  }

  /// The comment above a key: its valid texts and its default, unless that is empty.
  package static func comment(_ description: String, _ defaultText: String) -> String {
    defaultText.isEmpty ? description : "\(description); default \(defaultText)"
  }

  /// The text as a message shows it: quoted, unless it is private.
  func quote(_ text: String) -> String { isPrivate ? "a private text" : text.quoted }
}
