/// A change of a file: a setting to write or to remove.
public struct SettingEdit: Hashable, Sendable {
  /// The group, a dot and the key, such as `oven.temperature`.
  public var id: String
  /// The new text, which is valid; `nil` removes the setting from the file.
  public var text: String?
  /// The comment lines for a setting that the file does not contain yet.
  public var comment: [String]
  /// Whether the change is on trial until a person keeps it; the file then notes the former value.
  public var isOnTrial: Bool

  /// Creates an edit of a declared setting.
  ///
  /// - Parameters:
  ///   - file: the path that the problem names.
  ///   - isOnTrial: whether the change is on trial until a person keeps it.
  public init(
    _ declaration: SettingDeclaration, to text: String?, in file: String, isOnTrial: Bool = false
  ) throws(SettingsProblem) {
    if let text, let fault = declaration.check(text) {
      throw SettingsProblem(
        file: file, what: "\(declaration.id) cannot become \(declaration.quote(text))",
        fix: "\(fault); nothing was written")
    }
    (id, comment, self.text, self.isOnTrial) = (declaration.id, declaration.comment, text, isOnTrial)
  }
}
