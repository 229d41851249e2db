import FaceplateTesting
import Testing
import Values

@testable import PanelFile

/// Questions and messages of several lists of actions at a time.
@MainActor @Suite("Questions of panel files") struct OpenQuestionsTests {
  private static let text = """
    values:
      a: {type: switch}
      b: {type: switch}
      count: {type: number, in: 0..1000, step: 1}
    pages:
      start:
        body:
          - button: {name: first, label: A, tap: [{ask: "First?", yes: Yes}, {set: {a: true}}]}
          - button: {name: second, label: B, tap: [{ask: "Second?", yes: Yes}, {set: {b: true}}]}
          - button: {name: news, label: C, tap: [{tell: News}, {tell: More news}, {step: count}]}
          - button: {name: count, label: D, tap: [{tell: Counted}, {step: count}]}
    """

  private func answer(_ title: String, _ panel: ShownPanel) throws {
    try panel.harness.tap(title)
    try panel.harness.advance(by: .seconds(1))
  }

  @Test("Questions wait for each other, in their order, and none of the actions after them is lost")
  func order() throws {
    let panel = try ShownPanel(Self.text)
    for name in ["first", "news", "second"] { #expect(panel.model.press(name) == nil) }
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("First?") && !panel.harness.labels.contains("News"))
    try answer("Yes", panel)
    #expect(panel.kept("a") == "true")
    #expect(panel.harness.labels.contains("News") && !panel.harness.labels.contains("First?"))
    // The next message of the same list is shown after the question that was asked in the meantime.
    try answer("OK", panel)
    #expect(panel.harness.labels.contains("Second?"))
    try answer("Cancel", panel)
    #expect(panel.kept("b") == "false")
    #expect(panel.harness.labels.contains("More news") && panel.kept("count") == "0")
    try answer("OK", panel)
    #expect(panel.model.questions.shown.value == nil)
    #expect(panel.kept("count") == "1")
  }

  @Test("The second of two quick taps does not answer the next question")
  func doubleTap() throws {
    let panel = try ShownPanel(Self.text)
    func tap() throws { try panel.harness.tap(at: panel.harness.element("Yes").frame.center) }
    for name in ["first", "second"] { #expect(panel.model.press(name) == nil) }
    try panel.harness.advance(by: .seconds(1))
    try tap()
    #expect(panel.kept("a") == "true" && panel.harness.labels.contains("Second?"))
    try panel.harness.advance(by: .milliseconds(150))
    try tap()
    #expect(panel.kept("b") == "false" && panel.harness.labels.contains("Second?"))
    try panel.harness.advance(by: .milliseconds(500))
    try tap()
    #expect(panel.kept("b") == "true" && panel.model.questions.shown.value == nil)
  }

  @Test("The second of two quick presses of a key does not close the next message")
  func doublePress() throws {
    let panel = try ShownPanel(Self.text)
    #expect(panel.model.press("news") == nil)
    try panel.harness.advance(by: .seconds(1))
    try panel.harness.key(.tab)
    try panel.harness.key(.enter)
    try panel.harness.key(.enter)
    #expect(panel.harness.labels.contains("More news") && panel.kept("count") == "0")
    try panel.harness.advance(by: .milliseconds(500))
    try panel.harness.key(.enter)
    #expect(panel.model.questions.shown.value == nil && panel.kept("count") == "1")
  }

  @Test("A bounded number of questions is open, and the refusal of others is logged")
  func bound() throws {
    let panel = try ShownPanel(Self.text)
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    for _ in 0..<Limits.questions { #expect(panel.model.press("count") == nil) }
    #expect(lines == [])
    #expect(panel.model.press("count") == nil)
    #expect(panel.model.press("first") == nil)
    let why = "and the actions after it are not carried out: \(Limits.questions) others are open already"
    #expect(lines == ["a message is not shown, \(why)", "a question is not asked, \(why)"])
    try panel.harness.advance(by: .seconds(1))
    for _ in 0..<Limits.questions { try answer("OK", panel) }
    #expect(panel.model.questions.shown.value == nil)
    #expect(panel.kept("count") == "\(Limits.questions)" && panel.kept("a") == "false")
  }

  @Test("A question that appears under a finger does not take the press of the former one", arguments: [false, true])
  func underFinger(isIdle: Bool) throws {
    let panel = try ShownPanel(Self.text)
    for name in ["first", "second"] { #expect(panel.model.press(name) == nil) }
    try panel.harness.advance(by: .seconds(1))
    try panel.harness.press("Yes")
    if isIdle {
      panel.model.goHome()
      #expect(panel.model.questions.shown.value == nil)
      #expect(panel.model.press("second") == nil)
      try panel.harness.frame()
    } else {
      try panel.harness.key(.escape)
    }
    try panel.harness.advance(by: .seconds(1))
    try panel.harness.lift()
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Second?"))
    #expect(panel.kept("a") == "false" && panel.kept("b") == "false")
    try answer("Yes", panel)
    #expect(panel.kept("b") == "true" && panel.model.questions.shown.value == nil)
  }
}
