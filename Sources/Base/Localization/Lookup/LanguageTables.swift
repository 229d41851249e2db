/// The tables of an application in another language than the one that is shown, to be read on a thread.
///
///     let tables = localizer.tables(in: language)
///     _ = DetachedThread.start { mailbox.post(tables.read()) }  // and then, on the main thread:
///     let next = localizer.localizer(with: read)
package struct LanguageTables: Sendable {
  /// The tables after they have been read.
  package struct Read: Sendable {
    /// Their language; `nil` for none.
    package let language: LanguageTag?
    let readings: [TranslationTables.Name: TableReading]

    /// Whether all tables of an order have been read.
    package func contains(_ tables: LanguageTables) -> Bool { tables.names.allSatisfy { readings[$0] != nil } }
  }

  /// The language; `nil` for none.
  package let language: LanguageTag?
  let names: Set<TranslationTables.Name>
  let tables: TranslationTables
  let siblings: LocalizerCache?

  /// Reads the files, unless they have been read in this language and are the same as then. The thread that calls waits
  /// for the disk.
  ///
  /// In memory stay the tables of this language, of the language of the panel, and of those in which parts of the panel
  /// have been shown.
  package func read() -> Read {
    Read(language: language, readings: tables.read(names, in: language, keeping: siblings?.languages ?? []))
  }
}

extension Localizer {
  /// The tables that this localizer has used, in another language, with the standard table and the toolkit's; `nil` for
  /// a panel without translations.
  package func tables(in language: LanguageTag?) -> LanguageTables? {
    guard let tables else { return nil }
    let usual = [TranslationFolders.standardTable, TranslationFolders.toolkitTable].map {
      TranslationTables.Name(table: $0, folder: nil)
    }
    return LanguageTables(
      language: language, names: tables.names(in: tag).union(usual), tables: tables, siblings: siblings)
  }

  /// Returns the localizer of a language whose tables have been read, which the panel shows from now on. No look-up in
  /// these tables waits for the disk. Faults of the files are reported here, on the thread that calls.
  package func localizer(with read: LanguageTables.Read) -> Localizer {
    tables?.use(read.readings, in: read.language, isShown: true)
    return Localizer(tag: read.language, tables: tables, siblings: siblings)
  }

  /// Keeps the tables of a language that is not shown, for the next time that it is asked for.
  package func keep(_ read: LanguageTables.Read) { tables?.use(read.readings, in: read.language, isShown: false) }
}
