import Faceplate
import FaceplateTesting
import ProgramFixtures
import Settings
import Testing

@testable import Gallery
@testable import Operation

extension PanelSettingsTests {
  struct Late: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
      if isShown { Lamp() }
    }
  }

  private struct Lamp: View {
    @Tweak("lamp.level", in: 0...9) private var level = 1
    @Tweak("lamp.level b", in: 0...9) private var other = 1
    var body: some View {
      Stepper("Level", value: $level, in: 0...9)
      Stepper("Other", value: $other, in: 0...9)
    }
  }

  @Test("A view that comes later begins with what the file says")
  func late() throws {
    let folder = try Folder()
    folder.write("[lamp]\nlevel=7\n", to: "panel.conf")
    let panel = try Harness { Late() }
    let settings = PanelSettings(stage: panel.stage, path: folder.file("panel.conf")) { _ in }
    settings.load()
    try panel.tap("Show")
    #expect(try panel.value(of: "Level") == "7")
    folder.write("[lamp]\nlevel=3\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Level") == "3")
  }

  @Test("A line that a view which comes later does not allow is a fault of the settings until it is corrected")
  func lateFault() throws {
    let folder = try Folder()
    folder.write("[lamp]\nlevel=70\n", to: "panel.conf")
    let panel = try Harness { Late() }
    let settings = PanelSettings(stage: panel.stage, path: folder.file("panel.conf")) { _ in }
    settings.load()
    #expect(settings.fault == nil)
    try panel.tap("Show")
    #expect(settings.fault?.contains("lamp.level is “70”") == true)
    folder.write("[lamp]\nlevel=7\n", to: "panel.conf")
    settings.load()
    #expect(settings.fault == nil)
  }

  @Test("A faulty file is noted in a corner until it is mended, and the panel works on")
  func notice() throws {
    let folder = try Folder()
    let panel = try Harness { NoticedRoot(content: OvenPanel()) }
    let clean = panel.png()
    let settings = PanelSettings(stage: panel.stage, path: folder.file("panel.conf")) { _ in }
    settings.load()
    try panel.frame()
    #expect(panel.png() == clean)
    folder.write("[oven]\nfan=fast\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(panel.png() == clean, "nobody has asked for a notice")
    settings.showsNotice = true
    try panel.frame()
    #expect(panel.contains("Problem in panel.conf, line 2"))
    try panel.tap("Increment", in: "Time")
    #expect(try panel.value(of: "Time").hasPrefix("46"))
    folder.write("[oven]\nminutes=45\nfnn=1\n", to: "panel.conf")
    settings.finish()
    settings.load()
    folder.write("[oven]\nminutes=45\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(panel.png() == clean)
  }

  @Test("A file that cannot be written is noted until it can")
  func writeNotice() throws {
    let folder = try Folder()
    let panel = try Harness { NoticedRoot(content: OvenPanel()) }
    let settings = PanelSettings(stage: panel.stage, path: folder.file("gone/panel.conf")) { _ in }
    settings.showsNotice = true
    try panel.tap("Increment", in: "Fan")
    settings.finish()
    try panel.frame()
    #expect(panel.contains("Problem with panel.conf"))
    folder.makeFolder("gone")
    settings.finish()
    try panel.frame()
    #expect(!panel.contains("Problem with panel.conf"))
    #expect(folder.text(of: "gone/panel.conf").hasSuffix("fan=3\n"))
  }
}
