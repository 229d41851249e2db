/// The strings of a table that a language lacks.
public struct TranslationGap: Equatable, Sendable, CustomStringConvertible {
  /// The path of the catalog, or of gettext's file of the language.
  public let file: String
  /// The language as the catalog or the folder names it.
  public let language: String
  /// The keys without a translation, in alphabetical order.
  public let keys: [String]
  /// The number of strings that shall be translated.
  public let total: Int

  /// The number of keys that the description names.
  private static let named = 12

  /// The language, the number of strings, and the first of them. A context of gettext is in parentheses.
  public var description: String {
    let names = keys.prefix(Self.named).map(Self.quoted).joined(separator: ", ")
    let rest = keys.count > Self.named ? " and \(keys.count - Self.named) more" : ""
    return "\(file): \(language) lacks \(keys.count) of \(total) strings: \(names)\(rest)"
  }

  private static func quoted(_ key: String) -> String {
    let parts = key.split(separator: GettextFile.contextEnd, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 1 ? "“\(key)”" : "“\(parts[1])” (\(parts[0]))"
  }

  /// The gaps of gettext's files of one table: what each language lacks of the strings that another has. A file of
  /// gettext has no strings but those that are translated.
  ///
  /// - Parameters:
  ///   - paths: The files of the table, one for each language.
  ///   - report: Receives the mistake of a file that cannot be used. The other files are compared all the same.
  public static func gaps(ofGettextFiles paths: [String], report: (TableError) -> Void) -> [TranslationGap] {
    var tables: [(path: String, keys: Set<String>)] = []
    for path in paths {
      do throws(TableError) {
        guard let bytes = try TranslationFolders.contents(of: path) else { continue }
        tables.append((path, Set(try GettextFile(bytes, file: path).strings.keys)))
      } catch {
        report(error)
      }
    }
    let all = tables.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    return tables.compactMap { path, keys in
      let missing = all.subtracting(keys).sorted()
      let language = path.split(separator: "/").dropLast(2).last.map(String.init) ?? ""
      return missing.isEmpty ? nil : TranslationGap(file: path, language: language, keys: missing, total: all.count)
    }
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
