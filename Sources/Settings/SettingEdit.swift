/// A change of a file: a setting to write or to remove.
public struct SettingEdit: Hashable, Sendable {
  /// The ID of the setting.
  public var id: String
  /// The new text, which is valid; `nil` removes the setting from the file.
  public var text: String?
  /// The comment lines for a setting that the file does not contain yet.
  public var comment: [String]

  /// Creates an edit of a declared setting.
  ///
  /// - Parameters:
  ///   - declaration: The setting.
  ///   - text: The new text; `nil` removes the setting.
  ///   - file: The path for the error message.
  /// - Throws: ``SettingsProblem`` if the text is not valid.
  public init(_ declaration: SettingDeclaration, to text: String?, in file: String) throws(SettingsProblem) {
    if let text, let fault = declaration.check(text) {
      throw SettingsProblem(
        file: file, what: "\(declaration.id) cannot become \(text.quoted)", fix: "\(fault); nothing was written")
    }
    (id, comment, self.text) = (declaration.id, declaration.comment, text)
  }
}
