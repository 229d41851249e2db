import Testing

@testable import Localization

@Suite("The toolkit's own words")
struct ToolkitWordsTests {
  private static let others = ToolkitWords.languages.dropFirst().map { $0 }

  @Test("Every word has a translation with the same arguments", arguments: others)
  func complete(language: String) throws {
    let words = try #require(LanguageTag(language).flatMap { ToolkitWords($0) })
    try #require(words.all.count == ToolkitWords.keys.count)
    for (key, word) in zip(ToolkitWords.keys, words.all) {
      #expect(!word.isEmpty && words.text(of: key) == word, "\(key)")
      #expect(Self.arguments(of: word) == Self.arguments(of: key), "\(key): \(word)")
    }
  }

  /// Which arguments a text has, with the letter of each.
  private static func arguments(of text: String) -> Set<String> {
    Set(
      Message(text).parts.compactMap { part in
        if case .argument(let index, let specifier) = part { "\(index)\(specifier)" } else { nil }
      })
  }

  @Test("Words of 128 bytes and more, whose lengths take two bytes, are found like the others")
  func long() throws {
    let hindi = try #require(LanguageTag("hi").flatMap { ToolkitWords($0) })
    let long = zip(ToolkitWords.keys, hindi.all).filter { $1.utf8.count >= 0x80 }
    #expect(long.count > 5)
    for (key, word) in long { #expect(hindi.text(of: key) == word) }
    #expect(hindi.text(of: "The password is wrong") == "पासवर्ड गलत है")
  }

  @Test("Every language has a name of its own")
  func names() {
    #expect(Set(ToolkitLanguages.tags.map(ToolkitLanguages.name)).count == ToolkitLanguages.tags.count)
    #expect(ToolkitLanguages.name(of: "de") == "Deutsch" && ToolkitLanguages.name(of: "en") == "English")
    #expect(ToolkitLanguages.name(of: "sv") == "sv")
  }

  @Test("Every word is there once")
  func unique() { #expect(Set(ToolkitWords.keys).count == ToolkitWords.keys.count) }

  @Test(
    "English and languages that the toolkit does not speak have none of their own", arguments: ["en", "sv", "zh-TW"])
  func english(language: String) throws { #expect(ToolkitWords(try #require(LanguageTag(language))) == nil) }

  @Test("A word that the toolkit does not say has no translation")
  func unknown() throws {
    let german = try #require(LanguageTag("de").flatMap { ToolkitWords($0) })
    #expect(german.text(of: "Incr") == nil && german.text(of: "") == nil && german.text(of: "Increment\n") == nil)
    #expect(german.text(of: "Problem with %@") == "Problem mit %@")
  }
}
