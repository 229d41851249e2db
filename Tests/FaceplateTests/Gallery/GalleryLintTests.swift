import Faceplate
import FaceplateTesting
import Gallery
import Headless
import Localization
import Testing

/// The layout of each panel of the gallery in a few looks, each on a screen of its own. `make test-lint` checks all
/// combinations of screens, text sizes, languages and schemes with the release program, which is much faster.
@Suite("Layout checks of the gallery")
struct GalleryLintTests {
  /// The smallest screen, a low one, the usual one and an upright one; the looks differ in scheme, language and text size.
  private static let cases: [(screen: LintScreen, look: LintLook)] = [
    (LintScreen.all[0], LintLook(language: "de")),
    (LintScreen.all[1], LintLook(scheme: .dark, language: "ar")),
    (LintScreen.all[4], LintLook(textSize: .xxLarge, language: "de")),
    (LintScreen.all[9], LintLook(textSize: .small, language: "en")),
  ]

  @Test("No panel has a finding")
  func findings() throws {
    for panel in GalleryScreens.all {
      for (screen, look) in Self.cases {
        // Each screen begins with a panel of its own, as after power-on.
        let harness = try Harness(size: screen.size, scale: screen.scale) { panel.makeRoot() }
        harness.checksFrames = false
        try harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("en"))) }
        for finding in try harness.lint(on: [screen], looks: [look]) { Issue.record("\(panel.name), \(finding)") }
      }
    }
  }

  @Test("The buttons that begin an order keep their words on a narrow, upright screen", arguments: ["en", "de"])
  func narrowOrder(language: String) throws {
    let screen = LintScreen(240, 320, diagonal: 2.8)
    let order = try #require(GalleryScreens.all.first { $0.name == "order" })
    let harness = try Harness(size: screen.size, scale: screen.scale) { order.makeRoot() }
    harness.checksFrames = false
    let found = try harness.lint(on: [screen], looks: [LintLook(language: language)])
    #expect(found.filter { $0.rule == .textCut } == [])
  }

  @Test(
    "The lamps of a room stay within a narrow, upright screen, also with large text",
    arguments: [DynamicTypeSize.large, .xxxLarge])
  func narrowRoom(size: DynamicTypeSize) throws {
    let screen = LintScreen(240, 320, diagonal: 2.8)
    let room = try #require(GalleryScreens.all.first { $0.name == "room" })
    let harness = try Harness(size: screen.size, scale: screen.scale) { room.makeRoot() }
    harness.checksFrames = false
    let found = try harness.lint(on: [screen], looks: [LintLook(textSize: size, language: "en")])
    #expect(found.filter { $0.rule == .outside } == [])
  }
}
