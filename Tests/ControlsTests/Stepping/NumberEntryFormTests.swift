import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The form of a number that is typed into a stepper") struct NumberEntryFormTests {
  nonisolated static let french = NumberConventions(
    decimalPoint: ",", groupingSeparator: "\u{202F}", groupSizes: [3])

  @Test("What is no beginning of a number is not typed")
  func form() throws {
    let (whole, fine) = try (Self.form(3...480, 1), Self.form(-5...5, 0.5))
    for form in [whole, fine] {
      #expect(["e1", " 2", "٣", "+1"].map(form.text) == [nil, nil, nil, nil])
      let texts = ["", "12", "1.2", "12,5", "-2", "-", ",5", ".1", "1 2", "2-", "5e1"]
      #expect(texts.map(form.text) == texts)
    }
    #expect(["-2,5", ",5", "3,"].map(fine.number) == [-2.5, 0.5, 3])
    #expect(["-", ",", "", "2-", "--1", "1 2", "5e1", "0x10"].map(fine.number) == Array(repeating: nil, count: 8))
  }

  private static func form(
    _ bounds: ClosedRange<Double>, _ step: Double, _ conventions: NumberConventions = .german
  ) throws -> NumberEntryForm {
    try #require(SteppedValue(.constant(0), stops: Stops(bounds, step: step), format: .number).entryForm(conventions))
  }

  /// Returns the number of a text that is typed character by character; `nil` if it is refused.
  private static func number(_ text: String, _ form: NumberEntryForm) -> Double? {
    form.number(text.reduce("") { form.text($0 + String($1)) ?? $0 })
  }

  @Test(
    "Digits are grouped as the language groups them, and nothing else is a number",
    arguments: [
      (NumberConventions.german, ["1.234,5", "1234,5", "12.345", "-1.234.567", "1.234"], ["1.234,5"]),
      (.english, ["1,234.5", "1234.5", "12,345", "-1,234,567", "1,234"], ["1,234.5"]),
      (
        NumberEntryFormTests.french,
        ["1\u{202F}234,5", "1234.5", "12 345", "-1\u{A0}234\u{202F}567", "1 234"], ["1\u{202F}234,5"]
      ),
      (
        NumberConventions(groupingSeparator: "’", groupSizes: [3]),
        ["1’234.5", "1234.5", "12'345", "-1'234’567", "1’234"], ["1’234.5"]
      ),
    ])
  func groups(conventions: NumberConventions, texts: [String], example: [String]) throws {
    let form = try Self.form(-2e6...2e6, 0.5, conventions)
    #expect(texts.map { Self.number($0, form) } == [1234.5, 1234.5, 12_345, -1_234_567, 1234])
    #expect([form.example] == example)
  }

  @Test(
    "What is no number in the language is refused, and so is a mark that may group digits in another one",
    arguments: [
      (NumberConventions.german, ["1,234.5", "1,234,567", "12.34,5", "1..234", "1.234.", "1234.567"]),
      (.english, ["1.234,5", "1.234.567", "12,34.5", "1,,234", "1,234,", "1234,567"]),
      (
        NumberEntryFormTests.french,
        ["2 5", "1 2345", "1,234 5", "1,234,567", "12 34,5", "1  234", "1 234 ", "1234 567"]
      ),
      (.posix, ["1,234", "1,234.5", "1.2.3"]),
    ])
  func noNumbers(conventions: NumberConventions, texts: [String]) throws {
    let form = try Self.form(-2e6...2e6, 0.5, conventions)
    #expect(texts.map { Self.number($0, form) } == Array(repeating: nil, count: texts.count))
  }

  @Test(
    "The decimal mark of another language is one where it cannot group digits",
    arguments: [
      (NumberConventions.german, ["2.5", "-1.2345", "0.500", "12345.6"]),
      (.english, ["2,5", "-1,2345", "0,500", "12345,6"]),
      (.posix, ["2,5", "-1,2345", "0,500", "12345,6"]),
    ])
  func otherMarks(conventions: NumberConventions, texts: [String]) throws {
    let form = try Self.form(-2e6...2e6, 0.5, conventions)
    #expect(texts.map { Self.number($0, form) } == [2.5, -1.2345, 0.5, 12_345.6])
  }

  @Test("Whole numbers have groups and no decimal mark")
  func wholeNumbers() throws {
    let form = try Self.form(0...2e6, 1)
    #expect(["1.234", "1234", "12,5", "12.5"].map { Self.number($0, form) } == [1234, 1234, nil, nil])
    #expect(form.example == "1.234")
  }

  @Test("Groups of two follow one of three where a language has them")
  func otherGroups() throws {
    let form = try Self.form(0...2e8, 0.5, NumberConventions(groupingSeparator: ",", groupSizes: [3, 2]))
    #expect(["12,34,567", "1,234", "1,234,567"].map { Self.number($0, form) } == [1_234_567, 1234, nil])
  }
}
