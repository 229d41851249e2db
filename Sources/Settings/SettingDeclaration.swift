/// A setting as the application knows it: its name, its default, and which texts are fit for it.
///
/// Types, ranges and clamping belong to whoever declares; here a value is a text and the answer whether it will do.
///
/// ```swift
/// SettingDeclaration(
///   id: "oven.temperature", comment: ["30 to 250 °C, default 180"], defaultText: "180",
///   check: { Int($0).map((30...250).contains) == true ? nil : "must be a whole number from 30 to 250" })
/// ```
public struct SettingDeclaration: Sendable {
  /// The group, a dot and the key: "oven.temperature" is the key "temperature" of the group "oven".
  ///
  /// The group is everything before the last dot; a name without a dot belongs to the group "panel".
  public var id: String
  /// The lines written above the key when it is first written: range, default, unit.
  public var comment: [String]
  /// The value that holds while the file says nothing.
  public var defaultText: String
  /// What is wrong with a text and what to do, such as "must be a whole number from 30 to 250"; `nil` if it will do.
  public var check: @Sendable (String) -> String?

  /// A setting that takes any text unless `check` objects.
  public init(
    id: String, comment: [String] = [], defaultText: String,
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.id = id
    self.comment = comment
    self.defaultText = defaultText
    self.check = check
  }
}
