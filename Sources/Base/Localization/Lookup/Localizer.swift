import Synchronization
import Values

// Safe: the properties never change, and `tables` guards with a mutex what it reads later. `ToolkitWords` lies in
// constant memory.
/// The language of a part of the panel: what is shown in place of a key, and how numbers are written.
///
/// It is immutable, but for the tables that it reads when the first string is looked up in them.
public final class Localizer: @unchecked Sendable {
  /// No language, and no translations: every key stands for itself.
  public static let standard = Localizer(tag: nil, tables: nil, siblings: nil)

  /// The language; `nil` if none was chosen.
  public let tag: LanguageTag?
  /// The BCP 47 tag as a text.
  public let languageCode: String?
  /// The conventions by which the language writes numbers; those of the C locale if no language was chosen.
  public let conventions: NumberConventions
  private let rule: PluralRule
  private let words: ToolkitWords?
  let tables: TranslationTables?
  /// The localizers of other languages with the same tables; `nil` for those of a panel without translations.
  let siblings: LocalizerCache?
  /// Translations that go before those of the tables, by language and key.
  private let own: [LanguageTag: [String: String]]

  /// The language of the running panel, for strings that are made outside of any view.
  public static var current: Localizer {
    get { running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }

  private static let running = Mutex(Localizer.standard)

  /// Creates the localizer of a language.
  ///
  /// - Parameters:
  ///   - tag: The language; `nil` for none.
  ///   - folders: The folders with the application's translations.
  ///   - report: Receives an error of a file once, when it is first read, on the thread that looks up the string.
  public convenience init(
    _ tag: LanguageTag?, folders: TranslationFolders = TranslationFolders([]),
    report: @escaping (TableError) -> Void = { _ in }
  ) {
    let hasTables = !folders.paths.isEmpty
    self.init(
      tag: tag, tables: hasTables ? TranslationTables(folders: folders, shown: tag, report: report) : nil,
      siblings: hasTables ? LocalizerCache() : nil)
  }

  init(
    tag: LanguageTag?, tables: TranslationTables?, siblings: LocalizerCache?, own: [LanguageTag: [String: String]] = [:]
  ) {
    (self.tag, self.tables, self.siblings, self.own, languageCode) = (tag, tables, siblings, own, tag?.text)
    conventions = tag?.numberConventions ?? .posix
    rule = tag.flatMap { PluralRule($0) } ?? .english
    words = tag.flatMap { ToolkitWords($0) }
  }

  /// Returns the localizer of another language with the same translations. For one language it is always the same
  /// object.
  ///
  /// - Parameter identifier: The name of a locale, such as `de_AT`; `nil` or unknown for no language.
  public func localizer(for identifier: String?) -> Localizer {
    let tag = identifier.flatMap { LanguageTag($0) }
    if tag == self.tag { return self }
    if !own.isEmpty { return Localizer(tag: tag, tables: tables, siblings: siblings, own: own) }
    return (siblings ?? .withoutTables).localizer(for: tag) {
      Localizer(tag: tag, tables: tables ?? TranslationTables.none, siblings: siblings)
    }
  }

  /// Returns the localizer of the same language with more translations, which go before those of the tables.
  ///
  /// - Parameter strings: The translations by language and key. A key has `%@` and so on in the places of its arguments, and
  ///   a translation may have them in another order, such as `%2$@`.
  public func adding(_ strings: [LanguageTag: [String: String]]) -> Localizer {
    Localizer(tag: tag, tables: tables, siblings: siblings, own: strings)
  }

  /// Returns the translation of an application's key; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - key: The key, with `%@`, `%lld` and so on in the places of its arguments.
  ///   - arguments: The numbers among the arguments; `nil` for arguments that are no numbers.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - folder: The folder of a bundle; `nil` for the program's own.
  public func message(
    for key: String, _ arguments: [PluralOperands?], table: String? = nil, folder: String? = nil
  ) -> Message? {
    if table == nil, folder == nil, let language = tag?.best(of: own.keys), let text = own[language]?[key] {
      return arguments.isEmpty ? Message(parts: [.literal(text)]) : Message(text)
    }
    guard let tables else { return nil }
    let name = table ?? TranslationFolders.standardTable
    if let found = tables.table(name, tag, folder)?.message(for: key, arguments) { return found }
    // A gettext file may hold several tables as contexts.
    guard let table else { return nil }
    return tables.table(TranslationFolders.standardTable, tag, folder)?.message(for: "\(table)\u{4}\(key)", arguments)
  }

  /// Returns one of the toolkit's own words in this language; `nil` to show it in English, as the key says it.
  ///
  /// An application's table `Faceplate` goes before the toolkit's own translations.
  public func toolkitMessage(for key: String, _ arguments: [PluralOperands?]) -> Message? {
    if let tables, let found = tables.table(TranslationFolders.toolkitTable, tag, nil)?.message(for: key, arguments) {
      return found
    }
    guard let text = words?.text(of: key) else { return nil }
    return arguments.isEmpty ? Message(parts: [.literal(text)]) : Message(text)
  }

  /// Whether every key stands for itself.
  public var isTrivial: Bool { tables == nil && words == nil && own.isEmpty }
}
