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
      FileSearch.matches(of: folder + "/*.xcstrings") + FileSearch.matches(of: folder + "/*/LC_MESSAGES/*.mo")
    }.map { path in
      let name = path.split(separator: "/").last ?? ""
      return (path, String(name.prefix(name.count - (name.hasSuffix(".mo") ? 3 : 10))))
    }
  }

  /// Reads a table in a language, and its source language; `nil` if no folder has it.
  ///
  /// - Throws: ``TableError`` if a file exists and cannot be used.
  func table(named name: String, in language: LanguageTag?) throws(TableError) -> StringTable? {
    guard !name.contains("/") else { return nil }
    for folder in paths {
      if let bytes = try Self.contents(of: "\(folder)/\(name).xcstrings") {
        return try StringCatalog(bytes, file: "\(folder)/\(name).xcstrings").table(for: language)
      }
      guard let language, let place = Self.gettextFolder(in: folder, language, name),
        let bytes = try Self.contents(of: place.path)
      else { continue }
      let file = try GettextFile(bytes, file: place.path)
      let rule = PluralRule(place.language) ?? .english
      return StringTable(layers: [.init(rule: rule, expression: file.expression, strings: file.strings)])
    }
    return nil
  }

  private static func gettextFolder(
    in folder: String, _ language: LanguageTag, _ name: String
  ) -> (path: String, language: LanguageTag)? {
    let found = FileSearch.matches(of: "\(folder)/*/LC_MESSAGES/\(name).mo").compactMap { path in
      path.split(separator: "/").dropLast(2).last.flatMap { LanguageTag(String($0)) }.map { (path, $0) }
    }
    guard let best = language.best(of: found.map(\.1)) else { return nil }
    return found.first { $0.1 == best }
  }

  /// The bytes of a file; `nil` if there is none.
  static func contents(of path: String) throws(TableError) -> [UInt8]? {
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "r") else {
      throw TableError(path, "", "the file cannot be read", "make it a regular file that the panel may read")
    }
    defer { fclose(file) }
    guard status.st_size <= LocalizationLimits.fileBytes else {
      throw TableError(
        path, "", "the file has more than \(LocalizationLimits.fileBytes >> 20) MiB", "divide it into several tables")
    }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = buffer.isEmpty ? 0 : fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }
}
