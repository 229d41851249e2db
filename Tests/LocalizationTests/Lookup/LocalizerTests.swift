import Testing

@testable import Localization

@Suite("Localizers of one panel")
struct LocalizerTests {
  private static let folder = TranslationFolders(["/nonexistent"])

  @Test("A language has one localizer, whichever localizer is asked", arguments: [TranslationFolders([]), folder])
  func same(folders: TranslationFolders) {
    let german = Localizer(LanguageTag("de"), folders: folders)
    let polish = german.localizer(for: "pl")
    #expect(polish.languageCode == "pl" && polish.toolkitMessage(for: "Cancel", [])?.parts == [.literal("Anuluj")])
    #expect(german.localizer(for: "pl_PL.UTF-8") !== polish && german.localizer(for: "pl") === polish)
    #expect(polish.localizer(for: "cs") === german.localizer(for: "cs"))
    #expect(polish.localizer(for: "pl") === polish)
    #expect(german.localizer(for: nil) === polish.localizer(for: "C"))
  }

  @Test("Localizers with translations share none with those of others")
  func apart() {
    let german = LanguageTag("de")
    let (one, other) = (Localizer(german, folders: Self.folder), Localizer(german, folders: Self.folder))
    #expect(one.localizer(for: "pl") !== other.localizer(for: "pl"))
    #expect(Localizer(german).localizer(for: "pl") === Localizer.standard.localizer(for: "pl"))
  }

  @Test("No more localizers are kept than the limit says")
  func bounded() {
    let german = Localizer(LanguageTag("de"), folders: Self.folder)
    let polish = german.localizer(for: "pl")
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let others = letters.flatMap { first in letters.map { "x\(first)\($0)" } }.prefix(LocalizationLimits.tables)
    for language in others { _ = german.localizer(for: language) }
    #expect(german.localizer(for: "pl") !== polish)
  }
}
