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
