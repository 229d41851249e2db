import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Speech

@Observable private final class Level { var value = 3 }

@Suite("Values that have changed, and values with other words")
struct ValueByEarTests {
  private func changes(_ panel: Harness) -> [String] { panel.spoken.filter { $0.kind == .change }.map(\.text) }

  @Test("Another language says the same values in other words: that is no change", arguments: ["de", "ar", "hi", "fr"])
  func language(_ language: String) throws {
    for screen in GalleryScreens.all where ["oven", "sliders", "steppers", "thermostat"].contains(screen.name) {
      let panel = try Harness { screen.makeRoot() }
      panel.checksFrames = false
      // Right before the session, and while it is on.
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
      try panel.startSpeech()
      try panel.advance(by: .seconds(1))
      try panel.listen()
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag("en"))) }
      try panel.advance(by: .seconds(1))
      try panel.listen()
      #expect(changes(panel) == [], "\(screen.name)")
    }
  }

  @Test("A new value is said although its text stands in the name, and one that came with the words is not said again")
  func valueInName() throws {
    struct Zones: View {
      @State private var zone = 1
      var body: some View { Stepper("Zone 2", value: $zone, in: 0...5) }
    }
    let panel = try Harness { Zones() }
    panel.checksFrames = false
    try panel.startSpeech()
    try panel.listen()
    try panel.swipe(.right)
    try panel.listen()
    #expect(changes(panel) == [])
    for _ in 0..<2 {
      try panel.swipe(.up)
      try panel.advance(by: .seconds(1))
      try panel.listen()
    }
    #expect(changes(panel) == ["2", "3"])
  }

  @Test("5.1, 5.5 A row that is one element has its value in its name: the sound of the end comes at the end alone")
  func combined() throws {
    struct Row: View {
      @State private var quantity = 1
      var body: some View {
        HStack {
          Text("Ethiopia")
          Stepper("Quantity", value: $quantity, in: 0...3)
        }
        .accessibilityElement(children: .combine)
      }
    }
    let panel = try Harness { Row() }
    panel.checksFrames = false
    try panel.startSpeech()
    try panel.listen()
    try panel.swipe(.right)
    try panel.listen()
    var ends: [Int] = []
    for _ in 0..<3 {
      let before = panel.spoken.count
      try panel.swipe(.up)
      try panel.advance(by: .seconds(1))
      try panel.listen()
      ends.append(panel.spoken[before...].count { $0.earcon == .edge })
    }
    #expect(ends == [0, 0, 1])
  }

  @Test("A picker says what it has become, in each style", arguments: [0, 1, 2, 3])
  func picker(_ style: Int) throws {
    struct Choice: View {
      let style: Int
      @State private var program = 0
      var body: some View {
        let picker = Picker("Program", selection: $program) {
          Text("Cotton").tag(0)
          Text("Wool").tag(1)
        }
        switch style {
        case 0: picker.pickerStyle(.menu)
        case 1: picker.pickerStyle(.segmented)
        case 2: picker.pickerStyle(.inline)
        default: picker.pickerStyle(.wheel)
        }
      }
    }
    let panel = try Harness { Choice(style: style) }
    panel.checksFrames = false
    try panel.startSpeech()
    try panel.listen()
    try panel.swipe(.right)
    try panel.listen()
    for direction in [MoveCommandDirection.up, .down, .down] {
      try panel.swipe(direction)
      try panel.listen()
    }
    #expect(panel.transcript.last == "Cotton" && changes(panel).prefix(2) == ["Wool", "Cotton"], "\(panel.transcript)")
    #expect(panel.spoken.contains { $0.earcon == .edge })
  }

  private struct Own: View {
    let shown: Level
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    var body: some View {
      Text(isSpoken ? "Level" : "level").accessibilityLabel("Level").accessibilityValue("\(shown.value) of 9")
        .accessibilityAdjustableAction { shown.value += $0 == .increment ? 1 : -1 }
    }
  }

  @Test("What has changed before anybody listened is no news, and what changes then is said")
  func before() throws {
    let level = Level()
    let panel = try Harness { Own(shown: level) }
    panel.checksFrames = false
    panel.stage.onAnnouncement = nil
    level.value = 5
    try panel.frame()
    try panel.startSpeech()
    try panel.advance(by: .seconds(1))
    try panel.listen()
    #expect(changes(panel) == [])
    try panel.swipe(.right)
    try panel.swipe(.up)
    try panel.listen()
    #expect(changes(panel) == ["6 of 9"])
  }
}
