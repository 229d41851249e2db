import Testing

@testable import Localization

@Suite("Plural categories are those of CLDR")
struct PluralRuleTests {
  /// The categories of these numbers as they are shown, by the rules for cardinal numbers of CLDR 44.
  static let numbers = ["0", "1", "2", "3", "5", "11", "21", "22", "100", "102", "1000000", "1.0", "1.5", "0.5", "2.0"]
  static let expected = [
    "en": "other one other other other other other other other other other other other other other",
    "de": "other one other other other other other other other other other other other other other",
    "fr": "one one other other other other other other other other many one one one other",
    "es": "other one other other other other other other other other many one other other other",
    "it": "other one other other other other other other other other many other other other other",
    "pt": "one one other other other other other other other other many one one one other",
    "nl": "other one other other other other other other other other other other other other other",
    "pl": "many one few few many many many few many few many other other other other",
    "cs": "other one few few other other other other other other other many many many many",
    "tr": "other one other other other other other other other other other one other other other",
    "ar": "zero one two few few many many many other other other one other other two",
    "he": "other one two other other other other other other other other other other one other",
    "hi": "one one other other other other other other other other other one other one other",
    "th": "other other other other other other other other other other other other other other other",
    "zh-Hans": "other other other other other other other other other other other other other other other",
    "ja": "other other other other other other other other other other other other other other other",
    "ko": "other other other other other other other other other other other other other other other",
    "pt-PT": "other one other other other other other other other other many other other other other",
    "ru": "many one few few many many one few many few many other other other other",
    "sk": "other one few few other other other other other other other many many many many",
    "da": "other one other other other other other other other other other one one one other",
    "ro": "few one few few few few other other other few other few few few few",
    "sl": "other one two few other other other other other two other few few few few",
    "hr": "other one few few other other one few other few other other other other other",
  ]

  @Test("Each language chooses by its rule", arguments: expected.keys.sorted())
  func shipped(language: String) throws {
    let rule = try #require(LanguageTag(language).flatMap { PluralRule($0) })
    let found = try Self.numbers.map { rule.category(of: try #require(PluralOperands(shown: $0))).rawValue }
    #expect(found.joined(separator: " ") == Self.expected[language])
  }

  @Test("There is an expectation for every language that the toolkit speaks")
  func complete() {
    #expect(Set(ToolkitWords.languages).isSubset(of: Self.expected.keys))
  }

  @Test("A language without a known rule has none, rather than that of English")
  func unknown() throws {
    #expect(PluralRule(try #require(LanguageTag("tlh"))) == nil)
  }

  @Test("Integers have the categories of their digits, also the largest")
  func integers() throws {
    let polish = PluralRule.polish
    for value in [0, 1, 2, 5, 11, 22, 112, 1_000_001, Int64.max, Int64.min] {
      let shown = try #require(PluralOperands(shown: "\(value)"))
      #expect(polish.category(of: PluralOperands(value)) == polish.category(of: shown))
    }
    // 19 digits, of which the last two are 07 and 08.
    #expect(polish.category(of: PluralOperands(Int64.max)) == .many)
    #expect(PluralRule.english.category(of: PluralOperands(1_000_000_000_000_000_001)) == .other)
  }

  @Test("What begins with no digit is no number", arguments: ["", "-", "x1", "nan", "inf", ".5"])
  func noNumber(text: String) { #expect(PluralOperands(shown: text) == nil) }
}
