import Synchronization

/// The tables of an application that have been read, in the languages that were asked for.
final class TranslationTables: Sendable {
  private struct Key: Hashable {
    let table: String
    let language: LanguageTag?
    let folder: String?
  }

  private struct State {
    /// A table that no folder has is `nil`, so that it is looked for once.
    var tables: [Key: StringTable?] = [:]
    var reported: Set<String> = []
  }

  /// The tables of a panel without translations.
  static let none = TranslationTables(folders: TranslationFolders([])) { _ in }

  private let folders: TranslationFolders
  private let report: @Sendable (TableError) -> Void
  private let state = Mutex(State())

  init(folders: TranslationFolders, report: @escaping (TableError) -> Void) {
    self.folders = folders
    // Safe: it is called on the threads that look up strings, and the documentation of `Localizer` asks for a closure
    // that allows that.
    nonisolated(unsafe) let report = report
    self.report = { report($0) }
  }

  /// Returns a table; `nil` if there is none, or it cannot be used. It is read at the first call.
  func table(_ name: String, _ language: LanguageTag?, _ folder: String?) -> StringTable? {
    if folders.paths.isEmpty, folder == nil { return nil }
    let key = Key(table: name, language: language, folder: folder)
    if let known = state.withLock({ $0.tables[key] }) { return known }
    var (table, fault): (StringTable?, TableError?)
    do throws(TableError) {
      table = try (folder.map { TranslationFolders([$0]) } ?? folders).table(named: name, in: language)
    } catch {
      fault = error
    }
    let isNew = state.withLock { state in
      if state.tables.count >= LocalizationLimits.tables { state.tables = [:] }
      state.tables[key] = .some(table)
      return fault.map {
        state.reported.count < LocalizationLimits.tables && state.reported.insert($0.description).inserted
      }
    }
    if let fault, isNew == true { report(fault) }
    return table
  }
}
