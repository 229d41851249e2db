import Faceplate
import FaceplateTesting
import Foundation
import Gallery
import ProgramFixtures
import Testing

@testable import LinuxHost
@testable import Operation

/// Edits of the config file while a panel runs, looked at in its picture.
@Suite("The picture of a running panel follows the look in its config file")
struct LiveLookTests {
  /// A panel of the gallery that follows its config file, at a fixed time of day.
  private final class Running {
    let desk: Desk
    private let follower: SettingsFollower

    init(_ name: String, _ text: String) throws {
      let folder = try Folder()
      folder.write(text, to: "panel.conf")
      let screen = try #require(GalleryScreens.all.first { $0.name == name })
      let desk = try Desk(folder) { screen.makeRoot() }
      let follower = SettingsFollower(
        stage: desk.panel.stage, settings: desk.settings, commandLine: [],
        language: PanelLanguage(besides: folder.file("panel.conf")) { _ in }, log: { Issue.record("\($0)") })
      follower.follow()
      desk.onChange = { follower.follow() }
      (self.desk, self.follower) = (desk, follower)
      try desk.panel.setEnvironment {
        $0.clockOrigin = Date(timeIntervalSince1970: 36_517)
        $0.clockOffset = 0
      }
      try desk.panel.frame()
    }

    /// Saves another text in the file, and waits until the panel has followed it.
    func edit(_ text: String) throws {
      desk.folder.write(text, to: "panel.conf")
      try desk.noticeEdit()
      try desk.panel.frame()
    }
  }

  private static let edits = [
    "[panel]\nappearance=dark\n",
    "[panel]\nappearance=dark\ncontrast=increased\n",
    "[panel]\nappearance=light\ncontrast=increased\ntext-size=xxLarge\n",
    "[panel]\ntext-size=accessibility3\n",
    "[theme]\ncolors=industrial\n",
    "[theme]\ncolors=industrial\ndensity=spacious\nradius=2\n[panel]\nappearance=dark\n",
    "[theme]\naccent=#7A1FA2\nradius=24\ndensity=compact\n",
    "\n",
  ]

  @Test(
    "After each edit the picture is another, and that of a panel that starts with the file",
    arguments: ["oven", "buttons", "fields", "charts"])
  func edits(name: String) throws {
    let panel = try Running(name, "\n")
    var before = panel.desk.panel.snapshot()
    for text in Self.edits {
      try panel.edit(text)
      let shown = panel.desk.panel.snapshot()
      #expect(shown != before, "\(text)")
      #expect(try shown == Running(name, text).desk.panel.snapshot(), "\(text)")
      before = shown
    }
  }
}
