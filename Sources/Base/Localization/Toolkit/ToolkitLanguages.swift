/// The languages that the toolkit speaks, by their tags and by the names that those who speak them know.
package enum ToolkitLanguages {
  /// The tags, such as `de`.
  package static var tags: [String] { ToolkitWords.languages }

  /// The language's own name for itself; the tag for a language that the toolkit does not speak.
  package static func name(of tag: String) -> String { ToolkitWords.name(of: tag) ?? tag }
}
