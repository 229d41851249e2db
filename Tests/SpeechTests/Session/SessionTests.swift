import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Runtime
@testable import Speech

@Suite("A session of speech")
struct SessionTests {
  private struct Machine: View {
    @State private var isOn = false
    @State private var level = 58
    @State private var isAsked = false
    @State private var rows = ["Milk", "Bread", "Salt"]
    var body: some View {
      VStack(spacing: 4) {
        Text("Machine").accessibilityAddTraits(.isHeader)
        Toggle("Light", isOn: $isOn)
        Slider("Level", value: Binding(get: { Double(level) }, set: { level = Int($0) }), in: 0...60, step: 1)
        Button("Empty") { isAsked = true }
        ForEach(rows, id: \.self) { row in
          Text(row).accessibilityAction(named: "Delete") { rows.removeAll { $0 == row } }
        }
        Button("Say") { AccessibilityNotification.Announcement("The wash is done").post() }
        Button("Warn") { AccessibilityNotification.Announcement("The door is open", priority: .high).post() }
      }
      .confirmationDialog("Empty the machine?", isPresented: $isAsked, titleVisibility: .visible) {
        Button("Yes") { level = 0 }
      }
    }
  }

  private func machine(_ manner: SpeechManner = SpeechManner(hasKeys: true)) throws -> Harness {
    let panel = try Harness { Machine() }
    try panel.startSpeech(manner)
    try panel.listen()
    return panel
  }

  private func swipe(_ panel: Harness, _ direction: MoveCommandDirection, _ second: MoveCommandDirection? = nil) throws
  {
    try panel.swipe(direction, then: second)
    try panel.listen()
  }

  @Test("Switches say what they have become, with a sound of their own")
  func toggles() throws {
    let panel = try machine()
    for _ in 0..<2 { try swipe(panel, .right) }
    try panel.doubleTap()
    try panel.listen()
    try panel.doubleTap()
    try panel.listen()
    #expect(panel.transcript.dropFirst() == ["Machine, heading", "Light, off, switch", "on", "off"])
    #expect(panel.spoken.compactMap(\.earcon).suffix(2) == [.checked, .unchecked])
  }

  @Test("A value at its end says so, and what lies beyond is a sound")
  func limits() throws {
    let panel = try machine()
    for _ in 0..<3 { try swipe(panel, .right) }
    for _ in 0..<3 {
      try swipe(panel, .up)
      try panel.advance(by: .milliseconds(400))
      try panel.listen()
    }
    #expect(panel.transcript.suffix(4) == ["Level, 58, adjustable", "59", "60, maximum", "60, maximum"])
    #expect(panel.spoken.contains { $0.earcon == .edge })
  }

  @Test("A dialog is said when it comes, confines the way, and leaving it leads back")
  func dialogs() throws {
    let panel = try machine()
    for _ in 0..<4 { try swipe(panel, .right) }
    try panel.doubleTap()
    try panel.listen()
    #expect(panel.transcript.last == "Empty the machine?, dialog")
    #expect(panel.spoken.contains { $0.earcon == .pageChanged })
    try swipe(panel, .right)
    try swipe(panel, .right)
    #expect(panel.transcript.suffix(2) == ["Yes, button", "Cancel, button"])
    try swipe(panel, .down, .left)
    #expect(!panel.contains("Empty the machine?") && panel.transcript.last == "Empty, button")
  }

  @Test("Actions are offered by a stroke, and the one that was heard is done; the row below takes the place")
  func actions() throws {
    let panel = try machine()
    for _ in 0..<6 { try swipe(panel, .right) }
    #expect(panel.transcript.last == "Bread, actions available")
    try swipe(panel, .left, .up)
    #expect(panel.transcript.last == "Delete, 1 of 1")
    try panel.doubleTap()
    try panel.listen()
    #expect(panel.transcript.last == "Salt, actions available" && !panel.contains("Bread"))
  }

  @Test("Headings, letters, speed and volume by the rotor; speed and volume are the usual ones in the next session")
  func rotor() throws {
    let panel = try machine()
    try swipe(panel, .right)
    try swipe(panel, .up, .down)
    try swipe(panel, .up, .down)
    #expect(panel.transcript.suffix(2) == ["Controls", "Headings"])
    for _ in 0..<2 { try swipe(panel, .up, .down) }
    try swipe(panel, .down)
    try swipe(panel, .down)
    #expect(panel.transcript.suffix(3) == ["Letters", "M", "a"])
    try swipe(panel, .up, .down)
    try swipe(panel, .down)
    try swipe(panel, .up, .down)
    try swipe(panel, .up)
    #expect(panel.transcript.suffix(4) == ["Speed", "Speed, 4 of 5", "Volume", "Volume, 2 of 5"])
    try panel.stopSpeech()
    try panel.startSpeech()
    #expect(panel.stage.speech?.pace == SpeechPace())
  }

  @Test("Silence, again, spelled and slower, by a gesture and by a key")
  func controls() throws {
    let panel = try machine()
    try swipe(panel, .right)
    try swipe(panel, .up, .right)
    try panel.key(.function(15))
    try panel.listen()
    #expect(panel.transcript.suffix(3) == Array(repeating: "Machine, heading", count: 3))
    try swipe(panel, .down, .right)
    try panel.key(.function(16))
    try panel.listen()
    #expect(panel.transcript.suffix(2) == ["Speed, 2 of 5", "Speed, 1 of 5"])
    try panel.swipe(.right)
    try panel.key(.function(14))
    #expect(panel.transcript.last == "Light, off, switch …" && panel.stage.speech?.narrator.isSpeaking == false)
  }

  @Test("A message comes after what is said, an alert before it, and going on does not end the alert")
  func announcements() throws {
    let panel = try machine()
    try panel.swipe(.down, then: .right)
    try panel.listen()
    for _ in 0..<8 { try swipe(panel, .right) }
    try panel.doubleTap()
    try panel.listen()
    #expect(panel.transcript.suffix(2) == ["Say, button", "The wash is done"])
    try swipe(panel, .right)
    try panel.doubleTap()
    try panel.swipe(.left)
    try panel.listen()
    #expect(panel.transcript.suffix(3) == ["Warn, button", "The door is open", "Say, button"])
  }

  @Test("A finger that drags over controls hears each as it enters it, and presses none")
  func exploring() throws {
    let panel = try machine()
    let before = panel.accessibilityDump
    try panel.press("Light")
    try panel.advance(by: .milliseconds(150))
    #expect(panel.transcript.last == "Light, off, switch")
    let touched = panel.now
    for label in ["Level", "Empty", "Milk"] {
      let place = try panel.element(label).frame.center
      try panel.advance(by: .milliseconds(250))
      try panel.move(to: place)
      #expect(panel.spoken.last?.text.hasPrefix(label) == true && panel.spoken.last?.time == panel.now)
    }
    try panel.lift()
    try panel.listen()
    #expect(panel.transcript.last == "Milk, actions available" && panel.now - touched > .milliseconds(750))
    #expect(panel.accessibilityDump == before)
  }

  @Test("The ring is around what is said")
  func ring() throws {
    let panel = try machine()
    try panel.swipe(.right)
    try panel.swipe(.right)
    let root = try #require(panel.stage.rootLayoutNode.behavior as? RootBehavior)
    #expect(try root.spoken?.rect == panel.element("Light").frame)
    try panel.stopSpeech()
    #expect(root.spoken == nil)
  }

  @Test("In the panel's language: words, units and the language of each text")
  func languages() throws {
    let panel = try Harness { OvenPanel() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.localeIdentifier = "de" }
    try panel.startSpeech()
    for _ in 0..<3 { try swipe(panel, .right) }
    #expect(panel.transcript.last == "Temperature, 180 Grad Celsius, einstellbar")
    #expect(panel.spoken.filter { $0.kind != nil }.allSatisfy { $0.language == "de" })
  }

  @Test("Without speech there is no service, no ring and no listener")
  func off() throws {
    let panel = try machine()
    try panel.stopSpeech()
    #expect(panel.stage.speech == nil && panel.stage.announcer.onSpeak == nil)
    try panel.tap("Light")
    #expect(try panel.value(of: "Light") == "on")
  }
}
