import Testing

@testable import Localization

@Suite("Tags of languages")
struct LanguageTagTests {
  @Test(
    "POSIX's names of locales and BCP 47's tags are one",
    arguments: [
      ("de", "de"), ("de_AT.UTF-8", "de-AT"), ("pt_BR", "pt-BR"), ("zh_CN.GB18030", "zh-Hans-CN"),
      ("zh-TW", "zh-Hant-TW"),
      ("zh", "zh-Hans"), ("sr_RS@latin", "sr-Latn-RS"), ("iw", "he"), ("EN-us", "en-US"), ("es-419", "es-419"),
      ("de-DE-u-nu-latn", "de-DE"),
    ])
  func parsing(text: String, tag: String) { #expect(LanguageTag(text)?.text == tag) }

  @Test(
    "What names no language is none",
    arguments: ["", "C", "POSIX", "C.UTF-8", ".UTF-8", "1", "d", "deutsch", "de--AT", "../de", "de/AT", "日本"])
  func none(text: String) { #expect(LanguageTag(text) == nil) }

  @Test("The nearest of a list serves, and never one in another script")
  func nearest() {
    func best(_ tag: String, _ tags: String...) -> String? {
      LanguageTag(tag)?.best(of: tags.compactMap { LanguageTag($0) })?.text
    }
    #expect(best("de-AT", "en", "de", "de-CH") == "de")
    #expect(best("de-AT", "en", "de-AT", "de") == "de-AT")
    #expect(best("pt", "en", "pt-PT", "pt-BR") == "pt-BR")
    #expect(best("zh-TW", "zh-Hans", "en") == nil)
    #expect(best("pl", "en", "de") == nil)
  }

  @Test("The machine's locale is found as gettext finds it")
  func machine() {
    func found(_ variables: [String: String]) -> String? { LanguageTag.ofMachine { variables[$0] }?.text }
    #expect(found([:]) == nil)
    #expect(found(["LANG": "de_DE.UTF-8"]) == "de-DE")
    #expect(found(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL"]) == "pl-PL")
    #expect(found(["LC_ALL": "fr_FR", "LC_MESSAGES": "pl_PL", "LANG": "de_DE"]) == "fr-FR")
    #expect(found(["LANG": "de_DE", "LANGUAGE": "xx1:ar:de"]) == "ar")
    #expect(found(["LANGUAGE": "ja"]) == "ja")
    #expect(found(["LANG": "C", "LANGUAGE": "ja"]) == nil)
    #expect(found(["LC_ALL": "", "LANG": "cs_CZ"]) == "cs-CZ")
  }

  @Test("Arabic, Hebrew and what is written in their scripts goes from right to left")
  func direction() {
    let right = ["ar", "he", "fa-IR", "ur", "az-Arab"], left = ["en", "de", "ja", "az", "az-Latn", "ku-Latn"]
    #expect(right.allSatisfy { LanguageTag($0)?.isRightToLeft == true })
    #expect(left.allSatisfy { LanguageTag($0)?.isRightToLeft == false })
  }
}
