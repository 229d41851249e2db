import Controls
import FaceplateTesting
import Graphics
import Looks
import Runtime
import Testing

@testable import Faceplate
@testable import Operation

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

  /// A program that hears of changes from its scene, by the closures with one value.
  private struct Counter: App {
    @State private var count = 0
    @State private var heard = 0

    var body: some Scene {
      WindowGroup {
        VStack {
          Button("Add") { count += 1 }
          Text("Heard \(heard)")
        }
      }
      .onChange(of: count) { new in heard = new }
    }
  }

  @Test("A scene hears of a change by a closure with the new value")
  func change() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { ApplicationView(application: Counter()) }
    try panel.tap("Add")
    #expect(panel.contains("Heard 1"))
  }

  private let displayRegions = DisplayRegions(
    first: Rect(x: 0, y: 0, width: 400, height: 300),
    others: ["HDMI-A-2": Rect(x: 0, y: 300, width: 300, height: 400)])

  @Test("The program says which displays it wants, and does without them")
  func demand() throws {
    let panel = try shop()
    #expect(panel.stage.demandedConnectors == ["HDMI-A-2"])
    #expect(panel.contains("Add") && !panel.contains("Clear"))
  }

  @Test("Each view fills its own display, and both show one state")
  func shared() throws {
    let panel = try shop()
    panel.stage.displayRegions = displayRegions
    try panel.frame()
    let (add, clear) = (try panel.element("Add").frame, try panel.element("Clear").frame)
    #expect(displayRegions.first.contains(add.center) && abs(add.midX - 200) < 1)
    #expect(displayRegions.others["HDMI-A-2"]!.contains(clear.center) && abs(clear.midX - 150) < 1)
    try panel.tap("Add")
    #expect(panel.contains("Bill: 1"))
    panel.stage.displayRegions = DisplayRegions(first: displayRegions.first)
    try panel.frame()
    #expect(!panel.contains("Clear"))
    panel.stage.displayRegions = displayRegions
    try panel.frame()
    #expect(panel.contains("Bill: 1"))
  }

  @Test("A display with a scale of its own shows what it would show by itself")
  func scaled() throws {
    let panel = try shop()
    panel.stage.displayRegions = DisplayRegions(
      first: displayRegions.first, others: ["HDMI-A-2": Rect(x: 0, y: 300, width: 300, height: 400)],
      factors: ["HDMI-A-2": 1.25]
    )
    try panel.frame()
    let alone = try Harness(size: Size(width: 240, height: 320), scale: 1.25) {
      VStack {
        Text("Bill: 0")
        Button("Clear") {}
      }
    }
    var differing = 0
    for y in 0..<400 {
      for x in 0..<300 where alone.bitmap[x, y] != panel.bitmap[x, y + 300] { differing += 1 }
    }
    #expect(differing == 0)
    #expect(panel.bitmap[399, 699] == panel.bitmap[399, 310])
    try panel.tap("Clear")
    try panel.advance(by: .seconds(1))
    #expect(abs(try panel.element("Yes").frame.midX - 150) < 100)
    try panel.tap("Yes")
    try panel.tap("Add")
    #expect(panel.contains("Bill: 1"))
  }

  @Test("Each display has the class and the size of its own screen, not those of the surface that both share")
  func classes() throws {
    struct Reading: View {
      @Environment(\.screenClass) private var screenClass
      @Environment(\.horizontalSizeClass) private var width
      let name: String
      var body: some View {
        Text("\(name): \(String(describing: screenClass)), \(width == .compact ? "compact" : "regular")")
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 1200)) {
      WindowsView(windows: [
        SceneWindow(connector: nil, root: AnyView(Reading(name: "first"))),
        SceneWindow(connector: "HDMI-A-2", root: AnyView(Reading(name: "second"))),
      ])
    }
    #expect(panel.contains("first: tall, regular"))
    panel.stage.displayRegions = DisplayRegions(
      first: Rect(x: 0, y: 0, width: 800, height: 600),
      others: ["HDMI-A-2": Rect(x: 0, y: 600, width: 480, height: 272)], factors: ["HDMI-A-2": 1.25])
    try panel.frame()
    #expect(panel.contains("first: expanded, regular"))
    #expect(panel.contains("second: tiny, compact"))
  }

  @Test("A scroll view there follows the finger")
  func scrolled() throws {
    let panel = try Harness(size: Size(width: 400, height: 600)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 40) } } }
        .frame(maxWidth: .infinity, maxHeight: .infinity).regionScale(1.5)
    }
    let before = try panel.element("Row 4").frame.midY
    try panel.press("Row 4")
    try panel.move(dx: 0, dy: -100, steps: 20)
    let way = before - (try panel.element("Row 4").frame.midY)
    // Less than the finger's way by the slop, and no more than that.
    #expect(way > 85 && way <= 100)
  }

  @Test("A question stands on the display that asks it")
  func alert() throws {
    let panel = try shop()
    panel.stage.displayRegions = displayRegions
    try panel.frame()
    try panel.tap("Clear")
    try panel.advance(by: .seconds(1))
    let yes = try panel.element("Yes").frame
    #expect(displayRegions.others["HDMI-A-2"]!.contains(yes.center) && abs(yes.midX - 150) < 100)
  }

  @Test("A question holds up its own display and no other")
  func free() throws {
    let panel = try shop()
    panel.stage.displayRegions = displayRegions
    try panel.frame()
    try panel.tap("Clear")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Clear") && panel.contains("Yes"))
    #expect(panel.bitmap[10, 10] != panel.bitmap[10, 690])
    try panel.tap("Add")
    try panel.tap("Add")
    #expect(panel.contains("Yes"))
    try panel.tap("Yes")
    try panel.tap("Add")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Bill: 1") && !panel.contains("Yes"))
  }

  @Test("Sources name their windows in several ways, and each fills a display")
  func names() {
    let name = "Oven"
    let scenes = [
      WindowGroup("Oven") { Text("a") }.windows, WindowGroup(name) { Text("a") }.windows,
      WindowGroup(Text("Oven")) { Text("a") }.windows, WindowGroup(id: "oven") { Text("a") }.windows,
    ]
    #expect(scenes.allSatisfy { $0.count == 1 && $0[0].connector == nil })
  }
}
