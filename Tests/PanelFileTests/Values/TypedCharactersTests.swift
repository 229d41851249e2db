import Testing

@testable import PanelFile

@Suite("The characters that a field takes") struct TypedCharactersTests {
  @Test(
    "Rows and single characters are allowed, and nothing else",
    arguments: [
      ("0-9A-F", "C0FFEE", true), ("0-9A-F", "coffee", false), ("0-9A-F", "", true), ("0-9-", "1-2", true),
      ("-0-9", "1-2", true), ("0-9", "1-2", false), ("a-z ", "a b", true), ("xyz", "zyx", true), ("xyz", "xw", false),
      ("a-z", "\u{E4}", false), ("\u{E4}", "a\u{308}", true), ("0-9", "\u{661}", false),
    ])
  func allowed(characters: String, text: String, isAllowed: Bool) throws {
    #expect(try #require(TypedCharacters(characters)).allow(text) == isAllowed)
  }

  @Test("A row whose end comes first, and an empty text, are no characters", arguments: ["", "9-0", "a-zZ-A"])
  func wrong(text: String) { #expect(TypedCharacters(text) == nil) }
}
