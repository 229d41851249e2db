import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("Button")
struct ButtonTests {
  private struct Panel: View {
    let log: Log
    @State private var isThere = true
    @State private var isEnabled = true

    var body: some View {
      VStack {
        if isThere { Button("Start") { log.note("start") }.disabled(!isEnabled) }
        Button(action: { log.note("other") }) { Text("Other") }
        Do("Remove") { isThere = false }
        Do("Disable") { isEnabled.toggle() }
      }
    }
  }

  @Test("It acts when the finger is lifted near it, and only then")
  func touch() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.press("Start")
    #expect(log.take() == [])
    try panel.lift()
    #expect(log.take() == ["start"])
    try panel.drag("Start", dx: 0, dy: -55)
    #expect(log.take() == ["start"])
    try panel.drag("Start", dx: 0, dy: -100)
    try panel.press("Start")
    try panel.cancel()
    #expect(log.take() == [])
  }

  @Test("A label of any kind is its name")
  func name() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.tap("Other")
    try panel.activate("Other")
    #expect(log.take() == ["other", "other"])
  }

  /// Whether the button looks pressed: whether its picture differs from that at rest.
  private func looksPressed(_ panel: Harness, _ rest: Bitmap) -> Bool { panel.snapshot() != rest }

  @Test(
    "Whatever ends a press by key or knob, the button does not stay down",
    arguments: ["Disable", "cancel", "tab", "touch", "escape"])
  func endOfPress(how: String) throws {
    for isKnob in [false, true] {
      let log = Log()
      let panel = try Harness { Panel(log: log) }
      try panel.tap(at: Point(x: 1, y: 1))
      let rest = panel.snapshot()
      try panel.key(.tab)
      let down: InputEvent.Kind = isKnob ? .knobPressed(isDown: true) : .key(.space, isDown: true)
      let up: InputEvent.Kind = isKnob ? .knobPressed(isDown: false) : .key(.space, isDown: false)
      try panel.send(down)
      switch how {
      case "Disable": try panel.activate("Disable")
      case "cancel": try panel.cancelAll()
      case "tab": try panel.key(.tab)
      case "escape": try panel.key(.escape)
      default: try panel.tap("Other")
      }
      try panel.send(up)
      if how == "Disable" { try panel.activate("Disable") }
      #expect(!log.entries.contains("start"))
      try panel.tap("Other")
      try panel.tap(at: Point(x: 1, y: 1))
      #expect(panel.snapshot() == rest)
    }
  }

  @Test("A knob pressed for long is still a press")
  func longKnob() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.turn(by: 1)
    try panel.longPressKnob()
    #expect(log.take() == ["start"])
  }

  @Test("A button that is taken away while pressed does not act")
  func removed() throws {
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    try panel.press("Start")
    try panel.activate("Remove")
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(log.take() == [])
  }

  @Test("A button grows with large text, and keeps its height at the standard size")
  func largeText() throws {
    func height(_ size: DynamicTypeSize) throws -> Double {
      let panel = try Harness(size: Size(width: 480, height: 800)) { Button("Day") {} }
      try panel.setEnvironment { $0.dynamicTypeSize = size }
      try panel.frame()
      return try panel.element("Day").frame.height
    }
    let standard = try height(.large)
    #expect(try height(.accessibility3) > standard + 8)
    #expect(try height(.xxLarge) == standard)
  }

  @Test("In large text, a long title takes two lines before it is cut, and stays inside its button")
  func longTitle() throws {
    let panel = try Harness(size: Size(width: 240, height: 320)) {
      Button("Emergency shutdown") {}.buttonSizing(.flexible).padding(8)
    }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility1 }
    try panel.frame()
    let title = try #require(LintSurvey(panel.stage).texts.first { $0.fit.text == "Emergency shutdown" })
    #expect(!title.fit.isTruncated && !title.fit.hasBrokenWords)
    #expect(try panel.element("Emergency shutdown").frame.contains(title.frame))
  }
}
