import FaceplateTesting
import Graphics
import Observation
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What is typed into a stepper and may be no number") struct NoNumberTests {
  @Observable final class Model {
    var value = 1.0
  }

  private struct Panel: View {
    let model: Model
    let range: ClosedRange<Double>
    let step: Double

    var body: some View {
      Stepper(
        "Number", value: Binding(get: { model.value }, set: { model.value = $0 }), in: range, step: step,
        format: .number)
    }
  }

  private func panel(_ model: Model, in range: ClosedRange<Double>, step: Double) throws -> Harness {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Panel(model: model, range: range, step: step) }
    try panel.setEnvironment { $0.numberConventions = .english }
    return panel
  }

  private func type(_ text: String, on panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  @Test(
    "What is no number is not set, and an example of one is said",
    arguments: ["5e1", "1 5", "0x10", "5-", "1.2.3", "--5", "1234567890123456"])
  func noNumber(text: String) throws {
    let model = Model()
    let panel = try panel(model, in: -100...100, step: 0.1)
    try panel.key(.tab)
    try type(text, on: panel)
    try panel.key(.enter)
    #expect(model.value == 1)
    #expect(panel.announcements.last == "Enter a number such as 1,234.5")
  }

  @Test("A comma is a decimal mark on a panel in English where it groups no digits")
  func decimalComma() throws {
    let model = Model()
    let panel = try panel(model, in: 0...6000, step: 0.1)
    try panel.key(.tab)
    for (text, number) in [("0,5", 0.5), ("0,500", 0.5), ("1,234", 1234)] {
      try type(text, on: panel)
      try panel.key(.enter)
      #expect(model.value == number)
    }
  }

  @Test("A sign or a decimal mark that the numbers of a stepper do not have is not left out of what is typed")
  func sign() throws {
    let model = Model()
    let panel = try panel(model, in: 0...480, step: 1)
    try panel.key(.tab)
    for text in ["-5", ".5", "12.5"] {
      try type(text, on: panel)
      #expect(try panel.value(of: "Number") == text)
      try panel.key(.enter)
      #expect(model.value == 1)
      try panel.key(.escape)
    }
  }
}
