import Glibc
import Machine

/// The folders with an application's translations.
///
/// A table `Localizable` is the file `Localizable.xcstrings` or, of gettext, the file `de/LC_MESSAGES/Localizable.mo` of
/// each language.
public struct TranslationFolders: Hashable, Sendable {
  /// The folders in the order of the search.
  public let paths: [String]

  /// The table of texts that name no other.
  public static let standardTable = "Localizable"
  /// The table in which an application may replace translations of the toolkit's own words.
  public static let toolkitTable = "Faceplate"

  /// Creates a list of folders; they need not exist.
  public init(_ paths: [String]) { self.paths = paths }

  /// The folder `Localizations` beside the running program, and the program's own resource folders.
  public static let ofProgram = TranslationFolders(
    ProgramFolder.path.map { [$0 + "/Localizations"] + ProgramFolder.resourcePaths } ?? [])

  /// The files of all tables: their paths and the names of the tables.
  public var files: [(path: String, table: String)] {
    paths.flatMap { folder in
      FolderContents.paths(in: folder, ending: [".xcstrings"])
        + FolderContents.paths(in: folder).flatMap { FolderContents.paths(in: $0 + "/LC_MESSAGES", ending: [".mo"]) }
    }.map { path in
      let name = path.split(separator: "/").last ?? ""
      return (path, String(name.prefix(name.count - (name.hasSuffix(".mo") ? 3 : 10))))
    }
  }

  /// Finds a table in a language, and reads it with its source language unless that version of its file has been read.
  ///
  /// - Parameters:
  ///   - former: The table in that language as it was read before; `nil` if it was not.
  ///   - others: Tables that were read before. The strings of a catalog are shared with those in other languages.
  func read(
    _ name: String, in language: LanguageTag?, after former: TableReading? = nil, _ others: [TableReading] = []
  ) -> TableReading {
    guard let file = file(of: name, in: language) else { return TableReading() }
    if let former, former.file == file, file.version != nil { return former }
    var reading = TableReading(file: file)
    do throws(TableError) {
      reading.table = try Self.table(of: file, in: language, others)
    } catch {
      reading.fault = error
    }
    return reading
  }

  /// The file of a table; `nil` if no folder has one.
  private func file(of name: String, in language: LanguageTag?) -> TableFile? {
    guard !name.contains("/") else { return nil }
    for folder in paths {
      if let catalog = TableFile("\(folder)/\(name).xcstrings") { return catalog }
      guard let language, let place = Self.gettextFolder(in: folder, language, name) else { continue }
      if let file = TableFile(place.path, language: place.language) { return file }
    }
    return nil
  }

  private static func table(
    of file: TableFile, in language: LanguageTag?, _ others: [TableReading]
  ) throws(TableError) -> StringTable? {
    guard let bytes = try contents(of: file.path) else { return nil }
    guard let own = file.language else {
      let layers = others.filter { $0.file == file && file.version != nil }.flatMap { $0.table?.layers ?? [] }
      return try StringCatalog(bytes, file: file.path).table(for: language, sharing: layers)
    }
    let strings = try GettextFile(bytes, file: file.path)
    let rule = PluralRule(own) ?? .english
    return StringTable(layers: [.init(rule: rule, expression: strings.expression, strings: strings.strings)])
  }

  private static func gettextFolder(
    in folder: String, _ language: LanguageTag, _ name: String
  ) -> (path: String, language: LanguageTag)? {
    let found = FolderContents.paths(in: folder).compactMap { place in
      let path = "\(place)/LC_MESSAGES/\(name).mo"
      guard access(path, F_OK) == 0 else { return nil as (path: String, language: LanguageTag)? }
      return LanguageTag(FilePath.name(of: place)).map { (path, $0) }
    }
    guard let best = language.best(of: found.map(\.language)) else { return nil }
    return found.first { $0.language == best }
  }

  /// The bytes of a file; `nil` if there is none. A pipe is not waited for, even if it takes the place of the file just now.
  static func contents(of path: String) throws(TableError) -> [UInt8]? {
    let unreadable = TableError(path, "", "the file cannot be read", "make it a regular file that the panel may read")
    guard let file = Descriptor.ofRegularFile(path), let status = file.status else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable
    }
    guard status.st_size <= LocalizationLimits.fileBytes else {
      throw TableError(
        path, "", "the file has more than \(LocalizationLimits.fileBytes >> 20) MiB", "divide it into several tables")
    }
    guard let bytes = file.read(atMost: Int(status.st_size)) else { throw unreadable }
    return bytes
  }
}
