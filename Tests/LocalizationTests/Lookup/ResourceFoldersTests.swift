import Glibc
import Testing

@testable import Localization

@Suite("Resources by their names")
struct ResourceFoldersTests {
  /// Folders with empty files, which are removed at the end.
  private final class Files {
    let path: String

    init(_ files: String...) throws {
      var template = Array("/tmp/faceplate-resources-XXXXXX".utf8CString)
      path = try #require(mkdtemp(&template).map { String(cString: $0) })
      for file in files { try add(file) }
    }

    deinit { _ = system("rm -rf '\(path)'") }

    func add(_ file: String) throws {
      var folder = path
      for part in file.split(separator: "/").dropLast() {
        folder += "/" + part
        mkdir(folder, 0o755)
      }
      fclose(fopen("\(path)/\(file)", "w"))
    }

    /// The path of a resource below the folder, in the folders `a.resources` and `b.resources`.
    func find(_ name: String, _ ending: String?, _ language: String = "") -> String? {
      ResourceFolders(["\(path)/a.resources", "\(path)/b.resources"])
        .path(of: name, ending: ending, language: LanguageTag(language))
        .map { String($0.dropFirst(path.count + 1)) }
    }
  }

  @Test("A file is found by its name and its ending, together or apart, in the first folder that has it")
  func names() throws {
    let files = try Files(
      "a.resources/menu.json", "b.resources/menu.json", "b.resources/Sounds/done.mp3", "b.resources/README")
    #expect(files.find("menu", "json") == "a.resources/menu.json")
    #expect(files.find("menu.json", nil) == "a.resources/menu.json")
    #expect(files.find("menu.json", "") == "a.resources/menu.json")
    #expect(files.find("menu", ".json") == "a.resources/menu.json")
    #expect(files.find("Sounds/done", "mp3") == "b.resources/Sounds/done.mp3")
    #expect(files.find("README", nil) == "b.resources/README")
    #expect(files.find("menu", nil) == nil)
    #expect(files.find("menu", "txt") == nil)
    #expect(files.find("", nil) == nil)
    #expect(files.find("", "json") == nil)
  }

  @Test("The folder Resources of a target is searched, and a folder is found like a file")
  func folders() throws {
    let files = try Files("a.resources/Resources/menu.json", "a.resources/de.lproj/menu.strings")
    #expect(files.find("menu", "json") == "a.resources/Resources/menu.json")
    #expect(files.find("de", "lproj") == "a.resources/de.lproj")
  }

  @Test("A file in several languages is that of the panel's, or else of the base, of English or of any")
  func languages() throws {
    let files = try Files("a.resources/de.lproj/help.html", "a.resources/fr-CA.lproj/help.html")
    #expect(files.find("help", "html", "fr") == "a.resources/fr-CA.lproj/help.html")
    #expect(files.find("help", "html", "de_AT.UTF-8") == "a.resources/de.lproj/help.html")
    #expect(files.find("help", "html", "pl") == "a.resources/de.lproj/help.html")
    #expect(files.find("help", "html") == "a.resources/de.lproj/help.html")
    try files.add("a.resources/en.lproj/help.html")
    #expect(files.find("help", "html", "pl") == "a.resources/en.lproj/help.html")
    try files.add("a.resources/Base.lproj/help.html")
    #expect(files.find("help", "html", "pl") == "a.resources/Base.lproj/help.html")
    #expect(files.find("help", "html", "fr") == "a.resources/fr-CA.lproj/help.html")
    try files.add("a.resources/help.html")
    #expect(files.find("help", "html", "fr") == "a.resources/help.html")
  }
}
