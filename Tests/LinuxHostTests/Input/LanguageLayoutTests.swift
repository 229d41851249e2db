import Keyboards
import Localization
import Testing

@testable import Controls

/// The layouts of the keyboard of the screen by the language of the panel.
@Suite("Keyboard layouts by language")
struct LanguageLayoutTests {
  @Test("Every language of the toolkit has a layout that the system has, or the English letters")
  func layouts() throws {
    let catalog = KeyboardCatalog.xkb
    for language in ["de", "fr", "es", "it", "pt", "pt-BR", "pl", "cs", "tr", "ar", "he", "hi", "th", "ko"] {
      let names = KeyboardLetters.names(for: try #require(LanguageTag(language)))
      #expect(!names.isEmpty)
      for name in names { #expect(catalog.letters(name) != nil, "\(name)") }
    }
    for language in ["en", "nl", "ja", "zh-Hans"] {
      #expect(KeyboardLetters.names(for: try #require(LanguageTag(language))).isEmpty)
    }
    // Thai has its letters with and without Shift, Hebrew its vowels at a long press, and Arabic its letter at the corner.
    let thai = try #require(catalog.letters("th"))
    #expect(thai.rows.count == 4 && thai.hasShift)
    #expect(thai.rows.joined().contains { $0.plain == "ก" && $0.shifted == "ฏ" })
    let hebrew = try #require(catalog.letters("il"))
    #expect(!hebrew.hasShift && hebrew.rows.count == 3 && hebrew.related(to: "ש") == ["\u{5B0}"])
    #expect(try #require(catalog.letters("ara")).rows.joined().contains { $0.plain == "ذ" })
  }
}
