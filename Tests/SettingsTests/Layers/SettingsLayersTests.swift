import Glibc
import Testing

@testable import Settings

/// Several files, each in front of the one before.
struct SettingsLayersTests {
  let scratch = Scratch()

  private func layers(_ overrides: SettingOverride...) -> SettingsLayers {
    SettingsLayers(
      defaults: [scratch.file("lib.conf"), scratch.file("etc.conf")], state: scratch.file(), overrides: overrides,
      declarations: oven)
  }

  private func drop(_ text: String, _ name: String, of file: String = "etc.conf") {
    mkdir(scratch.file("\(file).d"), 0o755)
    scratch.put(text, as: "\(file).d/\(name)")
  }

  private func origins(_ reading: LayeredReading) -> [String: String] {
    reading.values.mapValues { "\($0.text) from \($0.origin)".replacing("\(scratch.path)/", with: "") }
  }

  @Test("Without files the application decides")
  func withoutFilesTheApplicationDecides() {
    let reading = layers().load()
    #expect(reading.values["oven.temperature"] == SettingValue("180", from: .application))
    #expect(reading.problems.isEmpty && reading.held.isEmpty && reading.isStateMissing)
  }

  @Test("Each layer stands in front of the one before")
  func eachLayerStandsInFrontOfTheOneBefore() {
    scratch.put("[oven]\ntemperature=31\nfan=true\n[sign]\ntext=lib\n[panel]\nbrightness=1\n", as: "lib.conf")
    scratch.put("[oven]\ntemperature=32\n[sign]\ntext=etc\n", as: "etc.conf")
    drop("[sign]\ntext=drop\n", "50.conf")
    scratch.put("[oven]\n\ntemperature=33\n")
    #expect(
      origins(layers(SettingOverride("brightness", "7", from: "--set")).load()) == [
        "oven.temperature": "33 from panel.conf:3", "oven.fan": "true from lib.conf:3",
        "sign.text": "drop from etc.conf.d/50.conf:2", "brightness": "7 from --set",
      ])
  }

  @Test("A layer that becomes empty is reported, and keeps what it has said")
  func emptied() {
    scratch.put("[oven]\nfan=true\n", as: "etc.conf")
    let layers = layers()
    let before = layers.snapshot()
    scratch.put("", as: "etc.conf")
    let after = layers.snapshot()
    #expect(after.losses(since: before).map(\.file) == [scratch.file("etc.conf")])
    #expect(layers.reading(of: after.keepingLost(of: before)).values["oven.fan"]?.text == "true")
    #expect(after.losses(since: after) == [] && after.losses(since: nil) == [])
    #expect(layers.reading(of: after.keepingLost(of: nil)).values["oven.fan"]?.text == "false")
  }

  @Test("A file that could not be read, and is empty now or gone, is no longer one that cannot be read")
  func readableAgain() {
    let layers = layers()
    for name in ["etc.conf", "panel.conf"] { mkdir(scratch.file(name), 0o755) }
    let before = layers.snapshot()
    #expect(before.unreadablePaths == [scratch.file("etc.conf"), scratch.file("panel.conf")])
    for name in ["etc.conf", "panel.conf"] { rmdir(scratch.file(name)) }
    #expect(layers.snapshot().keepingLost(of: before).unreadablePaths == [])
    for name in ["etc.conf", "panel.conf"] { scratch.put("", as: name) }
    #expect(layers.snapshot().keepingLost(of: before).unreadablePaths == [])
  }

  @Test("Drop ins count by name whatever their directory")
  func dropInsCountByNameWhateverTheirDirectory() {
    drop("[sign]\ntext=b\n[oven]\ntemperature=40\n", "20.conf", of: "lib.conf")
    drop("[sign]\ntext=a\n[panel]\nbrightness=4\n", "10.conf", of: "panel.conf")
    drop("[oven]\ntemperature=50\n", "20.conf", of: "etc.conf")
    drop("[oven]\ntemperature=60\n", "30.conf~")
    drop("[oven]\ntemperature=70\n", ".40.conf")
    #expect(
      origins(layers().load()) == [
        "oven.temperature": "50 from etc.conf.d/20.conf:2", "oven.fan": "false from default",
        "sign.text": "a from panel.conf.d/10.conf:2", "brightness": "4 from panel.conf.d/10.conf:4",
      ])
  }

  @Test("A bad line in front leaves the value below to a program that starts")
  func aBadLineInFrontLeavesTheValueBelowToAProgramThatStarts() {
    scratch.put("[oven]\ntemperature=31\nfan=true\n", as: "etc.conf")
    scratch.put("[oven]\ntemperature=900\nwhat\n")
    let reading = layers().load()
    #expect(reading.values["oven.temperature"]?.text == "31")
    #expect(reading.held == Set(oven.map(\.id)), "the faulty line may have meant any of them")
    #expect(reading.problems.count == 2)
  }

  @Test("A good line in front ends the doubt")
  func aGoodLineInFrontEndsTheDoubt() {
    scratch.put("[oven]\ntemperature=900\nfan=maybe\n", as: "etc.conf")
    scratch.put("[oven]\ntemperature=50\n")
    let reading = layers().load()
    #expect(reading.values["oven.temperature"]?.text == "50")
    #expect(reading.held == ["oven.fan"])
  }

  @Test("What stands below the state file is known")
  func whatStandsBelowTheStateFileIsKnown() {
    scratch.put("[oven]\ntemperature=31\n", as: "etc.conf")
    scratch.put("[oven]\ntemperature=50\nfan=true\n")
    let standard = layers().load().standard
    #expect(standard["oven.temperature"]?.text == "31")
    #expect(standard["oven.fan"] == SettingValue("false", from: .application))
  }

  @Test("An override that makes no sense is reported")
  func anOverrideThatMakesNoSenseIsReported() {
    let reading = layers(
      SettingOverride("oven.fna", "true", from: "--set"), SettingOverride("oven.fan", "maybe", from: "FACEPLATE_SET")
    ).load()
    #expect(
      reading.problems.map(\.description) == [
        "--set: there is no setting “oven.fna”: did you mean oven.fan?",
        "FACEPLATE_SET: oven.fan is “maybe”: must be true or false; it has no effect",
      ])
  }

  @Test("An override can be taken back")
  func anOverrideCanBeTakenBack() {
    let layers = layers(SettingOverride("oven.fan", "true", from: "--set"))
    #expect(layers.load().values["oven.fan"]?.text == "true")
    layers.removeOverride(of: "oven.fan")
    #expect(layers.load().values["oven.fan"]?.text == "false")
  }

  @Test("Files that say the same are the same snapshot")
  func filesThatSayTheSameAreTheSameSnapshot() {
    scratch.put("[oven]\nfan=true\n", as: "etc.conf")
    let layers = layers()
    let first = layers.snapshot()
    #expect(layers.snapshot() == first)
    drop("[oven]\nfan=false\n", "1.conf")
    #expect(layers.snapshot() != first)
    unlink(scratch.file("etc.conf.d/1.conf"))
    #expect(layers.snapshot() == first)
    #expect(layers.reading(of: first).values["oven.fan"]?.text == "true")
  }

  @Test("One setting is read with its own problems alone")
  func oneSettingIsReadWithItsOwnProblemsAlone() {
    scratch.put("[light]\non=perhaps\n[oven]\nfan=hot\nnonsense\n")
    let layers = layers()
    let light = SettingDeclaration(id: "light.on", defaultText: "false") { $0 == "true" ? nil : "must be true" }
    let reading = layers.reading(of: light, in: layers.snapshot())
    #expect(reading.problems.map(\.line) == [2])
    #expect(reading.values == ["light.on": SettingValue("false", from: .application)])
  }

  @Test("A setting declared later is found")
  func aSettingDeclaredLaterIsFound() {
    scratch.put("[oven]\nfan=true\n", as: "etc.conf")
    scratch.put("[light]\non=true\n")
    let layers = layers()
    #expect(layers.load().problems.map(\.what) == ["there is no group “light”"])
    layers.declare(SettingDeclaration(id: "light.on", defaultText: "false"))
    let reading = layers.load()
    #expect(reading.values["light.on"]?.text == "true" && reading.problems.isEmpty)
  }

  @Test("All places are watched")
  func allPlacesAreWatched() {
    let places = layers().watchedPaths.map { $0.replacing("\(scratch.path)/", with: "") }
    #expect(places == ["lib.conf", "etc.conf", "panel.conf", "lib.conf.d/", "etc.conf.d/", "panel.conf.d/"])
  }

  @Test("Assignments are taken apart")
  func assignmentsAreTakenApart() {
    #expect(SettingOverride(assignment: "a.b=c=d", from: "x") == SettingOverride("a.b", "c=d", from: "x"))
    #expect(SettingOverride(assignment: "a.b=", from: "x") == SettingOverride("a.b", "", from: "x"))
    #expect(SettingOverride(assignment: "=c", from: "x") == nil)
    #expect(SettingOverride(assignment: "a.b", from: "x") == nil)
  }
}
