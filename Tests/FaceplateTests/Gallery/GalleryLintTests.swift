import Faceplate
import FaceplateTesting
import Gallery
import Glibc
import Headless
import Localization
import Testing

/// The layout of each panel of the gallery, on the screens that panels are built with. `make test-lint` checks all
/// combinations of screens, text sizes, languages and schemes; `make test` a selection.
@Suite("Layout checks of the gallery")
struct GalleryLintTests {
  private static var isWhole: Bool { getenv("FACEPLATE_LINT").map { String(cString: $0) } == "all" }

  private static var looks: [LintLook] {
    guard isWhole else { return [LintLook(), LintLook(scheme: .dark, language: "de"), LintLook(language: "ar")] }
    return LintLook.all(
      schemes: [.light, .dark], textSizes: [.small, .large, .xxLarge], languages: ["en", "de", "ar"])
  }

  private static var screens: [LintScreen] {
    isWhole ? LintScreen.all : [0, 1, 4, 8, 9].map { LintScreen.all[$0] }
  }

  @Test("No panel has a finding")
  func findings() throws {
    for panel in GalleryScreens.all {
      for look in Self.looks {
        for screen in Self.screens {
          // Each screen begins with a panel of its own, as after power-on.
          let harness = try Harness(size: screen.size, scale: screen.scale) { panel.makeRoot() }
          harness.checksFrames = false
          try harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("en"))) }
          for finding in try harness.lint(on: [screen], looks: [look]) { Issue.record("\(panel.name), \(finding)") }
        }
      }
    }
  }
}
