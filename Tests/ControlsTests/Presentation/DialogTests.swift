import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("Dialogs")
struct DialogTests {
  private struct Panel: View {
    let log: Log
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
        Button("Choose") { isChoosing = true }
        Button("Open") { isOpen = true }
      }
      .alert("Stop?", isPresented: $isAsking) {
        Button("Stop", role: .destructive) { log.note("stop") }
        Button("Go on", role: .cancel) { log.note("go on") }
      } message: {
        Text("The wash is not done.")
      }
      .confirmationDialog("Delete", isPresented: $isChoosing) {
        Button("One") { log.note("one") }
        Button("All") { log.note("all") }
      }
      .sheet(isPresented: $isOpen, onDismiss: { log.note("closed") }) { Inside(putAway: { isOpen = false }) }
    }
  }

  private struct Inside: View {
    let putAway: () -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text(isPresented ? "presented" : "not")
        Button("Close") { dismiss() }
        Button("Put away", action: putAway)
      }
    }
  }

  @Test("An alert covers the panel until it is answered, by touch")
  func alert() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    let choose = try panel.element("Choose").frame.center
    try panel.tap("Ask")
    #expect(
      panel.accessibilityDump == """
        dialog "Stop?"
          text "Stop?"
          text "The wash is not done."
          button "Stop"
          button "Go on"

        """)
    try panel.tap(at: Point(x: 20, y: 20))
    #expect(panel.contains("Stop") && !panel.contains("Choose"))
    try panel.tap("Stop")
    #expect(log.take() == ["stop"] && panel.contains("Choose") && !panel.contains("Stop"))
    try panel.tap(at: choose)
    #expect(panel.contains("One"))
  }

  @Test("The focus stays in an alert, and answers are pressed by knob and keys")
  func knob() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.key(.tab)
    try panel.key(.enter)
    #expect(panel.contains("Stop") && panel.stage.focus.isVisible)
    try panel.key(.enter)
    #expect(
      log.take() == ["go on"] && !panel.contains("Stop"), "The answer that changes nothing has the focus at once.")
    try panel.key(.enter)
    for _ in 0..<3 { try panel.key(.tab) }
    try panel.key(.enter)
    #expect(log.take() == ["stop"])
    try panel.tap("Ask")
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(log.take() == ["go on"] && !panel.contains("Stop"))
  }

  /// A question that is followed by another one at once.
  private struct Chain: View {
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("Before") {}
        Button("Ask") { isFirst = true }
      }
      .alert("Really?", isPresented: $isFirst) {
        Button("Yes") { isSecond = true }
      }
      .sheet(isPresented: $isSecond) {
        Button("Done") { isSecond = false }
      }
    }
  }

  @Observable final class Fault { var isOn = false }

  @Test("A question that comes by itself is not answered by the press that was meant for the page")
  func unasked() throws {
    struct Page: View {
      let log: Log
      @Bindable var fault: Fault
      var body: some View {
        Button("Start") { log.note("start") }
          .alert("Too hot", isPresented: $fault.isOn) {
            Button("Wait") { log.note("wait") }
            Button("Stop") { log.note("stop") }
          }
      }
    }
    let (log, fault) = (Log(), Fault())
    let panel = try Harness { Page(log: log, fault: fault) }
    try panel.turn(by: 1)
    fault.isOn = true
    try panel.advance(by: .seconds(1))
    try panel.pressKnob()
    #expect(log.take() == [] && panel.contains("Too hot"), "The press shows where the next one goes.")
    try panel.pressKnob()
    #expect(log.take() == ["wait"] && !panel.contains("Too hot"))
  }

  /// The label of the view that has the focus.
  private func focused(_ panel: Harness) -> String? {
    panel.stage.focus.current?.layoutNode.behavior.elements.first?.label
  }

  @Test("After two dialogs, one after the other, the focus is back where it was before both")
  func chain() throws {
    let panel = try Harness { Chain() }
    try panel.key(.tab)
    try panel.key(.tab)
    try panel.key(.enter)
    #expect(focused(panel) == "Yes")
    try panel.key(.enter)
    #expect(!panel.contains("Yes"))
    #expect(focused(panel) == "Done")
    try panel.key(.enter)
    #expect(!panel.contains("Done"))
    #expect(focused(panel) == "Ask")
    #expect(panel.stage.focus.layers.isEmpty)
  }

  @Test("A choice can be left as it was: by the answer that is added, or by a touch beside it")
  func confirmation() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.tap("Choose")
    try panel.tap("Cancel")
    #expect(!panel.contains("One"))
    try panel.tap("Choose")
    try panel.tap(at: Point(x: 20, y: 20))
    #expect(!panel.contains("One"))
    try panel.tap("Choose")
    try panel.tap("All")
    #expect(log.take() == ["all"] && !panel.contains("One"))
  }

  @Test("A sheet closes from inside, or by a touch beside it, and says so")
  func sheet() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.tap("Open")
    #expect(panel.contains("presented") && !panel.contains("Ask"))
    try panel.tap("Close")
    #expect(log.take() == ["closed"] && panel.contains("Ask"))
    try panel.tap("Open")
    try panel.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["closed"] && panel.contains("Ask"))
    try panel.tap("Open")
    try panel.tap("Put away")
    #expect(log.take() == ["closed"] && panel.contains("Ask"))
  }

  @Test("A menu's lines act and close it; a menu with an action of its own comes up when held")
  func menu() throws {
    var done: [String] = []
    let panel = try Harness {
      VStack {
        Menu("More") {
          Button("Rename") { done.append("rename") }
          Button("Delete", role: .destructive) { done.append("delete") }
        }
        Menu("Add") {
          Button("Ten") { done.append("ten") }
        } primaryAction: {
          done.append("one")
        }
      }
    }
    try panel.tap("More")
    try panel.tap("Delete")
    #expect(done == ["delete"] && !panel.contains("Rename"))
    try panel.tap("Add")
    #expect(done == ["delete", "one"] && !panel.contains("Ten"))
    try panel.perform("Show menu", on: "Add")
    try panel.tap("Ten")
    #expect(done == ["delete", "one", "ten"])
  }

  @Test("The words of an alert grow to the first size for accessibility where the screen has room for them")
  func largeText() throws {
    for (size, factor) in [
      (Size(width: 800, height: 480), DynamicTypeSize.accessibility1.factor),
      (Size(width: 320, height: 240), DynamicTypeSize.xxxLarge.factor),
    ] {
      let panel = try Harness(size: size) { Panel(log: Log()) }
      try panel.setEnvironment { $0.dynamicTypeSize = .accessibility1 }
      try panel.tap("Ask")
      try panel.advance(by: .seconds(1))
      let texts = LintSurvey(panel.stage).texts.map(\.fit)
      let title = try #require(texts.first { $0.text == "Stop?" })
      let message = try #require(texts.first { $0.text == "The wash is not done." })
      #expect(!title.isTruncated && !message.isTruncated)
      let scale = ScreenMetrics.of(ScreenClass(size)).typeScale
      #expect(abs(title.fontSize - 17 * factor * scale) < 0.6, "\(title.fontSize)")
      #expect(Rect(origin: .zero, size: size).contains(try panel.element("Go on").frame))
    }
  }

  @Test("A long answer takes two lines on a narrow screen, and a short one keeps its height")
  func longAnswer() throws {
    let panel = try Harness(size: Size(width: 240, height: 320)) {
      Text("Page").alert("Stop?", isPresented: .constant(true)) {
        Button("Perform the emergency shutdown", role: .destructive) {}
        Button("Go on", role: .cancel) {}
      }
    }
    try panel.advance(by: .seconds(1))
    let answer = try #require(
      LintSurvey(panel.stage).texts.first { $0.fit.text == "Perform the emergency shutdown" })
    #expect(!answer.fit.isTruncated)
    let (button, short) = (try panel.element("Perform the emergency shutdown").frame, try panel.element("Go on").frame)
    #expect(button.contains(answer.frame) && answer.frame.height > 30, "\(button), \(answer.frame)")
    #expect(abs(short.height - ControlMetrics.leastTarget) < 1, "\(short)")
  }

  @Test("In large text on a narrow screen, a long question and a long answer shrink before they are cut")
  func longQuestion() throws {
    let panel = try Harness(size: Size(width: 240, height: 320)) {
      Text("Page").alert(
        "Shut down the boiler and the circulation pumps now? They start again by hand only.",
        isPresented: .constant(true)
      ) {
        Button("Perform the emergency shutdown", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility3 }
    try panel.advance(by: .seconds(1))
    let texts = LintSurvey(panel.stage).texts.map(\.fit)
    #expect(texts.contains { $0.text.hasPrefix("Shut down") } && texts.contains { $0.text.hasPrefix("Perform") })
    #expect(texts.filter(\.isTruncated).map(\.text) == [])
  }
}
