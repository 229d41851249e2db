import SeededRandom
import Testing

@testable import Values

@Suite("Number format", .seeded)
struct NumberFormatTests {
  @Test("12,45 € in German, €12.45 in English")
  func money() {
    #expect(NumberFormat.currency.text(minorUnits: 1245, in: .german) == "12,45\u{A0}€")
    #expect(NumberFormat.currency("€").text(minorUnits: 1245, in: .english) == "€12.45")
    #expect(NumberFormat.currency.text(minorUnits: 5567, in: .english) == "$55.67")
    #expect(NumberFormat.currency.text(minorUnits: -5, in: .german) == "-0,05\u{A0}€")
    #expect(NumberFormat.currency("¥").text(minorUnits: 1200, digits: 0, in: .english) == "¥1,200")
    #expect(NumberFormat.currency.fractionDigits(0).text(minorUnits: 1250, in: .english) == "$13")
    #expect(NumberFormat.currency.text(12.5, in: .english) == "$12.50")
    #expect(NumberFormat.currency.text(12.5) == "12.50")
  }

  @Test("9.2 Price and square feet")
  func ranges() {
    #expect(NumberFormat.currency.fractionDigits(0).text(7_750_000, in: .english) == "$7,750,000")
    #expect(NumberFormat.integer.text(21_000, in: .english) == "21,000")
    #expect(NumberFormat.integer.text(20_999.5, in: .english) == "21,000")
  }

  @Test("Integers, to their ends")
  func integers() {
    #expect(NumberFormat.number.text(0) == "0")
    #expect(NumberFormat.number.text(-7) == "-7")
    #expect(NumberFormat.number.text(Int.min, in: .english) == "-9,223,372,036,854,775,808")
    #expect(NumberFormat.number.text(UInt64.max, in: .german) == "18.446.744.073.709.551.615")
    #expect(NumberFormat.number.fractionDigits(2).text(3, in: .german) == "3,00")
    #expect(NumberFormat.number.text(999, in: .english) == "999")
    #expect(NumberFormat.number.text(-1000, in: .english) == "-1,000")
    #expect(NumberFormat.number.grouped(false).text(1000, in: .english) == "1000")
  }

  @Test(
    "Rounding is decimal, halves away from zero",
    arguments: [
      (1.005, 2, "1.01"), (-1.005, 2, "-1.01"), (0.125, 2, "0.13"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.5, 0, "1"),
      (0.49, 0, "0"), (0.049, 1, "0"), (0.05, 1, "0.1"), (9.995, 2, "10"), (0.994, 2, "0.99"), (99.96, 1, "100"),
      (1e-7, 3, "0"), (5e-7, 6, "0.000001"), (1e21, 2, "1000000000000000000000"),
      (0.1 + 0.2, 17, "0.30000000000000004"),
      (0.1 + 0.2, 3, "0.3"), (123.456, 2, "123.46"), (-0.0, 2, "0"), (-0.004, 2, "0"), (-0.04, 0, "0"),
    ])
  func rounding(value: Double, digits: Int, text: String) {
    #expect(NumberFormat.number.fractionDigits(0...digits).text(value) == text)
  }

  @Test("The least number of digits is kept, and nonsense does not trap")
  func padding() {
    #expect(NumberFormat.number.fractionDigits(1...3).text(2.0) == "2.0")
    #expect(NumberFormat.number.fractionDigits(1...3).text(2.25) == "2.25")
    #expect(NumberFormat.number.fractionDigits(2).text(0.0) == "0.00")
    #expect(NumberFormat.number.fractionDigits(2).text(-0.001) == "0.00")
    #expect(NumberFormat.number.fractionDigits(-4).text(2.25) == "2")
    #expect(NumberFormat.number.text(Float(0.1)) == "0.1")
    #expect(NumberFormat.number.text(3.14159) == "3.142")
    #expect(NumberFormat.number.text(Double.leastNonzeroMagnitude) == "0")
    #expect(NumberFormat.number.text(Double.greatestFiniteMagnitude).count == 309)
  }

  @Test("What is not a finite number is a dash", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(NumberFormat.currency.text(value, in: .english) == "–")
  }

  @Test("Percentages are exact")
  func percent() {
    #expect(NumberFormat.percent.text(0.25, in: .english) == "25%")
    #expect(NumberFormat.percent.text(0.25, in: .german) == "25\u{A0}%")
    #expect(NumberFormat.percent.text(0.285) == "29%")
    #expect(NumberFormat.percent.fractionDigits(0...1).text(0.285) == "28.5%")
    #expect(NumberFormat.percent.text(1) == "100%")
    #expect(NumberFormat.percent.text(-0.001) == "0%")
  }

  @Test("Seconds are written as a duration, with the decimal point of the language")
  func durations() {
    #expect(NumberFormat.duration.text(90) == "1 min 30 s")
    #expect(NumberFormat.duration.text(0) == "0 s")
    #expect(NumberFormat.duration.text(-4500.0) == "-1 h 15 min")
    #expect(NumberFormat.duration.text(61.25, in: .german) == "1 min 1,25 s")
    #expect(NumberFormat.duration.text(0.0005) == "0.5 ms")
    #expect(NumberFormat.duration.text(0.1 + 0.2) == "300 ms")
    #expect(NumberFormat.duration.fractionDigits(0).text(754.2857) == "12 min 34 s")
    #expect(NumberFormat.duration.text(1e13) == "–")
    #expect(NumberFormat.duration.text(Double.nan) == "–")
  }

  @Test("Prefix, suffix and unit")
  func units() {
    let degrees = NumberFormat.number.fractionDigits(1)
    #expect(degrees.unit("°C").text(21.45, in: .german) == "21,5\u{202F}°C")
    #expect(degrees.unit("°C", gap: .none).text(-3, in: .german) == "-3,0°C")
    #expect(NumberFormat.number.unit("km", gap: .full).text(3) == "3\u{A0}km")
    #expect(NumberFormat.number.prefix("Gain ").suffix(" dB").text(-6) == "Gain -6 dB")
    #expect(NumberFormat.number.text(of: Day(3), in: .posix).contains("3"))
    #expect(NumberFormat.number.text(of: 2.5, in: .german) == "2,5")
  }

  @Test("Grouping by other sizes, and another minus")
  func conventions() {
    var indian = NumberConventions.english
    indian.groupSizes = [3, 2]
    indian.minusSign = "−"
    #expect(NumberFormat.number.text(-12_345_678, in: indian) == "−1,23,45,678")
    indian.groupSizes = [3, 0]
    #expect(NumberFormat.number.text(12_345_678, in: indian) == "12345,678")
    #expect(NumberFormat.number.text(1234.5, in: .english) == "1,234.5")
  }

  @Test(
    "1.11 The widest text of a control", arguments: [(0...9, "9"), (0...10, "10"), (-5...5, "-5"), (-5...99, "99")])
  func widest(range: ClosedRange<Int>, text: String) {
    #expect(NumberFormat.number.widest(of: Stops(range)) == text)
  }

  @Test("1.11 The widest text knows grouping, fractions and whoever measures it")
  func widestFractions() {
    #expect(NumberFormat.number.widest(of: Stops(-999...1000), in: .english) == "1,000")
    #expect(NumberFormat.number.widest(of: Stops(0.0...1, step: 0.25)) == "0.25")
    #expect(NumberFormat.duration.widest(of: Stops(0.0...3600)) == "59 min 59 s")
    #expect(NumberFormat.duration.widest(of: Stops(0.0...3600, step: 30)) == "59 min 30 s")
    #expect(NumberFormat.number.widest(of: Stops(0.0...100)) == "100.000")
    #expect(NumberFormat.number.widest(of: Stops(0...100), measuredBy: { -Double($0.count) }) == "0")
    #expect(NumberFormat.number.widest(of: Stops(unboundedFrom: 0, step: 1)) == "")
  }

  @Test("Cents and Doubles agree at random", arguments: 0..<20 as Range<UInt64>)
  func agreement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let cents = Int.random(in: -10_000_000...10_000_000, using: &random)
      let format = NumberFormat.currency
      #expect(format.text(minorUnits: cents, in: .german) == format.text(Double(cents) / 100, in: .german))
    }
  }
}
