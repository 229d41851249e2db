import Faceplate
import FaceplateTesting
import ProgramFixtures
import Settings
import Testing

@testable import Gallery

extension PanelSettingsTests {
  private func join(
    _ folder: Folder, _ overrides: SettingOverride...
  ) throws -> (panel: Harness, settings: PanelSettings) {
    let panel = try Harness { OvenPanel() }
    let layers = SettingsLayers(
      defaults: [folder.file("etc.conf")], state: folder.file("panel.conf"), overrides: overrides, declarations: [])
    let settings = PanelSettings(stage: panel.stage, layers: layers) { _ in }
    settings.load()
    try panel.frame()
    return (panel, settings)
  }

  @Test("7.9 Default, file, override, live edit: each beats the one before")
  func precedence() throws {
    let folder = try Folder()
    folder.write("[oven]\nfan=3\n", to: "panel.conf")
    let (panel, settings) = try join(folder, SettingOverride("oven.fan", "4", from: "--set"))
    #expect(try panel.value(of: "Fan") == "4")
    folder.write("[oven]\nfan=1\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Fan") == "4")
    try panel.tap("Increment", in: "Fan")
    settings.finish()
    #expect(try panel.value(of: "Fan") == "5")
    #expect(folder.text(of: "panel.conf") == "[oven]\nfan=5\n")
    folder.write("[oven]\nfan=0\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Fan") == "0")
  }

  @Test("7.9 Reset gives a value back to the layers below and takes it out of the panel's file")
  func reset() throws {
    let folder = try Folder()
    folder.write("[oven]\nfan=3\n", to: "etc.conf")
    folder.write("[oven]\nfan=4\nminutes=9\n", to: "panel.conf")
    let (panel, settings) = try join(folder)
    panel.stage.tweaks.reset("oven.fan")
    try panel.frame()
    #expect(try panel.value(of: "Fan") == "3")
    settings.finish()
    #expect(folder.text(of: "panel.conf") == "[oven]\nminutes=9\n")
    panel.stage.tweaks.resetAll()
    try panel.frame()
    #expect(try panel.value(of: "Time").hasPrefix("45"))
    settings.finish()
    // An empty file would look like one whose values were lost.
    let text = folder.text(of: "panel.conf")
    #expect(text.hasPrefix("# The settings of this panel."))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
  }

  @Test("While the panel's own file is away its values stay, and those of other files go on changing")
  func stateAway() throws {
    let folder = try Folder()
    folder.write("[oven]\nfan=3\nminutes=30\n", to: "etc.conf")
    folder.write("[oven]\nfan=4\n", to: "panel.conf")
    let (panel, settings) = try join(folder)
    folder.remove("panel.conf")
    for minutes in [31, 32] {
      folder.write("[oven]\nfan=3\nminutes=\(minutes)\n", to: "etc.conf")
      settings.load()
      try panel.frame()
      #expect(try panel.value(of: "Fan") == "4")
      #expect(try panel.value(of: "Time").hasPrefix("\(minutes)"))
    }
  }
}
