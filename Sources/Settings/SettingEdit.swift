/// A setting that is to be written to a file, or taken out of it.
public struct SettingEdit: Hashable, Sendable {
  /// The name of the setting.
  public var id: String
  /// The new text, good by its check; `nil` takes the setting out of the file.
  public var text: String?
  /// The lines that stand above the setting when it is first written.
  public var comment: [String]
  /// Whether somebody still has to keep the change: the file then notes what the setting was before.
  public var isOnTrial: Bool

  /// An edit of a declared setting. Throws if the text is no good.
  ///
  /// - Parameters:
  ///   - file: the path that the problem names.
  ///   - isOnTrial: whether somebody still has to keep the change.
  public init(
    _ declaration: SettingDeclaration, to text: String?, in file: String, isOnTrial: Bool = false
  ) throws(SettingsProblem) {
    if let text, let fault = declaration.check(text) {
      throw SettingsProblem(
        file: file, what: "\(declaration.id) cannot become \(text.quoted)", fix: "\(fault); nothing was written")
    }
    (id, comment, self.text, self.isOnTrial) = (declaration.id, declaration.comment, text, isOnTrial)
  }
}
