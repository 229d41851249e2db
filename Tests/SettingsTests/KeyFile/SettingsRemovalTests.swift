import Testing

@testable import Settings

/// Settings that are taken out of a file again.
struct SettingsRemovalTests {
  private let comment = ["30 to 250 °C", "default 180"]

  @Test(
    "Removing undoes setting",
    arguments: ["", "[oven]\nfan=true\n", "[oven]\r\nfan=true\r\n\r\n# mine\r\n[sign]\r\ntext=Hi\r\n"])
  func removingUndoesSetting(text: String) throws {
    let set = try edit(text) { try $0.set("oven.temperature", to: "200", comment: comment) }
    let removed = try edit(set) { try $0.remove("oven.temperature", comment: comment) }
    #expect(removed == text)
  }

  @Test("A person's comment stays")
  func aPersonsCommentStays() throws {
    let text = "[oven]\n# hot!\n# default 180\ntemperature=200\nfan=true\n"
    #expect(
      try edit(text) { try $0.remove("oven.temperature", comment: comment) }
        == "[oven]\n# hot!\n# default 180\nfan=true\n")
  }

  @Test("Every line of the setting goes")
  func everyLineOfTheSettingGoes() throws {
    let text = "[oven]\nfan=true\nfan=false\n\n[sign]\ntext=Hi\n[oven]\nfan=true"
    #expect(try edit(text) { try $0.remove("oven.fan") } == "[sign]\ntext=Hi\n")
    #expect(try edit(text) { try $0.remove("oven.light") } == text)
  }

  @Test("A file full of the setting is edited in one pass", .timeLimit(.minutes(1)))
  func aFileFullOfTheSettingIsEditedInOnePass() throws {
    let lines = String(repeating: "fan=true\n", count: 9_000)
    let groups = String(repeating: "[oven]\nfan=true\n", count: 4_500)
    let text = "[oven]\n\(lines)[sign]\ntext=Hi\n\(groups)"
    #expect(try edit(text) { try $0.remove("oven.fan") } == "[sign]\ntext=Hi\n")
  }

  @Test("A group goes with its last setting unless a person has written there")
  func aGroupGoesWithItsLastSettingUnlessAPersonHasWrittenThere() throws {
    let text = "# mine\n\n[sign]\ntext=Hi\n"
    let set = try edit(text) { try $0.set("oven.fan", to: "true") }
    #expect(try edit(set) { try $0.remove("oven.fan") } == text)
    let noted = "[oven]\n# keep me\nfan=true\n[sign]\n"
    #expect(try edit(noted) { try $0.remove("oven.fan") } == "[oven]\n# keep me\n[sign]\n")
    let faulty = "[oven]\nfan=true\nno key\n"
    #expect(try edit(faulty) { try $0.remove("oven.fan") } == "[oven]\nno key\n")
  }

  @Test("The file is only touched if it says so")
  func theFileIsOnlyTouchedIfItSaysSo() throws {
    let scratch = Scratch()
    let file = SettingsFile(path: scratch.file(), declarations: oven)
    try file.write([:], removing: ["oven.fan"])
    #expect(!scratch.names.contains("panel.conf"))
    scratch.put("[oven]\nfan=true\ntemperature=90\n")
    try file.write(["oven.temperature": "95"], removing: ["oven.fan"])
    #expect(scratch.text() == "[oven]\ntemperature=95\n")
  }
}
