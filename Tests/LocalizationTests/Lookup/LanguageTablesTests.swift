import Glibc
import Machine
import Testing

@testable import Localization

@Suite("Tables that are read for the next language")
struct LanguageTablesTests {
  /// A folder with String Catalogs, which is removed at the end.
  private final class Catalogs {
    let path: String
    private var names: Set<String> = []
    var folders: TranslationFolders { TranslationFolders([path]) }

    init() throws {
      var template = Array("/tmp/faceplate-tables-XXXXXX".utf8CString)
      path = String(cString: mkdtemp(&template))
      try write("Localizable", "Stop", ["de": "Halt", "fr": "Arrêt", "pl": "Stój", "en": "Stop!"])
      try write("Errors", "Door", ["de": "Tür", "fr": "Porte", "pl": "Drzwi"])
    }

    func file(_ name: String) -> String { "\(path)/\(name).xcstrings" }

    func write(_ name: String, _ key: String, _ texts: [String: String]) throws {
      let localizations = texts.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"# }
      try write(
        name,
        #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}}}"#)
    }

    func write(_ name: String, _ text: String) throws {
      let file = try #require(fopen(file(name), "w"))
      defer { fclose(file) }
      fputs(text, file)
      names.insert(name)
    }

    func remove(_ name: String) {
      unlink(file(name))
      names.remove(name)
    }

    deinit {
      for name in names { unlink(file(name)) }
      rmdir(path)
    }
  }

  private func text(_ key: String, _ localizer: Localizer, table: String? = nil) -> String? {
    localizer.message(for: key, [], table: table)?.parts.firstText
  }

  private func localizer(after former: Localizer, in language: String) throws -> Localizer {
    former.localizer(with: try #require(former.tables(in: LanguageTag(language))).read())
  }

  @Test("A pipe that takes the place of a file while the tables are read is not waited for")
  func pipe() throws {
    let catalogs = try Catalogs()
    let file = catalogs.file("Localizable")
    let (names, next) = (["pipe", "plain"].map { catalogs.path + "/" + $0 }, catalogs.path + "/next")
    defer { for name in names + [next] { unlink(name) } }
    #expect(mkfifo(names[0], 0o600) == 0 && link(file, names[1]) == 0)
    let ended = Ended()
    try #require(
      DetachedThread.start {
        for _ in 0..<100_000 { _ = try? TranslationFolders.contents(of: file) }
        ended.bell.ring()
      })
    // The pipe and the file take the place of each other at once.
    var round = 0
    while !ended.bell.wait(until: MonotonicTime.now()), round < 300_000 {
      if link(names[round % 2], next) == 0 { rename(next, file) }
      round += 1
    }
    let hasEnded = ended.bell.wait(until: MonotonicTime.now() + .seconds(10))
    #expect(hasEnded)
  }

  private final class Ended: Sendable {
    let bell = Bell()
  }

  @Test("The standard table and those that the last language has used are read, and then no look-up needs the disk")
  func read() throws {
    let catalogs = try Catalogs()
    let german = Localizer(LanguageTag("de"), folders: catalogs.folders)
    #expect(text("Door", german, table: "Errors") == "Tür")
    let read = try #require(german.tables(in: LanguageTag("fr"))).read()
    for name in ["Localizable", "Errors"] { catalogs.remove(name) }
    let french = german.localizer(with: read)
    #expect(french.languageCode == "fr")
    #expect(text("Stop", french) == "Arrêt" && text("Door", french, table: "Errors") == "Porte")
    #expect(text("Door", german, table: "Errors") == "Tür", "the tables of before are there as long as they are shown")
  }

  @Test("A panel without translations has no tables to read")
  func none() { #expect(Localizer(LanguageTag("de")).tables(in: LanguageTag("fr")) == nil) }

  @Test("A table that was used after the order is missing in its result")
  func missing() throws {
    let catalogs = try Catalogs()
    let german = Localizer(LanguageTag("de"), folders: catalogs.folders)
    let order = try #require(german.tables(in: LanguageTag("fr")))
    let read = order.read()
    #expect(read.contains(order))
    #expect(text("Door", german, table: "Errors") == "Tür")
    let later = try #require(german.tables(in: LanguageTag("fr")))
    #expect(!read.contains(later) && later.read().contains(later))
  }

  @Test("The language of before is not read again, unless its file has changed")
  func back() throws {
    let catalogs = try Catalogs()
    let german = Localizer(LanguageTag("de"), folders: catalogs.folders)
    #expect(text("Stop", german) == "Halt")
    let french = try localizer(after: german, in: "fr")
    var status = stat()
    #expect(stat(catalogs.file("Localizable"), &status) == 0)
    try catalogs.write("Localizable", "Stop", ["de": "Haus", "fr": "Arrêt", "pl": "Stój", "en": "Stop!"])
    // The version of before: the same file with as many bytes, and its time.
    #expect(utimensat(AT_FDCWD, catalogs.file("Localizable"), [status.st_atim, status.st_mtim], 0) == 0)
    let again = try localizer(after: french, in: "de")
    #expect(text("Stop", again) == "Halt")
    try catalogs.write("Localizable", "Stop", ["de": "Anhalten", "fr": "Stop"])
    #expect(text("Stop", try localizer(after: localizer(after: again, in: "fr"), in: "de")) == "Anhalten")
  }

  @Test("No more is kept than the tables of the last two languages and those of parts of the panel")
  func bounded() throws {
    let catalogs = try Catalogs()
    let german = Localizer(LanguageTag("de"), folders: catalogs.folders)
    #expect(text("Stop", german) == "Halt" && text("Stop", german.localizer(for: "en")) == "Stop!")
    let french = try localizer(after: german, in: "fr")
    let tables = try #require(french.tables)
    func count(_ language: String) -> Int { tables.names(in: LanguageTag(language)).count }
    #expect(count("de") == 1 && count("fr") == 2 && count("en") == 1)
    let polish = try localizer(after: french, in: "pl")
    #expect(count("de") == 0 && count("fr") == 2 && count("pl") == 2 && count("en") == 1)
    #expect(text("Stop", polish) == "Stój")
  }

  @Test("An order that comes late does not forget the tables of the language that is shown")
  func late() throws {
    let catalogs = try Catalogs()
    let german = Localizer(LanguageTag("de"), folders: catalogs.folders)
    let late = try #require(german.tables(in: LanguageTag("pl")))
    let french = try localizer(after: german, in: "fr")
    french.keep(late.read())
    catalogs.remove("Localizable")
    #expect(text("Stop", french) == "Arrêt" && text("Stop", french.localizer(for: "pl")) == "Stój")
  }

  @Test("A file that cannot be used is reported once, however often the language changes")
  func fault() throws {
    let catalogs = try Catalogs()
    try catalogs.write("Localizable", "{")
    var faults: [TableError] = []
    let german = Localizer(LanguageTag("de"), folders: catalogs.folders) { faults.append($0) }
    #expect(text("Stop", german) == nil && faults.count == 1)
    let order = try #require(german.tables(in: LanguageTag("fr")))
    let french = german.localizer(with: order.read())
    _ = try localizer(after: french, in: "pl")
    #expect(faults.count == 1)
    let errors = Localizer(LanguageTag("de"), folders: catalogs.folders) { faults.append($0) }
    let read = try #require(errors.tables(in: LanguageTag("fr"))).read()
    #expect(faults.count == 1, "the thread that reads reports nothing")
    _ = errors.localizer(with: read)
    #expect(faults.count == 2)
  }

  @Test("The strings of a catalog in a language that was read are shared with other languages")
  func shared() throws {
    let bytes = try TestFile.bytes("Localizable.xcstrings")
    let catalog = try StringCatalog(bytes, file: "Localizable.xcstrings")
    let known = StringTable.Layer(
      language: LanguageTag("en"), rule: .english, strings: ["Bake": Translation(form: .text("known"))])
    let table = try catalog.table(for: LanguageTag("ja"), sharing: [known])
    #expect(table.message(for: "Bake", [])?.parts == [.literal("known")])
  }
}

extension [Message.Part] {
  fileprivate var firstText: String? {
    guard case .literal(let text) = first else { return nil }
    return text
  }
}
