import Testing

@testable import Settings

@Suite("Settings on trial")
struct SettingsTrialTests {
  private let scratch = Scratch()
  private var declarations: [SettingDeclaration] {
    ["display.mode", "display.rotation", "oven.fan"].map { SettingDeclaration(id: $0, defaultText: "") }
      + SettingsTrial.declarations
  }
  private var file: SettingsFile { SettingsFile(path: scratch.file(), declarations: declarations) }
  private var noted: [SettingsTrial.Former]? {
    file.load().values[SettingsTrial.formerID].flatMap(SettingsTrial.init(text:))?.former
  }

  @Test("The form with lines is read as it is written", arguments: ["", "a=;b", "1=2=3", "auto; HDMI-A-2: 800x480"])
  func text(value: String) {
    let trial = SettingsTrial([.init("display.mode", value), .init("display.rotation", nil)])
    #expect(SettingsTrial(text: trial.text) == trial)
    #expect(SettingsTrial(text: "=5") == nil)
  }

  @Test("A change on trial brings its former value along, and the first one stays")
  func former() throws {
    scratch.put("[display]\nmode=auto\n")
    try file.write(["display.mode": "800x480"], onTrial: ["display.mode"])
    #expect(scratch.text()?.contains("mode=800x480\n") == true)
    #expect(noted == [.init("display.mode", "auto")])
    try file.write(
      ["display.mode": "640x480", "display.rotation": "90"], onTrial: ["display.mode", "display.rotation"])
    #expect(noted == [.init("display.mode", "auto"), .init("display.rotation", nil)])
  }

  @Test("A further change has not been begun, whatever was")
  func begunAnew() throws {
    try file.write(["display.mode": "800x480"], onTrial: ["display.mode"])
    try file.write([SettingsTrial.begunID: "true"])
    #expect(file.load().values[SettingsTrial.begunID] == "true")
    try file.write(["oven.fan": "1"])
    #expect(file.load().values[SettingsTrial.begunID] == "true", "another setting's change is none")
    try file.write(["display.mode": "640x480"], onTrial: ["display.mode"])
    #expect(file.load().values[SettingsTrial.begunID] == nil)
  }

  @Test("A change that is meant, or one back to before, ends the trial, and the file is as if there had been none")
  func ends() throws {
    let before = "# mine\n[display]\nmode=auto\n"
    scratch.put(before)
    try file.write(["display.mode": "800x480"], onTrial: ["display.mode"])
    try file.write([SettingsTrial.begunID: "true"])
    try file.write(["display.mode": "auto"], onTrial: ["display.mode"])
    #expect(scratch.text() == before)
    try file.write(["display.mode": "800x480"], onTrial: ["display.mode"])
    try file.write(["display.mode": "800x480"])
    #expect(scratch.text() == "# mine\n[display]\nmode=800x480\n")
  }

  @Test("What changes nothing is not on trial")
  func same() throws {
    scratch.put("[display]\nmode=auto\n")
    try file.write(["display.mode": "auto"], onTrial: ["display.mode"])
    try file.write([:], removing: ["display.rotation"], onTrial: ["display.rotation"])
    #expect(scratch.text() == "[display]\nmode=auto\n")
  }
}
