import FaceplateTesting
import Graphics
import Observation
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Harness")
struct HarnessTests {
  private struct Panel: View {
    @State var count = 1
    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...9)
        Stepper("Other", value: $count, in: 0...9)
      }
    }
  }

  @MainActor @Observable final class Brewer {
    private(set) var isDone = false

    func brew() {
      Task {
        try? await Task.sleep(for: .seconds(3_600))
        isDone = true
      }
    }
  }

  private func message(_ action: () throws -> Void) -> String {
    do {
      try action()
      return ""
    } catch { return "\(error)" }
  }

  @Test("What is not there is an error that lists what is")
  func notFound() throws {
    let panel = try Harness { Panel() }
    let missing = message { try panel.tap("Cuont") }
    #expect(missing.contains("no element “Cuont”") && missing.contains("“Count” (stepper)"))
    #expect(message { try panel.tap("Reset", in: "Count") }.contains("“Increment” (button)"))
    #expect(message { try panel.tap("Increment") }.contains("2 elements “Increment”"))
    #expect(message { try panel.lift(contact: 3) }.contains("finger 3"))
    #expect(message { try panel.activate("Count") }.contains("cannot be pressed"))
  }

  @Test("Blanks of any kind are equal in a name")
  func blanks() throws {
    let panel = try Harness {
      VStack {
        Text("Limit\u{00A0}1")
        Text("21.5\u{202F}°C").accessibilityLabel("Oven 21.5\u{202F}°C, hot")
      }
    }
    #expect(try panel.element("Limit 1").label == "Limit\u{00A0}1")
    #expect(try panel.element("Oven 21.5 °C").label == "Oven 21.5\u{202F}°C, hot")
  }

  @Test("The first part of a label that has several is enough, and a whole label takes precedence over it")
  func firstPart() throws {
    let panel = try Harness {
      VStack {
        Text("Tank empty").accessibilityLabel("Tank empty, Not acknowledged")
        Text("Tank").accessibilityIdentifier("tank")
        Button("Machine, 1") {}
      }
    }
    #expect(panel.contains("Tank empty") && !panel.contains("Tank em") && !panel.contains("Not acknowledged"))
    #expect(try panel.element("Tank").label == "Tank" && panel.element("tank").label == "Tank")
    #expect(try panel.element("Machine").label == "Machine, 1")
    try panel.turn(to: "Machine")
    #expect(panel.focusedLabels == ["Machine, 1"])
  }

  @Test("Of a title and the control of the same name, the control is meant")
  func titles() throws {
    struct Dial: View {
      @State var value = 4
      var body: some View {
        VStack {
          Text("Grind")
          Color.gray.frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("Grind")
            .accessibilityValue("\(value)").accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
            .onTapGesture { value = 9 }
        }
      }
    }
    let panel = try Harness { Dial() }
    #expect(try panel.value(of: "Grind") == "4")
    try panel.adjust("Grind", by: 1)
    #expect(try panel.value(of: "Grind") == "5")
    try panel.tap("Grind")
    #expect(try panel.value(of: "Grind") == "9")
  }

  @Test("A task of a model that the test calls follows the panel's time")
  func performed() async throws {
    struct Page: View {
      let brewer: Brewer
      var body: some View { Text(brewer.isDone ? "Done" : "Waiting") }
    }
    let brewer = Brewer()
    let panel = try Harness { Page(brewer: brewer) }
    try panel.perform { brewer.brew() }
    try await panel.advance(by: .seconds(3_599))
    #expect(!brewer.isDone && panel.contains("Waiting"))
    try await panel.advance(by: .seconds(2))
    #expect(brewer.isDone && panel.contains("Done"))
  }

  @Test("Pictures can be taken, compared and written")
  func pictures() throws {
    let panel = try Harness(size: Size(width: 200, height: 100), scale: 1.5) { Panel() }
    let before = panel.snapshot()
    try panel.tap("Increment", in: "Count")
    #expect(before.width == 300 && before.height == 150 && panel.snapshot() != before)
    #expect(try PNG.decode(panel.png()) == panel.bitmap)
  }

  @Test("A picture that is not that of a full draw is found")
  func faultyPicture() throws {
    let panel = try Harness(size: Size(width: 100, height: 100)) { Panel() }
    panel.bitmap[50, 20] ^= 1
    let fault = message { try panel.check() }
    #expect(fault.contains("1 pixels differ") && fault.contains("x 50..<51, y 20..<21"))
  }

  @Test("A stage that does not come to rest says why")
  func restless() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let now = count
        let _ = count = now + 1
        Color(white: Double(now % 7) / 7)
      }
    }
    let fault = message { _ = try Harness(size: Size(width: 100, height: 100)) { Restless() } }
    #expect(fault.contains("draws again") && fault.contains("each time it is built"), "\(fault)")
  }

  @Test("A touch of an element that answers to none is reported")
  func deadTouch() throws {
    let panel = try Harness(size: Size(width: 200, height: 300)) {
      VStack {
        Text("Dead")
        Button("Alive") {}
        Button("Off") {}.disabled(true)
        ScrollView { Text("Scrolled").frame(height: 900) }
      }
    }
    for name in ["Alive", "Off"] { try panel.tap(name) }
    #expect(panel.reports.isEmpty)
    try panel.tap("Dead")
    #expect(panel.reports.count == 1 && panel.reports[0].contains("“Dead”"), "\(panel.reports)")
  }

  @Test("What a bar covers is scrolled from under it before it is touched")
  func underABar() throws {
    struct Page: View {
      @State private var touched = "nothing"
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { row in Button("Row \(row)") { touched = "row \(row)" }.frame(height: 50) }
          }
        }
        .safeAreaInset(edge: .bottom) { Button("Bar") { touched = "bar" }.frame(maxWidth: .infinity, minHeight: 60) }
        .overlay { Text("touched \(touched)") }
      }
    }
    let panel = try Harness(size: Size(width: 200, height: 240)) { Page() }
    try panel.tap("Row 4")
    #expect(panel.contains("touched row 4"), "\(panel.labels)")
  }

  @Test("Frames that only time makes due are compared as well")
  func faultInTime() throws {
    let panel = try Harness(size: Size(width: 100, height: 100)) { ProgressView() }
    try panel.frame()
    panel.bitmap[3, 3] ^= 1
    #expect(message { try panel.advance(by: .milliseconds(10)) }.contains("1 pixels differ"))
  }
}
