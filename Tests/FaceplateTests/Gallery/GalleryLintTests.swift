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
  /// A combination of what a person has chosen.
  private struct Choice {
    var scheme = ColorScheme.light
    var textSize = DynamicTypeSize.large
    var language = "en"

    func apply(to panel: Harness) throws {
      let localizer = Localizer(LanguageTag(language))
      try panel.setEnvironment {
        $0.setLanguage(localizer)
        $0.dynamicTypeSize = textSize
      }
    }
  }

  private static var isWhole: Bool { getenv("FACEPLATE_LINT").map { String(cString: $0) } == "all" }

  private static var choices: [Choice] {
    guard isWhole else { return [Choice(), Choice(scheme: .dark, language: "de")] }
    return [ColorScheme.light, .dark].flatMap { scheme in
      [DynamicTypeSize.small, .large, .xxLarge].flatMap { size in
        ["en", "de", "ar"].map { Choice(scheme: scheme, textSize: size, language: $0) }
      }
    }
  }

  private static var screens: [LintScreen] {
    isWhole ? LintScreen.all : [0, 1, 4, 8, 9].map { LintScreen.all[$0] }
  }

  /// Whether a finding is about the halves of a vertical stepper: its documents give them 30 points, so that they are too
  /// low for a finger on every screen whose type is not larger.
  private func isKnown(_ finding: LintFinding) -> Bool {
    let isHalf = finding.path.contains("SteppersScreen") && finding.path.contains("Stepper > ")
    return isHalf && finding.frame.height <= 30 && (finding.rule == .smallTarget || finding.rule == .closeTargets)
  }

  @Test("No panel has a finding")
  func findings() throws {
    for panel in GalleryScreens.all {
      for choice in Self.choices {
        for screen in Self.screens {
          let harness = try Harness(size: screen.size, scale: screen.scale, colorScheme: choice.scheme) {
            panel.makeRoot()
          }
          harness.checksFrames = false
          try choice.apply(to: harness)
          for finding in try harness.lint(on: [screen]) where !isKnown(finding) {
            Issue.record("\(panel.name), \(choice.scheme), \(choice.textSize), \(choice.language): \(finding)")
          }
        }
      }
    }
  }
}
