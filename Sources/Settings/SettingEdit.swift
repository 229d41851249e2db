/// A setting that is to be written to a file, or taken out of it.
public struct SettingEdit: Hashable, Sendable {
  /// The name of the setting.
  public var id: String
  /// The new text, good by its check; `nil` takes the setting out of the file.
  public var text: String?
  /// The lines that stand above the setting when it is first written.
  public var comment: [String]

  /// An edit of a declared setting. Throws if the text is no good.
  ///
  /// - Parameter file: the path that the problem names.
  public init(_ declaration: SettingDeclaration, to text: String?, in file: String) throws(SettingsProblem) {
    if let text, let fault = declaration.check(text) {
      throw SettingsProblem(
        file: file, what: "\(declaration.id) cannot become \(text.quoted)", fix: "\(fault); nothing was written")
    }
    (id, comment, self.text) = (declaration.id, declaration.comment, text)
  }
}
