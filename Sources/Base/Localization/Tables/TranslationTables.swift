import Synchronization

/// The tables of an application that have been read, in the languages that were asked for.
final class TranslationTables: Sendable {
  /// The name of a table, and the folder of the bundle that it belongs to; `nil` for the program's own.
  struct Name: Hashable, Sendable {
    let table: String
    let folder: String?
  }

  private struct Key: Hashable {
    let name: Name
    let language: LanguageTag?
  }

  private struct State {
    /// The language of the panel.
    var shown: LanguageTag?
    /// A table that no folder has is here as well, so that it is looked for once.
    var tables: [Key: TableReading] = [:]
    var reported: Set<String> = []

    /// Whether a fault is to be reported: each is once.
    mutating func isNew(_ fault: TableError) -> Bool {
      reported.count < LocalizationLimits.tables && reported.insert(fault.description).inserted
    }

    /// Makes room for more tables. It forgets those of other languages first, then those of the language of the panel.
    mutating func makeRoom(for count: Int) {
      if tables.count + count <= LocalizationLimits.tables { return }
      tables = tables.filter { $0.key.language == shown }
      if tables.count + count > LocalizationLimits.tables { tables = [:] }
    }
  }

  /// The tables of a panel without translations.
  static let none = TranslationTables(folders: TranslationFolders([])) { _ in }

  private let folders: TranslationFolders
  private let report: @Sendable (TableError) -> Void
  private let state: Mutex<State>

  init(folders: TranslationFolders, shown: LanguageTag? = nil, report: @escaping (TableError) -> Void) {
    self.folders = folders
    state = Mutex(State(shown: shown))
    // Safe: it is called on the threads that look up strings, and the documentation of `Localizer` asks for a closure
    // that allows that.
    nonisolated(unsafe) let report = report
    self.report = { report($0) }
  }

  /// Returns a table; `nil` if there is none, or it cannot be used. It is read at the first call.
  func table(_ name: String, _ language: LanguageTag?, _ folder: String?) -> StringTable? {
    if folders.paths.isEmpty, folder == nil { return nil }
    let key = Key(name: Name(table: name, folder: folder), language: language)
    if let known = state.withLock({ $0.tables[key] }) { return known.table }
    let reading = read(key)
    let fault = state.withLock { state in
      state.makeRoom(for: 1)
      state.tables[key] = reading
      return reading.fault.flatMap { state.isNew($0) ? $0 : nil }
    }
    if let fault { report(fault) }
    return reading.table
  }

  /// The names of the tables in which a string was looked up in a language.
  func names(in language: LanguageTag?) -> Set<Name> {
    state.withLock { state in Set(state.tables.keys.lazy.filter { $0.language == language }.map(\.name)) }
  }

  /// Reads tables in a language, without using them yet. It waits for the disk, on any thread.
  ///
  /// First it forgets the tables of all languages but this one, the language of the panel, and others that are kept. It
  /// does so here because large tables take time to free.
  func read(_ names: Set<Name>, in language: LanguageTag?, keeping others: Set<LanguageTag?>) -> [Name: TableReading] {
    forget { $0 != language && !others.contains($0) }
    var readings: [Name: TableReading] = [:]
    for name in names { readings[name] = read(Key(name: name, language: language)) }
    return readings
  }

  /// Uses the tables of a language that have been read, and reports the faults of their files.
  ///
  /// - Parameter isShown: Whether the panel shows that language from now on.
  func use(_ readings: [Name: TableReading], in language: LanguageTag?, isShown: Bool) {
    let faults = state.withLock { state in
      if isShown { state.shown = language }
      state.makeRoom(for: readings.count)
      for (name, reading) in readings { state.tables[Key(name: name, language: language)] = reading }
      return readings.values.compactMap(\.fault).filter { state.isNew($0) }
    }
    for fault in faults.sorted(by: { $0.file < $1.file }) { report(fault) }
  }

  private func forget(_ isOutOfUse: (LanguageTag?) -> Bool) {
    // The mutex is free again while the tables are freed.
    _ = state.withLock { state in
      let all = state.tables
      state.tables = all.filter { [shown = state.shown] in $0.key.language == shown || !isOutOfUse($0.key.language) }
      return all
    }
  }

  private func read(_ key: Key) -> TableReading {
    let (former, others) = state.withLock { ($0.tables[key], Array($0.tables.values)) }
    let folders = key.name.folder.map { TranslationFolders([$0]) } ?? folders
    return folders.read(key.name.table, in: key.language, after: former, others)
  }
}
