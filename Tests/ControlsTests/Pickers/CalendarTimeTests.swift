import Localization
import Testing

@testable import Controls

@MainActor
@Suite("Dates in words")
struct CalendarTimeTests {
  @Test(
    "A date is written as its language writes it",
    arguments: [
      ("en", "4 Mar 2027"), ("de", "4. März 2027"), ("cs", "4. bře 2027"), ("ja", "2027年3月4日"),
      ("zh-Hans", "2027年3月4日"), ("ko", "2027년 3월 4일"),
    ])
  func date(language: String, written: String) {
    let words = Localizer(LanguageTag(language))
    #expect(CalendarTime(year: 2027, month: 3, day: 4).dayText(in: words).replacing("\u{A0}", with: " ") == written)
  }
}
