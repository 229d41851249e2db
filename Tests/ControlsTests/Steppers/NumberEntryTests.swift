import FaceplateTesting
import Graphics
import TestFixtures
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("A number that is typed into a stepper") struct NumberEntryTests {
  private struct Panel: View {
    @State var value = 120

    var body: some View { Stepper("Number", value: $value, in: 3...480, step: 1) }
  }

  private func type(_ text: String, on panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  @Test("Digits at the focused stepper begin an entry; Enter accepts it, and Escape keeps the value")
  func keys() throws {
    let panel = try Harness { Panel() }
    try panel.key(.tab)
    try type("25", on: panel)
    #expect(try panel.value(of: "Number") == "25")
    try panel.key(.escape)
    #expect(try panel.value(of: "Number") == "120")
    try type("257", on: panel)
    try panel.key(.backspace)
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "25")
    try panel.key(.up)
    #expect(try panel.value(of: "Number") == "26")
  }

  @Test("A tap on the value opens the keypad of digits, and Done accepts")
  func touch() throws {
    let panel = try Harness { Panel() }
    let (less, more) = try (
      panel.element("Decrement", in: "Number").frame, panel.element("Increment", in: "Number").frame
    )
    try panel.tap(at: Point(x: (less.maxX + more.minX) / 2, y: less.midY))
    #expect(panel.contains("7"))
    #expect(!panel.contains("."))
    #expect(!panel.contains("-"))
    for key in ["4", "7", "Done"] { try panel.tap(key) }
    #expect(try panel.value(of: "Number") == "47")
    #expect(!panel.contains("7"))
  }

  @Test("A number beyond the range becomes its bound, which a second Enter accepts")
  func bounds() throws {
    let panel = try Harness { Panel() }
    try panel.key(.tab)
    try type("999", on: panel)
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "480")
    try panel.key(.escape)
    #expect(try panel.value(of: "Number") == "120")
  }

  @Test("A decimal mark and a sign can be typed where the range and the step allow them")
  func form() throws {
    func form(_ bounds: ClosedRange<Double>, _ step: Double, _ format: NumberFormat = .number) -> NumberEntryForm? {
      SteppedValue(Binding.constant(0.0), stops: Stops(bounds, step: step), format: format).entryForm(.german)
    }
    let whole = try #require(form(3...480, 1))
    let fine = try #require(form(-5...5, 0.5))
    #expect(whole.text("12,5") == nil && whole.text("-1") == nil && whole.text("12") == "12")
    #expect(fine.text("-2.5") == "-2,5" && fine.text("2-") == nil && fine.text("1,2,") == nil)
    #expect(fine.number("-2,5") == -2.5 && fine.number("-") == nil)
    #expect(try #require(form(0...1, 0.01, .percent)).hasFraction == false)
  }
}
