import Glibc
import Testing

@testable import Localization

@Suite("Strings that a language lacks")
struct TranslationGapTests {
  /// A folder with one file of gettext for each language, which is removed at the end.
  private final class Tables {
    let path: String
    private(set) var files: [String] = []

    init() {
      var template = Array("/tmp/faceplate-gaps-XXXXXX".utf8CString)
      path = String(cString: mkdtemp(&template))
    }

    func add(_ language: String, _ bytes: [UInt8]) throws {
      for folder in ["/\(language)", "/\(language)/LC_MESSAGES"] { mkdir(path + folder, 0o755) }
      let name = "\(path)/\(language)/LC_MESSAGES/Localizable.mo"
      let file = try #require(fopen(name, "w"))
      defer { fclose(file) }
      #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
      files.append(name)
    }

    deinit {
      for name in files {
        unlink(name)
        let folder = String(name.dropLast("/Localizable.mo".count))
        rmdir(folder)
        rmdir(String(folder.dropLast("/LC_MESSAGES".count)))
      }
      rmdir(path)
    }
  }

  private func gaps(of tables: Tables) -> (gaps: [TranslationGap], mistakes: [TableError]) {
    var mistakes: [TableError] = []
    let gaps = TranslationGap.gaps(ofGettextFiles: tables.files) { mistakes.append($0) }
    return (gaps, mistakes)
  }

  @Test("A file of gettext lacks what the file of another language has")
  func gettext() throws {
    let tables = Tables()
    try tables.add("de", GettextBytes.file(["": "", "Bake": "Backen", "Stop": "Halt", "Errors\u{4}Door": "Tür"]))
    try tables.add(
      "fr", GettextBytes.file(["": "", "Bake": "Cuire", "%lld trays\0%lld trays": "%lld plaque\0%lld plaques"]))
    let (gaps, mistakes) = gaps(of: tables)
    #expect(mistakes.isEmpty)
    #expect(
      gaps.map(\.description) == [
        "\(tables.files[0]): de lacks 1 of 4 strings: “%lld trays”",
        "\(tables.files[1]): fr lacks 2 of 4 strings: “Door” (Errors), “Stop”",
      ])
  }

  @Test("Files with the same strings lack nothing, and so does a file by itself")
  func whole() throws {
    let tables = Tables()
    try tables.add("de", GettextBytes.file(["Bake": "Backen"]))
    #expect(gaps(of: tables).gaps.isEmpty)
    try tables.add("fr", GettextBytes.file(["Bake": "Cuire"]))
    #expect(gaps(of: tables).gaps.isEmpty)
  }

  @Test("A file that cannot be used is reported, and the others are compared")
  func faulty() throws {
    let tables = Tables()
    try tables.add("de", GettextBytes.file(["Bake": "Backen", "Stop": "Halt"]))
    try tables.add("es", [1, 2, 3])
    try tables.add("fr", GettextBytes.file(["Bake": "Cuire"]))
    let (gaps, mistakes) = gaps(of: tables)
    #expect(mistakes.map(\.description) == ["\(tables.files[1]):byte 0: this is no gettext file; make it with msgfmt"])
    #expect(gaps.map(\.language) == ["fr"] && gaps.map(\.keys) == [["Stop"]])
  }
}
