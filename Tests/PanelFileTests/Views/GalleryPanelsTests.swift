import FaceplateTesting
import Graphics
import Headless
import Testing
import Values

@testable import PanelFile

/// The gallery's panels without code, with the values of their scripts, on screens of every class.
@MainActor @Suite("The gallery's panel files") struct GalleryPanelsTests {
  /// The screens that `kiosk lint` checks, and those of the same pixels without a size in inches.
  private static let screens =
    LintScreen.all
    + [
      LintScreen(480, 272), LintScreen(480, 320), LintScreen(1024, 600), LintScreen(1280, 800), LintScreen(1920, 1080),
    ]

  @Test("No panel has a finding, and none is wider than its screen", arguments: Panels.galleryPaths)
  func findings(path: String) throws {
    let script = Panels.text(of: String(path.dropLast("yaml".count)) + "script").split(separator: "\n")
    for screen in Self.screens {
      let panel = try ShownPanel(Panels.text(of: path), size: screen.size)
      panel.harness.checksFrames = false
      for line in script {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        if words.count == 3, words[0] == "set" { try panel.tell(words[1], words[2]) }
      }
      for finding in try panel.harness.lint(on: [screen]) { Issue.record("\(finding)") }
      for element in panel.harness.stage.elements.flatMap(\.flattened) {
        let isInside = element.frame.minX > -1 && element.frame.maxX < screen.size.width + 1
        #expect(isInside, "\(element.label) on \(screen)")
      }
    }
  }
}
