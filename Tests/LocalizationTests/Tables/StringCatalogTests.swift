import Testing

@testable import Localization

@Suite("String Catalogs")
struct StringCatalogTests {
  private func catalog() throws -> StringCatalog {
    try StringCatalog(TestFile.bytes("Localizable.xcstrings"), file: "Localizable.xcstrings")
  }

  private func text(_ key: String, _ language: String, _ shown: String...) throws -> String? {
    let table = try catalog().table(for: LanguageTag(language))
    return table.message(for: key, shown.map { PluralOperands(shown: $0) })?.parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let index, let specifier): "<\(index) \(specifier)>"
      case .substitution, .subject: "?"
      }
    }.joined()
  }

  @Test("A string is found in the language, in one near it, or not at all")
  func strings() throws {
    #expect(try text("Bake", "de") == "Backen")
    #expect(try text("Bake", "de-AT") == "Backen")
    #expect(try text("Bake", "pl") == "Piecz")
    #expect(try text("Bake", "fr") == nil)
    #expect(try text("Bake", "ja") == nil)
    #expect(try text("Stop", "de") == nil)
    #expect(try text("Tap", "de") == "Tippen")
  }

  @Test(
    "Plural forms follow the number as it is shown",
    arguments: [
      ("en", "0", "<0 %lld> files"), ("en", "1", "<0 %lld> file"), ("pl", "1", "<0 %lld> plik"),
      ("pl", "2", "<0 %lld> pliki"), ("pl", "5", "<0 %lld> plików"), ("pl", "11", "<0 %lld> plików"),
      ("pl", "22", "<0 %lld> pliki"), ("pl", "1.5", "<0 %lld> pliku"), ("ar", "0", "لا ملفات"), ("ar", "1", "ملف واحد"),
      ("ar", "2", "ملفان"), ("ar", "5", "<0 %lld> ملفات"), ("ar", "11", "<0 %lld> ملفًا"), ("ar", "100", "<0 %lld> ملف"),
      // A language without these strings shows those of the source language, by its rule.
      ("ja", "1", "<0 %lld> file"), ("de", "2", "<0 %lld> files"),
    ])
  func plurals(language: String, number: String, expected: String) throws {
    #expect(try text("%lld files", language, number) == expected)
  }

  @Test("Two numbers in one sentence each have their own plural, in any order")
  func substitutions() throws {
    let key = "%lld trays with %lld rolls"
    #expect(try text(key, "de", "1", "12") == "<1 %lld> Brötchen auf <0 %lld> Blech")
    #expect(try text(key, "de", "2", "12") == "<1 %lld> Brötchen auf <0 %lld> Blechen")
  }

  @Test("What a language lacks is listed, without what shall not be translated")
  func missing() throws {
    let catalog = try catalog()
    #expect(catalog.languages == ["ar", "de", "en", "fr", "pl"])
    #expect(catalog.missingKeys(in: "de") == ["%.1f hours", "%lld files"])
    #expect(catalog.missingKeys(in: "fr").contains("Bake"))
    #expect(catalog.missingKeys(in: "en").isEmpty)
  }

  @Test(
    "A faulty file is one error with its place",
    arguments: [
      ("", "f:1:1: this is not JSON"), ("{\n  \"strings\" : {,} }", "f:2:"), ("[]", "f: there is no object “strings”"),
      ("{\"strings\":[]}", "f: there is no object “strings”"), ("{\"strings\":{\"a\":{},\"a\":{}}}", "f:1:"),
      ("{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"\u{0}\"}}}}}}", "f:1:"),
      (
        "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"value\":\"x\"}}}}}}}}}",
        "f:“a” in de: the plural form “other” is missing"
      ),
      (
        "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{\"einer\":{\"stringUnit\":{\"value\":\"x\"}}}}}}}}}",
        "f:“a” in de: “einer” is no plural category"
      ),
    ])
  func faulty(json: String, expected: String) throws {
    let error = #expect(throws: TableError.self) {
      _ = try StringCatalog(Array(json.utf8), file: "f").table(for: LanguageTag("de"))
    }
    #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "")")
  }

  @Test("A deep file is refused, and no stack overflows")
  func deep() {
    let json = "{\"strings\":\n" + String(repeating: "{\"a\":", count: 100_000)
    let error = #expect(throws: TableError.self) { _ = try StringCatalog(Array(json.utf8), file: "f") }
    #expect(
      error?.description.hasPrefix("f:2:4996: arrays and objects are nested more than 1000 deep") == true)
    let variations = String(repeating: "{\"variations\":{\"device\":{\"other\":", count: 200)
    let closed = String(repeating: "}}}", count: 200)
    let nested =
      "{\"strings\":{\"a\":{\"localizations\":{\"de\":\(variations){\"stringUnit\":{\"value\":\"x\"}}\(closed)}}}}"
    #expect(throws: Never.self) { _ = try StringCatalog(Array(nested.utf8), file: "f").table(for: LanguageTag("de")) }
  }
}
