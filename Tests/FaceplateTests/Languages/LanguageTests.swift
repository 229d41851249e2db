import Faceplate
import FaceplateTesting
import ProgramFixtures
import Testing

@testable import Operation

@Suite("The language of a panel")
struct LanguageTests {
  private let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Settings": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Einstellungen" } } } },
        "Steps": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Schritte" } } } },
        "Sliders": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "" } } } }
      }
    }
    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    folder.makeFolder("Localizations")
    folder.write(catalog, to: "Localizations/Localizable.xcstrings")
    folder.write("[panel]\nlanguage=de\n", to: "panel.conf")
    return folder
  }

  @Test("The words of the toolkit and of the application are those of the config file's language")
  func config() throws {
    let folder = try folder()
    let described = try Program.run(
      "render", "--describe", "--screen", "steppers", "--config", folder.file("panel.conf"))
    #expect(described.status == 0 && described.output.contains("Erhöhen"), "\(described.output)")
    #expect(!described.output.contains("Increment"))
  }

  @Test("--language goes before a file's language, and this before the locale")
  func order() throws {
    let folder = try folder()
    func hasWord(_ word: String, _ words: String...) throws -> Bool {
      try Program.run(["render", "--describe", "--screen", "steppers"] + words).output.contains(word)
    }
    #expect(try hasWord("Augmenter", "--language", "fr"))
    #expect(try hasWord("Erhöhen", "--config", folder.file("panel.conf")))
    #expect(try hasWord("Augmenter", "--language", "fr", "--config", folder.file("panel.conf")))
    #expect(try hasWord("Erhöhen", "--language", "auto", "--config", folder.file("panel.conf")) == false)
  }

  @Test("check lists what a language lacks, and a faulty file with its place")
  func check() throws {
    let folder = try folder()
    let good = try Program.run("check", folder.file("panel.conf"))
    let file = folder.file("Localizations/Localizable.xcstrings")
    #expect(good.status == 0 && good.lines.contains("\(file): de lacks 1 of 3 strings: “Sliders”"), "\(good.output)")
    folder.write("{\n  \"strings\": {,}\n}", to: "Localizations/Localizable.xcstrings")
    let faulty = try Program.run("check", folder.file("panel.conf"))
    #expect(faulty.status == 1 && faulty.output.hasPrefix("\(file):2:"), "\(faulty.output)")
  }

  @Test("A word that is no language is refused")
  func refused() throws {
    let folder = try Folder()
    folder.write("[panel]\nlanguage=deutsch\n", to: "panel.conf")
    let result = try Program.run("check", folder.file("panel.conf"))
    #expect(result.status == 1 && result.output.hasPrefix("\(folder.file("panel.conf")):2:"), "\(result.output)")
  }

  @Test("A running panel follows the language of its options")
  func follows() throws {
    let panel = try Harness { Stepper("Count", onIncrement: {}, onDecrement: {}) }
    let language = PanelLanguage(besides: nil) { _ in }
    var options = PanelOptions()
    for tag in ["de", "ar", nil] {
      options.language = tag.flatMap { LanguageTag($0) }
      try language.show(options, panel.setEnvironment)
      let words = Localizer(PanelLanguage.language(of: options))
      let (increment, decrement) = (try panel.element(words("Increment")), try panel.element(words("Decrement")))
      #expect((increment.frame.minX > decrement.frame.minX) == (tag != "ar"))
    }
  }

  /// A panel on a loop, whose file is followed as `kiosk run` does it.
  private func follow(_ folder: Folder, _ commandLine: [(id: String, text: String)] = []) throws -> (
    Desk, SettingsFollower
  ) {
    let desk = try Desk(folder) {
      VStack {
        Text("Steps")
        Stepper("Count", onIncrement: {}, onDecrement: {})
      }
    }
    let follower = SettingsFollower(
      stage: desk.panel.stage, settings: desk.settings, commandLine: commandLine,
      language: PanelLanguage(besides: folder.file("panel.conf")) { _ in }, log: { _ in })
    follower.follow()
    desk.onChange = { follower.follow() }
    try desk.panel.frame()
    return (desk, follower)
  }

  @Test("An edit of the config file changes the language of a running panel")
  func edited() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let folder = try folder()
    let (desk, follower) = try follow(folder)
    #expect(desk.panel.contains("Erhöhen") && desk.panel.contains("Schritte"))
    folder.write("[panel]\nlanguage=ar\n", to: "panel.conf")
    try desk.noticeEdit()
    let words = Localizer(LanguageTag("ar"))
    let (increment, decrement) = (words("Increment"), words("Decrement"))
    #expect(try desk.panel.element(increment).frame.minX < desk.panel.element(decrement).frame.minX)
    #expect(desk.panel.contains("Steps") && !desk.panel.contains("Schritte"))
    folder.write("[panel]\nlanguage=klingon\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.panel.contains(increment), "a mistake keeps the language of before")
    folder.write("[panel]\nlanguage=de\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.panel.contains("Erhöhen") && desk.panel.contains("Schritte"))
    withExtendedLifetime(follower) {}
  }

  @Test("An edit of the config file does not change the language of the command line")
  func editedBehindOption() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let folder = try folder()
    let (desk, follower) = try follow(folder, [(MachineSetting.languageID, "fr")])
    #expect(desk.panel.contains("Augmenter"))
    folder.write("[panel]\nlanguage=ar\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.panel.contains("Augmenter"))
    withExtendedLifetime(follower) {}
  }

  @Test("Strings outside of any view are in the language of the running panel")
  func strings() throws {
    let folder = try folder()
    let before = Localizer.current
    defer { Localizer.current = before }
    Localizer.current = Localizer(LanguageTag("de"), folders: TranslationFolders([folder.file("Localizations")]))
    let steps: LocalizedStringResource = "Steps"
    #expect(String(localized: "Steps") == "Schritte" && String(localized: steps) == "Schritte")
    #expect(String(localized: "Steps", locale: Locale(identifier: "fr")) == "Steps")
    #expect(String(localized: "\(3) Steps") == "3 Steps")
    #expect(try Harness { Text(steps) }.labels == ["Steps"])
  }
}
