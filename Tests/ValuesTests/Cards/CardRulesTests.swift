import Testing

@testable import Values

@Suite("Payment cards")
struct CardRulesTests {
  private func digits(_ text: String) -> [UInt8] { text.filter { $0 != " " }.map { UInt8($0.wholeNumberValue!) } }
  private func brand(_ text: String) -> String? { CardBrand.identified(by: digits(text))?.name }

  @Test(
    "The test numbers are valid, and show their brands",
    arguments: [
      ("4111111111111111", "Visa"), ("5555555555554444", "Mastercard"), ("378282246310005", "American Express"),
      ("30569309025904", "Diners Club"), ("6011111111111117", "Discover"), ("3530111333300000", "JCB"),
    ])
  func numbers(number: String, name: String) {
    #expect(brand(number) == name)
    #expect(CardRules.number(digits(number)) == .valid)
    // One digit less is to be completed; a wrong last digit cannot be, where the brand has no longer number.
    #expect(CardRules.number(digits(number).dropLast()).isPotentiallyValid)
    #expect(!CardRules.number(digits(number).dropLast()).isValid)
    var wrong = digits(number)
    wrong[wrong.count - 1] = (wrong[wrong.count - 1] + 1) % 10
    #expect(!CardRules.number(wrong).isValid)
  }

  @Test(
    "6.2: a brand shows once all candidates are typed out, and is gone while several are possible",
    arguments: [
      ("", nil), ("4", nil), ("41", "Visa"), ("4936", nil), ("493698", "Maestro"), ("493699", "Visa"),
      ("51", "Mastercard"), ("55", "Mastercard"), ("2", nil), ("2221", "Mastercard"), ("2220", nil),
      ("2720", "Mastercard"), ("2721", nil), ("34", "American Express"), ("37", "American Express"),
      ("300", "Diners Club"),
      ("305", "Diners Club"), ("306", nil), ("36", "Diners Club"), ("6011", "Discover"), ("644", "Discover"),
      ("649", "Discover"), ("2131", "JCB"), ("1800", "JCB"), ("3528", "JCB"), ("3589", "JCB"), ("3590", nil),
      ("6282", "UnionPay"), ("81", nil), ("810", "UnionPay"), ("8171", "UnionPay"), ("63", nil), ("67", "Maestro"),
      ("2200", "Mir"),
      ("2204", "Mir"), ("2205", nil), ("650031", "Elo"), ("650034", "Discover"), ("606282", "Hipercard"),
      ("63737423", "Hiper"), ("9792", "Troy"), ("7", nil), ("506099", "Verve"), ("506128", "Maestro"),
      ("589562", "Naranja"), ("402917", "Naranja"), ("402919", "Visa"),
    ])
  func brands(number: String, name: String?) { #expect(brand(number) == name) }

  @Test("The table of brands: lengths, gaps, and the security code")
  func table() {
    #expect(CardBrand.visa.lengths == [16, 18, 19] && CardBrand.visa.codeName == "CVV")
    #expect(CardBrand.mastercard.lengths == [16] && CardBrand.mastercard.codeName == "CVC")
    let amex = CardBrand.americanExpress
    #expect(amex.lengths == [15] && amex.gaps == [4, 10] && amex.codeLength == 4 && amex.hasCodeOnFront)
    #expect(CardBrand.dinersClub.lengths == [14, 16, 19] && CardBrand.dinersClub.gaps == [4, 10])
    #expect(CardBrand.discover.lengths == [16, 19] && CardBrand.discover.codeName == "CID")
    #expect(CardBrand.jcb.lengths == [16, 17, 18, 19])
    #expect(CardBrand.unionPay.lengths == Array(14...19) && CardBrand.unionPay.codeName == "CVN")
    #expect(CardBrand.maestro.lengths == Array(12...19))
    #expect(CardBrand.mir.codeName == "CVP2")
    for brand in CardBrand.all where brand != amex { #expect(brand.codeLength == 3 && !brand.hasCodeOnFront) }
  }

  @Test("UnionPay's numbers need no check digit, all others do")
  func checkDigits() {
    #expect(CardRules.number(digits("6282000000000001")).isValid)
    #expect(!CardRules.number(digits("4111111111111112")).isValid)
    #expect(!CardRules.hasCheckDigit([UInt8]()))
  }

  @Test(
    "A number that no brand begins so, or that is too long, cannot become right",
    arguments: ["7", "99", "41111111111111111111", "55555555555544440"])
  func impossible(number: String) { #expect(CardRules.number(digits(number)) == .invalid) }

  @Test("Months: 0 and 1 may become right, 00 and 13 cannot")
  func months() {
    #expect(CardRules.month(digits("")) == .incomplete)
    #expect(CardRules.month(digits("0")) == .incomplete)
    #expect(CardRules.month(digits("1")) == .incomplete)
    for month in 2...9 { #expect(CardRules.month([UInt8(month)]) == .valid) }
    for month in ["01", "09", "10", "12"] { #expect(CardRules.month(digits(month)) == .valid) }
    for month in ["00", "13", "20", "99"] { #expect(CardRules.month(digits(month)) == .invalid) }
  }

  @Test("Years: two or four digits, from this year to nineteen years later, this year only if the month has not passed")
  func years() {
    let today = CalendarMonth(year: 2026, month: 11)
    func year(_ text: String, _ month: Int? = nil) -> InputValidity {
      CardRules.year(digits(text), month: month, today: today)
    }
    #expect(year("26") == .valid && year("45") == .valid && year("2026") == .valid && year("2045") == .valid)
    #expect(year("25") == .invalid && year("46") == .invalid && year("2025") == .invalid && year("2046") == .invalid)
    #expect(year("26", 10) == .invalid && year("26", 11) == .valid && year("2026", 10) == .invalid)
    #expect(year("27", 1) == .valid)
    #expect(
      year("") == .incomplete && year("2") == .incomplete && year("20") == .incomplete && year("202") == .incomplete)
    #expect(year("4") == .incomplete && year("5") == .invalid && year("19") == .invalid && year("201") == .invalid)
    #expect(year("20261") == .invalid)
    #expect(CardRules.year(digits("25"), month: nil, today: nil) == .valid)
  }

  @Test("Years around the turn of a century")
  func centuries() {
    let today = CalendarMonth(year: 2090, month: 1)
    #expect(CardRules.year(digits("05"), month: nil, today: today) == .valid)
    #expect(CardRules.year(digits("10"), month: nil, today: today) == .invalid)
    #expect(CardRules.year(digits("2105"), month: nil, today: today) == .valid)
  }

  @Test("Codes have exactly the digits of the brand, or 3 or 4 while it is not known")
  func codes() {
    #expect(CardRules.code(digits("123"), brand: .visa) == .valid)
    #expect(CardRules.code(digits("1234"), brand: .visa) == .invalid)
    #expect(CardRules.code(digits("123"), brand: .americanExpress) == .incomplete)
    #expect(CardRules.code(digits("1234"), brand: .americanExpress) == .valid)
    #expect(CardRules.code(digits("12"), brand: nil) == .incomplete)
    #expect(CardRules.code(digits("123"), brand: nil) == .valid)
    #expect(CardRules.code(digits("1234"), brand: nil) == .valid)
    #expect(CardRules.code(digits("12345"), brand: nil) == .invalid)
  }
}
