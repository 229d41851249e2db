import Faceplate
import FaceplateTesting
import ProgramFixtures
import Testing

@testable import PanelFile

/// The program as it is built, with panel files.
@MainActor @Suite("Commands with a panel file") struct PanelFileCommandTests {
  @Test("From nothing to a panel: new, check, list, render")
  func first() throws {
    let folder = try Folder()
    let path = folder.file("first.yaml")
    #expect(
      try Program.run("new", "--panel", path).output == "\(path): written. Show it with: kiosk run --panel \(path)\n")
    #expect(try Program.run("new", "--panel", path).status == 1)
    #expect(try Program.run("check", "--panel", path).output == "\(path): good\n")
    let list = try Program.run("list", "--panel", path, "--config", folder.file("panel.conf"))
    #expect(
      list.lines.contains("room.target\t20.5\tdefault\ta number from 5 to 30 °C in steps of 0.5; default 20.5"),
      "\(list.output)")
    let described = try Program.run("render", "--describe", "--panel", path)
    #expect(described.status == 0)
    #expect(described.output.hasPrefix("text\tTarget 20.5\u{202F}°C\t"), "\(described.output)")
  }

  @Test("A value is set in the config file, and the panel shows it")
  func set() throws {
    let folder = try Folder()
    let (path, config) = (folder.file("first.yaml"), folder.file("panel.conf"))
    _ = try Program.run("new", "--panel", path)
    #expect(try Program.run("set", "room.target", "16", "--panel", path, "--config", config).status == 0)
    #expect(try Program.run("get", "room.target", "--panel", path, "--config", config).output == "16\n")
    #expect(
      folder.text(of: "panel.conf").contains("# a number from 5 to 30 °C in steps of 0.5; default 20.5\ntarget=16"))
    let refused = try Program.run("set", "room.target", "160", "--panel", path, "--config", config)
    #expect(refused.status == 1)
    #expect(
      try Program.run("render", "--describe", "--panel", path, "--config", config).output.hasPrefix(
        "text\tTarget 16.0\u{202F}°C\t"))
  }

  @Test("A mistake has its line from check, and no other command goes on")
  func mistake() throws {
    let folder = try Folder()
    folder.write("pages: {start: {body: [{stepper: oven.now}]}}\n", to: "panel.yaml")
    let path = folder.file("panel.yaml")
    let line = "\(path):1:34: there is no value “oven.now”; there is none to choose from"
    let check = try Program.run("check", "--panel", path)
    #expect(check.status == 1)
    #expect(check.output == line + "\n")
    let render = try Program.run("render", "--describe", "--panel", path)
    #expect(render.status == 1)
    #expect(render.output == "kiosk: the panel file cannot be used\n\(line)\n")
    let json = try Program.run("check", "--json", "--panel", path)
    #expect(json.output.contains(#""line":1,"column":34,"end-line":1,"end-column":42"#), "\(json.output)")
  }

  @Test(
    "A script stands for the devices, and for who works the panel",
    arguments: [
      "oven", "thermostat", "pumps", "workshop", "room", "energy",
    ])
  func gallery(name: String) throws {
    let folder = Program.package + "/Sources/Programs/Gallery/PanelFiles/"
    let result = try Program.run(
      "render", "--describe", "--panel", folder + name + ".yaml", "--script", folder + name + ".script")
    #expect(result.status == 0)
    #expect(result.output.contains(try #require(Self.played[name])), "\(result.output)")
  }

  /// What each of the gallery's panels shows after its script.
  private static let played = [
    "oven": "text\tHeating\t", "thermostat": "22.0\u{202F}°C", "pumps": "Together 24.3 m³/h", "workshop": "2700",
    "room": "10\u{202F}%", "energy": "Panel – –",
  ]

  @Test(
    "A touch that does nothing fails the script, with its line",
    arguments: [
      ("tap Start", "“Start” is disabled now, and a touch of it does nothing"),
      ("hold Start for 1", "“Start” is disabled now, and a touch of it does nothing"),
      ("drag Heat by 20", "“Heat” is disabled now, and a touch of it does nothing"),
      ("tap Ready", "a touch of “Ready” does nothing: no view at its middle,"),
    ])
  func idleTouch(step: String, fault: String) throws {
    let folder = try Folder()
    folder.write(
      """
      values: {heat: {type: number, in: 0..9, initial: 3}}
      pages:
        start:
          body:
            - text: Ready
            - slider: {value: heat, enabled: heat > 3}
            - button: {label: Start, enabled: heat > 3, tap: {tell: Started}}
      """, to: "panel.yaml")
    folder.write("wait 1\n\(step)\n", to: "visit")
    let result = try Program.run(
      "render", "--describe", "--panel", folder.file("panel.yaml"), "--script", folder.file("visit"))
    #expect(result.status != 0)
    #expect(result.output.contains("\(folder.file("visit")):2: \(fault)"), "\(result.output)")
  }

  @Test("A report has the values that live elsewhere, but for private ones")
  func reportsLinked() throws {
    let folder = try Folder()
    folder.write(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values:
        now: {type: number, unit: °C, modbus: {input: 0}}
        door: {type: switch, modbus: {discrete: 0}}
        code: {type: number, private: true, modbus: {input: 1}}
        lamp: {type: switch, initial: false}
      pages: {start: {body: [{value: now}, lamp]}}
      """, to: "panel.yaml")
    folder.write("set now 21\nset code 7\nspoil door\ntap Lamp\n", to: "visit")
    let result = try Program.run(
      "render", "--report", "--panel", folder.file("panel.yaml"), "--script", folder.file("visit"), "--output",
      folder.file("panel.png"))
    let values = result.lines.filter { !$0.hasPrefix("keyboard.") && !$0.hasPrefix("picture: ") }
    #expect(values == ["lamp: false → true", "door: unset → stale", "now: unset → 21"])
  }

  @Test("Neither a picture nor a description has anything private in it")
  func hidesPrivate() throws {
    let folder = try Folder()
    func render(_ code: String) throws -> (description: String, picture: [UInt8]) {
      folder.write(
        """
        values:
          code: {type: text, private: true, initial: \(code)}
          lamp: {type: switch, initial: false}
        pages: {start: {body: [{value: code}, {text: "The code is {code}."}, lamp]}}
        """, to: "panel.yaml")
      let result = try Program.run(
        "render", "--describe", "--panel", folder.file("panel.yaml"), "--output", folder.file("panel.png"))
      #expect(result.status == 0)
      return (result.output, folder.bytes(of: "panel.png"))
    }
    let (first, second) = (try render("swordfish"), try render("butterfly"))
    #expect(first.description.contains("\tLamp\t"), "\(first.description)")
    #expect(!first.description.contains("swordfish"))
    #expect(first.description == second.description)
    #expect(!first.picture.isEmpty && first.picture == second.picture)
  }

  @Test("The schema is JSON, and names every item")
  func schema() throws {
    let schema = try Program.run("schema")
    #expect(schema.status == 0)
    for rule in PanelSchema.elements { #expect(schema.output.contains("\"item \(rule.name)\": {"), "\(rule.name)") }
    #expect(try Program.run("schema", "--markdown").output == PanelSchema.reference)
  }
}
