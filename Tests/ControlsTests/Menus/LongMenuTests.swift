import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Menus with more entries than the screen has room for.
@Suite("Long menus")
struct LongMenuTests {
  private struct Choice: View {
    @State var chosen = 150

    var body: some View {
      VStack {
        Picker("Options", selection: $chosen) { ForEach(0..<200, id: \.self) { Text("Option \($0)") } }
          .pickerStyle(.menu)
        Text("chosen \(chosen)")
        Spacer()
      }
    }
  }

  private struct Actions: View {
    @State private var done = "nothing"

    var body: some View {
      VStack {
        Menu("More") { ForEach(0..<30, id: \.self) { entry in Button("Entry \(entry)") { done = "entry \(entry)" } } }
        Text("done \(done)")
        Spacer()
      }
    }
  }

  nonisolated private static let sizes = [
    Size(width: 320, height: 240), Size(width: 480, height: 272), Size(width: 800, height: 480),
  ]

  private func panel<Content: View>(_ size: Size, _ view: Content) throws -> Harness {
    let panel = try Harness(size: size) { view }
    panel.checksFrames = false
    return panel
  }

  private func isSeen(_ label: String, _ panel: Harness, _ size: Size) throws -> Bool {
    let frame = try panel.element(label).frame
    return frame.minY >= 0 && frame.maxY <= size.height && frame.minX >= 0 && frame.maxX <= size.width
  }

  @Test("A menu opens where the selected option is seen, and a finger scrolls it without choosing", arguments: sizes)
  func finger(size: Size) throws {
    let panel = try panel(size, Choice())
    try panel.activate("Options")
    #expect(try isSeen("Option 150", panel, size))
    let before = try panel.element("Option 150").frame.minY
    try panel.press(at: Point(x: panel.element("Option 150").frame.midX, y: size.height / 2))
    try panel.move(dx: 0, dy: -80, steps: 8)
    try panel.lift()
    try panel.advance(by: .seconds(5))
    #expect(try panel.element("Option 150").frame.minY < before - 40)
    #expect(panel.contains("Option 149"))
    try panel.tap("Option 152")
    #expect(panel.contains("chosen 152") && !panel.contains("Option 10"))
  }

  @Test("A wheel scrolls a menu", arguments: sizes)
  func wheel(size: Size) throws {
    let panel = try panel(size, Choice())
    try panel.activate("Options")
    let before = try panel.element("Option 150").frame
    try panel.send(.wheel(by: Size(width: 0, height: 60), at: Point(x: before.midX, y: size.height / 2)))
    #expect(try panel.element("Option 150").frame.minY == before.minY - 60)
  }

  @Test("The option that knob or keys have come to is seen", arguments: sizes)
  func knob(size: Size) throws {
    let panel = try panel(size, Choice(chosen: 3))
    try panel.turn(to: "Options")
    try panel.pressKnob()
    try panel.turn(by: 20)
    try panel.advance(by: .seconds(2))
    #expect(try isSeen("Option 23", panel, size))
    try panel.key(.end)
    try panel.advance(by: .seconds(2))
    #expect(try isSeen("Option 199", panel, size))
    try panel.pressKnob()
    #expect(panel.contains("chosen 199"))
  }

  @Test("Every entry of a menu of actions can be reached by finger and by knob", arguments: sizes)
  func actions(size: Size) throws {
    let panel = try panel(size, Actions())
    try panel.tap("More")
    #expect(try isSeen("Entry 0", panel, size))
    try panel.tap("Entry 29")
    #expect(panel.contains("done entry 29"))
    try panel.turn(to: "More")
    try panel.pressKnob()
    try panel.turn(to: "Entry 24")
    try panel.advance(by: .seconds(2))
    #expect(try isSeen("Entry 24", panel, size))
    try panel.pressKnob()
    #expect(panel.contains("done entry 24"))
  }

  @Test("The ring of the focus is around a menu that the knob has opened", arguments: sizes)
  func ring(size: Size) throws {
    let panel = try panel(size, Choice(chosen: 3))
    try panel.turn(to: "Options")
    try panel.pressKnob()
    try panel.advance(by: .seconds(2))
    // The options stand 4 points inside of the menu, and the ring is 3 points wide.
    let column = Int(try panel.element("Option 3").frame.minX) - 6
    let orange = (0..<Int(size.height)).count { row in
      let pixel = panel.bitmap[column, row]
      return pixel >> 16 & 0xff > 150 && pixel >> 8 & 0xff < 120 && pixel & 0xff < 80
    }
    #expect(orange > Int(size.height) / 2)
  }

  @Test("A menu that fits is no larger than its entries")
  func short() throws {
    let size = Size(width: 480, height: 272)
    let panel = try panel(
      size,
      Picker("Options", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("Option \($0)") } }
        .pickerStyle(.menu))
    try panel.activate("Options")
    let (first, last) = (try panel.element("Option 0").frame, try panel.element("Option 2").frame)
    #expect(last.maxY - first.minY == 3 * first.height)
    #expect(first.width < 200)
  }

  @Test("The items of a menu begin at one edge, and one that is too long for the screen takes a second line")
  func longItem() throws {
    let long = "Switch the mode that saves energy on until tomorrow"
    let size = Size(width: 320, height: 240)
    let menu = Menu("More") {
      Button("Reset") {}
      Button(long) {}
    }
    let panel = try panel(size, menu)
    try panel.activate("More")
    func fits(_ node: LayoutNode) -> [(fit: TextFit, frame: Rect)] {
      ((node.behavior as? TextBehavior)?.fit.map { [($0, node.stageFrame)] } ?? [])
        + node.behavior.shownChildren.flatMap(fits)
    }
    let texts = panel.stage.modalLayers.flatMap { fits($0.layoutNode) }
    let (short, whole) = (try #require(texts.first { $0.fit.text == "Reset" }), try #require(texts.last))
    #expect(whole.fit.text == long && !whole.fit.isTruncated && whole.fit.scale == 1)
    #expect(whole.frame.height > short.frame.height * 1.5 && whole.frame.minX == short.frame.minX)
    #expect(whole.frame.maxX < size.width)
    #expect(try panel.element("Reset").frame.width == panel.element(long).frame.width)
  }
}
