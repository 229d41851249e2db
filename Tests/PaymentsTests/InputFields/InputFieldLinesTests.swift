import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Headless
@testable import Runtime

/// What the numbered lines say of input fields with rules of one's own.
@Suite("Input fields, line by line")
struct InputFieldLinesTests {
  private struct Form: View {
    let style: String
    let answer: Duration
    @State private var text = ""

    var body: some View {
      VStack {
        Group {
          if style == "rounded" { field.inputFieldStyle(.rounded) } else { field }
        }
        Button("Other") {}
      }
      .padding(20)
    }

    private var field: some View {
      InputField(
        "Voucher", text: $text,
        rules: [
          .required("A voucher is needed"), .length(4...4, "A voucher has four characters"),
          InputRule("Letters only") { $0.allSatisfy(\.isLetter) },
          InputRule(
            "No such voucher",
            asynchronously: { text in
              try await Task.sleep(for: answer)
              return text == "ABCD"
            }),
          InputRule(
            "Used already",
            asynchronously: { _ in
              try await Task.sleep(for: answer)
              return false
            }),
        ])
    }
  }

  private func type(_ text: String, _ panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  private func texts(_ panel: Harness) -> [String] { LintSurvey(panel.stage).texts.map(\.fit.text) }

  @Test(
    "6.9 Of several rules of one's own, also several that others answer, the first that is not fulfilled is shown",
    arguments: [
      ("A", "A voucher has four characters"), ("AB12", "Letters only"), ("ABCX", "No such voucher"),
      ("ABCD", "Used already"),
    ], ["automatic", "rounded"])
  func rules(typed: (text: String, message: String), style: String) async throws {
    let panel = try Harness { Form(style: style, answer: .milliseconds(50)) }
    try panel.key(.tab)
    try type(typed.text, panel)
    try panel.key(.tab)
    try await panel.advance(by: .seconds(1))
    #expect(texts(panel).contains(typed.message))
    #expect(try panel.element("Voucher").hint == typed.message)
  }

  @Test("6.9 What is required is asked for when the empty field is submitted")
  func required() throws {
    let panel = try Harness { Form(style: "automatic", answer: .seconds(1)) }
    try panel.key(.tab)
    try panel.key(.enter)
    #expect(texts(panel).contains("A voucher is needed"))
  }

  @Test(
    "6.9, 6.15 A spinner comes by itself, redraws only its own rectangle, and goes with the answer",
    arguments: ["automatic", "rounded"])
  func spinner(style: String) async throws {
    let panel = try Harness { Form(style: style, answer: .seconds(2)) }
    try panel.key(.tab)
    try type("ABCX", panel)
    try panel.key(.tab)
    // The caret of a field without focus does not blink: nothing moves before the question.
    try await panel.advance(by: .milliseconds(280))
    #expect(try await turns(panel, for: .zero).isEmpty)
    try await panel.advance(by: .milliseconds(100))
    let field = try panel.element("Voucher").frame
    let rects = try await turns(panel, for: .seconds(1))
    let spinner = try #require(rects.first).size
    #expect(rects.count > 3 && spinner.width <= 40 && spinner.height <= 40)
    for rect in rects {
      // Beside the text, at its trailing end.
      #expect(rect.minX >= field.maxX - 1 && abs(rect.midY - field.midY) < 2, "\(rect) \(field)")
    }
    try await panel.advance(by: .seconds(1))
    #expect(texts(panel).contains("No such voucher"))
    #expect(try await turns(panel, for: .seconds(1)).isEmpty)
  }

  /// The damage of the frames in a time in which nobody does anything.
  private func turns(_ panel: Harness, for time: Duration) async throws -> [Rect] {
    var rects: [Rect] = []
    var rest = time
    try panel.frame()
    while rest > .zero {
      panel.drawsFrames = false
      try await panel.advance(by: .milliseconds(50))
      panel.drawsFrames = true
      try panel.frame()
      rects += panel.damage.rects.map {
        Rect(x: Double($0.minX), y: Double($0.minY), width: Double($0.width), height: Double($0.height))
      }
      rest -= .milliseconds(50)
    }
    return rects
  }
}
