import FaceplateTesting
import Graphics
import Interface
import Testing

@testable import Faceplate

@Suite("Scenes on several displays")
struct ScenesTests {
  /// One counter, shown on two displays.
  private struct Shop: App {
    @State private var count = 0
    @State private var isAsking = false

    var body: some Scene {
      WindowGroup {
        VStack {
          Button("Add") { count += 1 }
          Button("Ask") { isAsking = true }
        }
      }
      WindowGroup(connector: "HDMI-A-2") {
        VStack {
          Text("Bill: \(count)")
          Button("Clear") { isAsking = true }
        }
        .alert("Clear it?", isPresented: $isAsking) { Button("Yes") { count = 0 } }
      }
    }
  }

  private func shop() throws -> Harness {
    try Harness(size: Size(width: 400, height: 700)) { ApplicationView(application: Shop()) }
  }

  private let panes = Panes(
    first: Rect(x: 0, y: 0, width: 400, height: 300),
    others: ["HDMI-A-2": Rect(x: 0, y: 300, width: 300, height: 400)])

  @Test("The program says which displays it wants, and does without them")
  func demand() throws {
    let panel = try shop()
    #expect(panel.stage.paneDemand.connectors == ["HDMI-A-2"])
    #expect(panel.contains("Add") && !panel.contains("Clear"))
  }

  @Test("Each view fills its own display, and both show one state")
  func shared() throws {
    let panel = try shop()
    panel.stage.panes = panes
    try panel.frame()
    let (add, clear) = (try panel.element("Add").frame, try panel.element("Clear").frame)
    #expect(panes.first.contains(add.center) && abs(add.midX - 200) < 1)
    #expect(panes.others["HDMI-A-2"]!.contains(clear.center) && abs(clear.midX - 150) < 1)
    try panel.tap("Add")
    #expect(panel.contains("Bill: 1"))
    panel.stage.panes = Panes(first: panes.first)
    try panel.frame()
    #expect(!panel.contains("Clear"))
    panel.stage.panes = panes
    try panel.frame()
    #expect(panel.contains("Bill: 1"))
  }

  @Test("A question stands on the display that asks it")
  func alert() throws {
    let panel = try shop()
    panel.stage.panes = panes
    try panel.frame()
    try panel.tap("Clear")
    try panel.advance(by: .seconds(1))
    let yes = try panel.element("Yes").frame
    #expect(panes.others["HDMI-A-2"]!.contains(yes.center) && abs(yes.midX - 150) < 100)
  }
}
