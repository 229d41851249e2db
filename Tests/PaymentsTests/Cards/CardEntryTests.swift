import Testing

@testable import Payments
@testable import Values

/// The rules of typing, without a view.
@Suite("Typing a card")
struct CardEntryTests {
  private let today = CalendarMonth(year: 2026, month: 11)

  /// Types digits one after the other, and goes on where the typing goes on; returns the last field.
  @discardableResult
  private func type(
    _ text: String, into card: inout PaymentCard, _ entry: inout CardEntry, from field: CardField = .number
  ) -> CardField? {
    var place = Optional(field)
    for character in text {
      if let field = place { place = entry.type(String(character), in: field, of: &card, today: today) }
    }
    return place
  }

  @Test(
    "6.7: the digits of a whole card, typed without a pause, go to their fields",
    arguments: [
      ("41111111111111111227123", 16, 3), ("5555555555554444927123", 16, 3), ("37828224631000512271234", 15, 4),
      ("305693090259041227123", 14, 3), ("60111111111111171227123", 16, 3), ("35301113333000001227123", 16, 3),
    ])
  func wholeCards(text: String, length: Int, code: Int) {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(type(text, into: &card, &entry) == nil)
    #expect(card.number.count == length && card.code.count == code)
    #expect(card.month.count == 2 && card.year.count == 2)
    #expect(card.isValid(today: today))
    #expect(entry.submit(&card, today: today) == nil)
  }

  /// 19 digits that UnionPay issues, with a valid number of 14 to 18 digits at the beginning each time.
  private static let longUnionPay = "6212345678901234567"

  @Test("6.7: a number that may be the beginning of a longer one does not hand the typing on", arguments: 14...18)
  func longNumbers(count: Int) {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(type(String(Self.longUnionPay.prefix(count)), into: &card, &entry) == .number)
    #expect(card.number.count == count && card.validity(of: .number) == .valid)
  }

  @Test("6.1, 6.7: all 19 digits of a UnionPay card are taken, grouped after 4, 8 and 12, and then the month is next")
  func longestNumber() {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(type(Self.longUnionPay, into: &card, &entry) == .month)
    #expect(card.number.text() == Self.longUnionPay && card.brand == .unionPay)
    #expect(card.gaps(of: .number) == [4, 8, 12])
  }

  @Test(
    "6.7: where nearly all cards are shorter, a longer number is typed on; it is complete at its greatest length",
    arguments: [
      ("4111111111111111", "110", 19), ("30569309025904", "00000", 19), ("6011111111111117", "000", 19),
    ])
  func typedOn(number: String, rest: String, length: Int) {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(type(number, into: &card, &entry) == .month)
    // The person has gone back to the number.
    for (index, digit) in rest.enumerated() {
      let place = entry.type(String(digit), in: .number, of: &card, today: today)
      #expect(card.number.count == number.count + index + 1)
      let isComplete = card.number.count == length && card.validity(of: .number).isValid
      #expect(place == (isComplete ? .month : .number))
    }
    #expect(card.number.count == length)
  }

  @Test("6.11: the stroke after a month of two digits, which has handed the typing on already, is no error")
  func stroke() {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(type("12/27", into: &card, &entry, from: .month) == .code)
    #expect(card.month.text() == "12" && card.year.text() == "27")
    #expect(entry.error(of: .year, in: card, today: today) == nil)
  }

  @Test("6.3, 6.11: a month of 2 to 9 gets its zero, and the typing goes on")
  func monthWithZero() {
    for digit in 2...9 {
      var (card, entry) = (PaymentCard(), CardEntry())
      #expect(entry.type("\(digit)", in: .month, of: &card, today: today) == .year)
      #expect(card.month.text() == "0\(digit)")
    }
  }

  @Test(
    "6.11: “1” waits; “/” or leaving the field makes it “01”; “1” and then 3 to 9 are January and the year's first digit"
  )
  func monthOfOne() {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(entry.type("1", in: .month, of: &card, today: today) == .month)
    #expect(card.month.text() == "1")
    var other = (card: card, entry: entry)
    #expect(other.entry.type("/", in: .month, of: &other.card, today: today) == .year)
    #expect(other.card.month.text() == "01")
    other = (card, entry)
    other.entry.leave(.month, &other.card)
    #expect(other.card.month.text() == "01")
    for digit in 3...9 {
      other = (card, entry)
      #expect(other.entry.type("\(digit)", in: .month, of: &other.card, today: today) == .year)
      #expect(other.card.month.text() == "01" && other.card.year.text() == "\(digit)")
      #expect(other.entry.caret(of: .year, in: other.card) == 1)
    }
  }

  @Test("6.11: “1” and “2” are December; “00” is refused")
  func otherMonths() {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(type("12", into: &card, &entry, from: .month) == .year)
    #expect(card.month.text() == "12")
    card.month = CardDigits()
    #expect(type("00", into: &card, &entry, from: .month) == .month)
    #expect(card.month.text() == "0")
    #expect(entry.error(of: .month, in: card, today: today) == .refused(.impossible))
  }

  @Test("6.12: a deletion across a gap takes a digit, and the caret stays behind the same digit")
  func deletion() {
    var (card, entry) = (PaymentCard(), CardEntry())
    type("41111111", into: &card, &entry)
    entry.move(to: 5, in: .number, of: card)
    #expect(entry.deleteBackward(in: .number, of: &card))
    #expect(card.number.count == 7 && entry.caret(of: .number, in: card) == 4)
    #expect(entry.deleteBackward(in: .number, of: &card))
    #expect(entry.caret(of: .number, in: card) == 3)
    entry.move(to: 0, in: .number, of: card)
    #expect(!entry.deleteBackward(in: .number, of: &card))
    entry.deleteForward(in: .number, of: &card)
    #expect(card.number.count == 5 && entry.caret(of: .number, in: card) == 0)
  }

  @Test("6.12: a text with spaces and dashes is taken; a hostile one is refused whole, with a reason")
  func pasting() {
    var (card, entry) = (PaymentCard(), CardEntry())
    #expect(entry.type("3782 822463-10005", in: .number, of: &card, today: today) == .month)
    #expect(card.number.count == 15 && card.brand == .americanExpress)
    for (text, reason): (String, RefusedInput) in [
      ("4111x", .notDigits), ("\u{202E}4111", .notDigits), (String(repeating: "4", count: 10_000), .tooLong),
      ("４1 ½", .notDigits),
    ] {
      card = PaymentCard()
      #expect(entry.type(text, in: .number, of: &card, today: today) == .number)
      #expect(card.isEmpty)
      #expect(entry.error(of: .number, in: card, today: today) == .refused(reason))
    }
    // The next key takes the message away.
    _ = entry.type("4", in: .number, of: &card, today: today)
    #expect(entry.error(of: .number, in: card, today: today) == nil)
  }

  @Test("6.12: a digit too much is refused")
  func tooLong() {
    var (card, entry) = (PaymentCard(), CardEntry())
    type("378282246310005", into: &card, &entry)
    #expect(entry.type("1", in: .number, of: &card, today: today) == .number)
    #expect(card.number.count == 15)
    #expect(entry.error(of: .number, in: card, today: today) == .refused(.tooLong))
  }

  @Test("6.13: errors show when a field is left or submitted, and go with the next key")
  func errors() {
    var (card, entry) = (PaymentCard(), CardEntry())
    type("4111111111111112", into: &card, &entry)
    #expect(entry.error(of: .number, in: card, today: today) == nil)
    entry.leave(.number, &card)
    #expect(entry.error(of: .number, in: card, today: today) == .wrong)
    #expect(entry.deleteBackward(in: .number, of: &card))
    #expect(entry.error(of: .number, in: card, today: today) == nil)
    _ = entry.type("1", in: .number, of: &card, today: today)
    #expect(entry.submit(&card, today: today) == .month)
    #expect(entry.error(of: .month, in: card, today: today) == .missing)
    #expect(entry.error(of: .code, in: card, today: today) == .missing)
  }

  @Test("6.14: a brand with a shorter code shortens it")
  func shorterCode() {
    var (card, entry) = (PaymentCard(), CardEntry())
    type("1234", into: &card, &entry, from: .code)
    #expect(card.code.count == 4)
    type("41", into: &card, &entry)
    #expect(card.code.text() == "123")
  }

  @Test("Nothing that describes, dumps or hashes a card has its digits")
  func secrecy() {
    var card = PaymentCard()
    card.number = try! CardDigits("4111111111111111")
    card.code = try! CardDigits("123")
    var dumped = ""
    dump(card, to: &dumped)
    for text in ["\(card)", String(reflecting: card), "\(card.number)", dumped] {
      #expect(!text.contains("4111") && !text.contains("123"), "\(text)")
    }
    #expect(card.number.hashValue == (try! CardDigits("5555555555554444")).hashValue)
    #expect(card.number != (try! CardDigits("5555555555554444")))
  }

  @Test("A copy keeps its digits while the other is changed")
  func copies() throws {
    var digits = try CardDigits("42")
    let copy = digits
    digits.insert(7, at: 1)
    digits.remove(at: 0)
    #expect(copy.text() == "42" && digits.text() == "72")
  }
}
