import Testing
import Values

@testable import PanelFile

@Suite("The numbers of a value")
struct NumberRulesTests {
  @Test("The format has the digits that the step needs, unless the file says how many")
  func digits() {
    var rules = NumberRules()
    (rules.step, rules.unit) = (0.25, "bar")
    #expect(rules.format.text(1.5) == "1.50\u{202F}bar")
    rules.digits = 1
    #expect(rules.format.text(1.5) == "1.5\u{202F}bar")
  }

  @Test(
    "The digits of a step are all shown, however small or long it is",
    arguments: [
      (1e-6, 3e-6, "0.000003"), (2.5e-6, 5e-6, "0.0000050"), (0.1, 0.3, "0.3"), (5, 15, "15"),
      (0.007, 0.021, "0.021"), (1_234_567.891, 1_234_567.891, "1234567.891"),
    ])
  func smallSteps(step: Double, value: Double, text: String) {
    var rules = NumberRules()
    rules.step = step
    #expect(rules.format.text(value) == text)
  }

  @Test("A range that is too narrow for three digits has more")
  func narrow() {
    var rules = NumberRules()
    rules.bounds = 0...0.01
    #expect(rules.format.text(0.0004) == "0.0004")
    rules.bounds = 0...1
    #expect(rules.format.text(0.12345) == "0.123")
  }

  @Test(
    "An amount of money has its sign where the language has it, and cents unless each step is a whole amount",
    arguments: [
      (nil, "€1,250.50", "1.250,50\u{A0}€"), (0.5, "€1,250.50", "1.250,50\u{A0}€"),
      (250, "€1,251", "1.251\u{A0}€"), (0.001, "€1,250.500", "1.250,500\u{A0}€"),
    ] as [(Double?, String, String)])
  func money(step: Double?, english: String, german: String) {
    var rules = NumberRules()
    (rules.step, rules.currency) = (step, "€")
    #expect(rules.format.text(1250.5, in: .english) == english)
    #expect(rules.format.text(1250.5, in: .german) == german)
    rules.digits = 1
    #expect(rules.format.text(1250.5, in: .english) == "€1,250.5")
  }

  @Test("A narrow range of money keeps the digits of the currency")
  func narrowMoney() {
    var rules = NumberRules()
    (rules.bounds, rules.currency) = (0...0.5, "€")
    #expect(rules.format.text(0.25, in: .english) == "€0.25")
    #expect(rules.inWords { $0.decimalText } == " from 0 to 0.5 €")
  }

  @Test("Groups of digits can be left out")
  func groups() {
    var rules = NumberRules()
    #expect(rules.format.text(2026, in: .english) == "2,026")
    rules.isGrouped = false
    #expect(rules.format.text(2026, in: .english) == "2026")
  }

  @Test("A number goes to the nearest step within the bounds, and without bounds stays as it is")
  func snapped() {
    var rules = NumberRules()
    #expect(rules.snapped(1.3) == 1.3)
    (rules.bounds, rules.step) = (0...10, 2)
    #expect(rules.snapped(5.1) == 6)
    #expect(rules.snapped(99) == 10)
    #expect(rules.snapped(-1...3.2) == 0...4)
    rules.distance = 4
    let wide = rules.snapped(2...2)
    #expect(wide.upperBound - wide.lowerBound == 4)
  }

  @Test("Bounds and steps are put into words, and zero is the first value where it is allowed")
  func words() {
    var rules = NumberRules()
    #expect(rules.inWords { "\($0)" } == "")
    #expect(rules.nearestToZero == 0)
    (rules.bounds, rules.step, rules.unit) = (5...10, 1, "°C")
    #expect(rules.inWords { "\(Int($0))" } == " from 5 to 10 °C in steps of 1")
    #expect(rules.nearestToZero == 5)
  }
}
