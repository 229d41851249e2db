import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("What a person may need to work the panel with their hands")
struct AccessibilitySettingsTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      VStack(spacing: 120) {
        Button("Top \(count)") { count += 1 }
        Button("Below \(other)") { other += 1 }.sensoryFeedback(.warning, trigger: other)
      }
    }
  }

  private func counter(_ settings: AccessibilitySettings) throws -> Harness {
    let panel = try Harness { Counter() }
    panel.stage.apply(settings)
    return panel
  }

  @Test("A touch that is shorter than the time is dropped, one that lasts counts once it does")
  func slowTouch() throws {
    let panel = try counter(AccessibilitySettings(slowKeys: .milliseconds(300)))
    try panel.hold("Top 0", for: .milliseconds(200))
    #expect(panel.contains("Top 0"))
    try panel.hold("Top 0", for: .milliseconds(320))
    #expect(panel.contains("Top 1"))
    #expect(panel.stage.deadline == nil)
  }

  @Test("A key that is shorter than the time is dropped")
  func slowKey() throws {
    let panel = try counter(AccessibilitySettings(slowKeys: .milliseconds(300)))
    try panel.send(.key(.tab, isDown: true))
    try panel.advance(by: .milliseconds(400))
    try panel.send(.key(.tab, isDown: false))
    for (time, count) in [(200, 0), (400, 1)] {
      try panel.send(.key(.enter, isDown: true))
      try panel.advance(by: .milliseconds(time))
      try panel.send(.key(.enter, isDown: false))
      #expect(panel.contains("Top \(count)"))
    }
  }

  @Test("A second finger is ignored while one is down, and counts again after it")
  func oneFinger() throws {
    let panel = try counter(AccessibilitySettings(usesOneFinger: true))
    let (top, below) = try (panel.element("Top 0").frame.center, panel.element("Below 0").frame.center)
    try panel.press(at: top, contact: 0)
    try panel.press(at: below, contact: 1)
    try panel.lift(contact: 1)
    try panel.lift(contact: 0)
    #expect(panel.contains("Top 1") && panel.contains("Below 0"))
    try panel.press(at: below, contact: 1)
    try panel.lift(contact: 1)
    #expect(panel.contains("Below 1"))
  }

  @Test("Held controls do not repeat, and a second strike is ignored")
  func repeating() throws {
    let panel = try Harness { Stepping() }
    panel.stage.apply(
      AccessibilitySettings(repeating: RepeatSettings(repeats: false, doubleStrike: .milliseconds(500))))
    let row = try panel.element("Heat").frame
    let plus = Point(x: row.maxX - 16, y: row.midY)
    try panel.press(at: plus)
    try panel.advance(by: .seconds(4))
    try panel.lift()
    #expect(try panel.value(of: "Heat") == "1")
    try panel.advance(by: .milliseconds(200))
    try panel.tap(at: plus)
    #expect(try panel.value(of: "Heat") == "1")
    try panel.advance(by: .milliseconds(600))
    try panel.tap(at: plus)
    #expect(try panel.value(of: "Heat") == "2")
  }

  private static let strikes = AccessibilitySettings(repeating: RepeatSettings(doubleStrike: .milliseconds(500)))

  @Test("A second strike of a button, a key or the knob is ignored, and one after the time or elsewhere is not")
  func doubleStrike() throws {
    let panel = try counter(Self.strikes)
    let settled = Duration.milliseconds(600)
    func strike(_ times: [Duration], _ act: () throws -> Void) throws {
      for time in times {
        try panel.advance(by: time)
        try act()
      }
    }
    let top = try panel.element("Top 0").frame.center
    try strike([.zero, .milliseconds(100), .milliseconds(100)]) { try panel.tap(at: top) }
    #expect(panel.contains("Top 1"))
    try panel.tap("Below 0")
    #expect(panel.contains("Below 1"), "another place")
    try strike([settled]) { try panel.tap(at: top) }
    #expect(panel.contains("Top 2"))
    // The first key shows the focus.
    try strike([settled]) { try panel.key(.tab) }
    let before = panel.labels
    try strike([settled, .milliseconds(100)]) { try panel.key(.enter) }
    let after = panel.labels
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
    try panel.key(.space)
    #expect(zip(after, panel.labels).filter { $0 != $1 }.count == 1, "another key")
    let pressed = panel.labels
    try strike([settled, .milliseconds(100)]) { try panel.pressKnob() }
    #expect(zip(pressed, panel.labels).filter { $0 != $1 }.count == 1)
  }

  @Test("A key steps once where it is struck twice")
  func doubleStrikeOfKeys() throws {
    let panel = try Harness { Stepping() }
    panel.stage.apply(Self.strikes)
    try panel.key(.tab)
    try panel.key(.enter)
    for (time, value) in [(600, "1"), (100, "1"), (600, "2")] {
      try panel.advance(by: .milliseconds(time))
      try panel.key(.up)
      #expect(try panel.value(of: "Heat") == value)
    }
  }

  @Test(
    "A slow button of the knob is dropped if it is too short; of two presses with other times the first due is first")
  func slowKnob() throws {
    let panel = try counter(AccessibilitySettings(slowKeys: .milliseconds(300)))
    try panel.send(.key(.tab, isDown: true))
    try panel.advance(by: .milliseconds(400))
    try panel.send(.key(.tab, isDown: false))
    for (time, count) in [(200, 0), (400, 1)] {
      try panel.send(.knobPressed(isDown: true))
      try panel.advance(by: .milliseconds(time))
      try panel.send(.knobPressed(isDown: false))
      #expect(panel.contains("Top \(count)"))
    }
    // Enter is held back for a second, and then the knob for a tenth of one.
    panel.stage.apply(AccessibilitySettings(slowKeys: .seconds(1)))
    try panel.send(.key(.enter, isDown: true))
    panel.stage.apply(AccessibilitySettings(slowKeys: .milliseconds(100)))
    try panel.send(.knobPressed(isDown: true))
    try panel.advance(by: .milliseconds(150))
    #expect(panel.stage.deadline != nil)
    try panel.send(.knobPressed(isDown: false))
    #expect(panel.contains("Top 2"))
    try panel.advance(by: .seconds(1))
    try panel.send(.key(.enter, isDown: false))
    #expect(panel.contains("Top 3"))
  }

  private struct Stepping: View {
    @State private var heat = 0
    var body: some View { Stepper("Heat", value: $heat, in: 0...100) }
  }

  @Test("A stroke over the lower edge brings the top down, where it works; a touch of the empty half takes it back")
  func reach() throws {
    let panel = try counter(AccessibilitySettings(reachesTop: true))
    let before = try panel.element("Top 0").frame
    func stroke() throws {
      let bottom = panel.stage.size.height
      try panel.press(at: Point(x: 400, y: bottom - 40))
      try panel.advance(by: .milliseconds(50))
      try panel.move(to: Point(x: 402, y: bottom - 5))
      try panel.lift()
    }
    try stroke()
    let reached = try panel.element("Top 0").frame
    #expect(reached.minY == before.minY + panel.stage.size.height / 2 && reached.midY > panel.stage.size.height / 2)
    try panel.tap("Top 0")
    #expect(try panel.contains("Top 1") && panel.element("Top 1").frame.minY == reached.minY)
    try panel.tap(at: Point(x: 400, y: 30))
    #expect(try panel.element("Top 1").frame.minY == before.minY)
    try stroke()
    panel.stage.apply(AccessibilitySettings())
    try panel.frame()
    #expect(try panel.element("Top 1").frame.minY == before.minY)
  }

  @Test("A stroke that brings the top down presses nothing of what comes below the finger, however slow fingers are")
  func reachWithSlowTouch() throws {
    struct Wall: View {
      @State private var presses = 0
      var body: some View {
        Button {
          presses += 1
        } label: {
          Text("Presses \(presses)").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    let panel = try Harness { Wall() }
    panel.stage.apply(AccessibilitySettings(slowKeys: .milliseconds(300), reachesTop: true))
    let bottom = panel.stage.size.height
    try panel.press(at: Point(x: 400, y: bottom - 40))
    try panel.advance(by: .milliseconds(50))
    try panel.move(to: Point(x: 402, y: bottom - 5))
    #expect(panel.stage.existingReach?.isDown == true)
    try panel.advance(by: .milliseconds(600))
    try panel.lift()
    #expect(panel.contains("Presses 0"))
    try panel.hold("Presses 0", for: .milliseconds(400))
    #expect(panel.contains("Presses 1"))
  }

  @Test("Keys that are held back arrive in the order in which they were pressed, also when the panel is late")
  func slowKeysInOrder() throws {
    struct Field: View {
      @State private var text = ""
      var body: some View { TextField("Name", text: $text) }
    }
    let panel = try Harness { Field() }
    try panel.key(.tab)
    panel.stage.apply(AccessibilitySettings(slowKeys: .milliseconds(300)))
    let start = panel.stage.now
    for letter in "hgfedcba" {
      panel.stage.handle(InputEvent(time: start, .key(.character(letter), isDown: true)))
    }
    panel.stage.advance(to: start + .milliseconds(320))
    try panel.frame()
    let value = try panel.value(of: "Name")
    #expect(value == "hgfedcba", "\(value)")
  }

  @Test("The edge flashes with a warning, at most twice a second, and not with a press")
  func flash() throws {
    let panel = try counter(AccessibilitySettings(flashesWithSounds: true))
    let root = try #require(panel.stage.rootLayoutNode.behavior as? RootBehavior)
    try panel.tap("Top 0")
    #expect(root.flash == nil)
    try panel.tap("Below 0")
    #expect(root.flash != nil)
    try panel.advance(by: .milliseconds(300))
    #expect(root.flash == nil)
    try panel.tap("Below 1")
    #expect(root.flash == nil)
    try panel.advance(by: .milliseconds(500))
    try panel.tap("Below 2")
    #expect(root.flash != nil)
  }

  @Test("Settings that change nothing leave no service behind")
  func none() throws {
    let panel = try counter(AccessibilitySettings(slowKeys: .seconds(1), reachesTop: true, flashesWithSounds: true))
    let services = panel.stage.services.all.count
    panel.stage.apply(AccessibilitySettings())
    #expect(panel.stage.services.all.count == services - 3)
  }
}

extension Stage {
  fileprivate var existingReach: ReachMode? { services.existing(ReachMode.self) }
}
