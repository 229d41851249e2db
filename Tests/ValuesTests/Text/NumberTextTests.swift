import Testing

@testable import Values

@Suite("Numbers and ranges as text")
struct NumberTextTests {
  @Test("A number has the shortest text that reads back equal, a whole one without a point")
  func numbers() {
    for (number, text) in [
      (0.1, "0.1"), (-1e300, "-1e+300"), (12, "12"), (-0.5, "-0.5"), (1e15, "1000000000000000.0"), (1e16, "1e+16"),
      (1e-6, "0.000001"), (-1.25e-5, "-0.0000125"), (9.5e-15, "0.0000000000000095"), (1e-16, "1e-16"),
    ] {
      #expect(number.decimalText == text)
      #expect(Double(decimalText: text) == number)
    }
    for text in ["", "inf", "nan", "1,5", "1e999"] { #expect(Double(decimalText: text) == nil, "\(text)") }
  }

  @Test("Two numbers are read around one separator, with spaces or without")
  func pairs() {
    let pair = NumberPair(text: " 3 × 4.5 ", separators: ["x", "×"])
    #expect(pair?.first == 3 && pair?.second == 4.5)
    for text in ["", "1x", "x1", "1x2x3", "1 2", "1,2"] {
      #expect(NumberPair(text: text, separators: ["x", "×"]) == nil, "\(text)")
    }
  }

  @Test("Two dots separate the bounds of a range")
  func bounds() {
    let bounds = " 1 .. 2.5 ".bounds
    #expect(bounds?.low == "1" && bounds?.high == "2.5")
    #expect("1-2".bounds == nil)
  }

  @Test("A faulty text is corrected in the ways that people err")
  func corrections() {
    #expect("1,5".corrections.first == "1.5")
    #expect("-3–4".corrections.contains("-3..4"))
    #expect("1...2".corrections.contains("1..2"))
    #expect("5..2".corrections.contains("2..5"))
    #expect("12".corrections.isEmpty)
    #expect(!String(repeating: "1,", count: 128).corrections.isEmpty)
    #expect(String(repeating: "1,", count: 129).corrections.isEmpty)
  }

  @Test("A place is the first one that fits byte for byte")
  func places() {
    let text = "a..b...c"
    #expect(text.firstPlace(of: "..").map { text[..<$0.lowerBound] } == "a")
    #expect(text.firstPlace(of: "...").map { text[..<$0.lowerBound] } == "a..b")
    #expect(text.firstPlace(of: "x") == nil)
    #expect("".firstPlace(of: "")?.isEmpty == true)
  }

  @Test("A text says another one only where that stands by itself")
  func words() {
    for (text, value) in [
      ("Quantity: 3", "3"), ("3 shots", "3"), ("33 or 3", "3"), ("At 12,5 °C.", "12,5 °C"), ("It is 3.", "3"),
      ("3-4 weeks", "3"), ("Fan", ""),
    ] {
      #expect(text.says(value), "\(text)")
    }
    for (text, value) in [
      ("Quantity: 30", "3"), ("Quantity: 13", "3"), ("3.5 bar", "3"), ("2,3", "3"), ("-3", "3"), ("Offer", "off"),
      ("", "3"),
      ("Channel 5b", "5"),
    ] {
      #expect(!text.says(value), "\(text)")
    }
  }
}
