/// The strings of a String Catalog that a language lacks.
public struct TranslationGap: Equatable, Sendable, CustomStringConvertible {
  /// The path of the catalog.
  public let file: String
  /// The language as the catalog names it.
  public let language: String
  /// The keys without a translation, in alphabetical order.
  public let keys: [String]
  /// The number of strings that shall be translated.
  public let total: Int

  /// The number of keys that the description names.
  private static let named = 12

  /// The language, the number of strings, and the first of them.
  public var description: String {
    let names = keys.prefix(Self.named).map { "“\($0)”" }.joined(separator: ", ")
    let rest = keys.count > Self.named ? " and \(keys.count - Self.named) more" : ""
    return "\(file): \(language) lacks \(keys.count) of \(total) strings: \(names)\(rest)"
  }

  /// The gaps of all languages of a catalog, also of languages that lack nothing but are named in it.
  ///
  /// - Throws: ``TableError`` if the file cannot be used.
  public static func gaps(ofCatalog path: String) throws(TableError) -> [TranslationGap] {
    guard let bytes = try TranslationFolders.contents(of: path) else { return [] }
    let catalog = try StringCatalog(bytes, file: path)
    var gaps: [TranslationGap] = []
    for language in catalog.languages {
      // Reading the table finds mistakes in its strings.
      _ = try LanguageTag(language).map { tag throws(TableError) in try catalog.table(for: tag) }
      let keys = catalog.missingKeys(in: language)
      if !keys.isEmpty {
        gaps.append(TranslationGap(file: path, language: language, keys: keys, total: catalog.translatableCount))
      }
    }
    return gaps
  }
}
