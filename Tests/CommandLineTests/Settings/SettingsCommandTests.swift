import Faceplate
import ProgramFixtures
import Testing

@testable import CommandLine
@testable import Settings

/// A panel with a tweak of a link, and one of the config file whose name is similar.
private struct LinkedPanel: View {
  @Tweak("oven.linked", link: PanelLink.mqtt("lan", "mqtt://127.0.0.1:9").topic("oven/linked")) private var now = 1.0
  @Tweak("oven.linker") private var new = 1.0

  var body: some View { Text(verbatim: "\(now) \(new)") }
}

@Suite("Settings from the command line")
struct SettingsCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    folder.write("[oven]\ntemperature=100\nfan=1\n", to: "etc.conf")
  }

  private func kiosk(_ words: String...) throws -> Program.Result {
    try Program.run(words + ["--config", folder.file("state.conf"), "--defaults", folder.file("etc.conf")])
  }

  @Test("config prints the merged result with the origin of every value, and can be read back")
  func config() throws {
    folder.write("[oven]\nfan=4\n", to: "state.conf")
    let result = try kiosk("config", "--set", "oven.minutes=9")
    #expect(
      result.output.hasPrefix(
        """
        [oven]
        # \(folder.file("etc.conf")):2
        temperature=100

        # --set
        minutes=9

        # default
        core=54..62

        # \(folder.file("state.conf")):2
        fan=4


        """))
    #expect(result.output.contains("\n[display]\n"))
    folder.write(result.output, to: "merged.conf")
    #expect(try Program.run("check", folder.file("merged.conf")).status == 0)
  }

  @Test("7.9 config --changed prints what differs from the defaults")
  func changed() throws {
    folder.write("[oven]\nfan=2\n", to: "state.conf")
    #expect(try kiosk("config", "--changed").output == "[oven]\n# \(folder.file("etc.conf")):2\ntemperature=100\n")
  }

  @Test("get and config print no control character of a file, and JSON has the text as it is")
  func controls() throws {
    folder.write("[remote]\npassword=/a\u{1B}]0;x\u{7}\n", to: "state.conf")
    #expect(try kiosk("get", "remote.password").output == "/a?]0;x?\n")
    #expect(try kiosk("get", "remote.password", "--json").output.contains(#""value":"/a\u001b]0;x\u0007""#))
    #expect(try kiosk("config", "--changed").output.contains("\npassword=/a?]0;x?\n"))
  }

  @Test("set writes what passes the check, get reads it, reset takes it back")
  func setAndReset() throws {
    #expect(try kiosk("set", "oven.fan", "5").status == 0)
    #expect(folder.text(of: "state.conf").hasSuffix("[oven]\n# a whole number from 0 to 5 speed; default 2\nfan=5\n"))
    #expect(try kiosk("get", "oven.fan").output == "5\n")
    #expect(try kiosk("reset", "oven.fan").status == 0)
    #expect(try kiosk("get", "oven.fan").output == "1\n")
    #expect(try kiosk("set", "oven.minutes", "50").status == 0)
    #expect(try kiosk("reset", "--all").status == 0)
    #expect(!folder.text(of: "state.conf").contains("[oven]"))
  }

  @Test(
    "What cannot be is refused with 1 and one line",
    arguments: [
      (["set", "oven.fan", "-3"], "oven.fan cannot become “-3”: must be a whole number from 0 to 5"),
      (["set", "oven.fna", "3"], "there is no setting “oven.fna”: did you mean oven.fan?"),
      (["get", "oven.fna"], "did you mean oven.fan?"), (["reset", "oven.fna"], "did you mean oven.fan?"),
      (["watch", "oven.fna"], "did you mean oven.fan?"),
    ])
  func refusals(_ words: [String], _ text: String) throws {
    let result = try Program.run(words + ["--config", folder.file("state.conf")])
    #expect(result.status == 1 && result.lines.count == 1)
    #expect(result.output.contains(text), "\(result.output)")
    #expect(folder.text(of: "state.conf").isEmpty)
  }

  @Test(
    "A value that comes from a link is not taken for another name",
    arguments: [["get", "oven.now"], ["set", "oven.now", "3"]], ["", ", private: true"])
  func linked(_ words: [String], keys: String) throws {
    folder.write(
      """
      values:
        oven.now: {type: number, file: {path: /sys/class/thermal/thermal_zone0/temp, writable: true}\(keys)}
        oven.new: {type: number}
      pages: {start: {body: [oven.now, oven.new]}}
      """, to: "panel.yaml")
    let result = try Program.run(words + ["--panel", folder.file("panel.yaml"), "--config", folder.file("state.conf")])
    #expect(result.status == 1)
    #expect(result.output.contains("oven.now is not in the config file: a link gives its value, or an expression"))
    #expect(!result.output.contains("did you mean"))
  }

  @Test("A tweak that comes from a link is not taken for another name")
  func linkedTweak() throws {
    let words = ["get", "oven.linked", "--config", folder.file("state.conf")]
    let arguments = try Arguments(words, [.screen, .panel] + CommandOption.settings)
    let problem = try #require(throws: SettingsProblem.self) { try Kiosk { LinkedPanel() }.get(arguments) }
    #expect(problem.description.contains("oven.linked is not in the config file: a link gives its value"))
  }

  @Test("list says what there is, what it is now, and what can be written")
  func list() throws {
    let lines = try kiosk("list").lines
    #expect(lines.filter { $0.hasPrefix("oven.") }.count == 4)
    #expect(lines.contains { $0.hasPrefix("display.rotation\t0\tdefault\t0, 90, 180 or 270 degrees") })
    #expect(
      lines[0] == "oven.temperature\t100\tchanged\ta whole number from 30 to 250 °C in steps of 5; default 180")
    #expect(lines[1].hasPrefix("oven.minutes\t45\tdefault\t"))
  }

  @Test("What is said of the machine is checked like any other setting")
  func machine() throws {
    #expect(try kiosk("set", "display.rotation", "90").status == 0)
    #expect(
      folder.text(of: "state.conf").hasSuffix(
        "[display]\n# 0, 90, 180 or 270 degrees clockwise; default 0\nrotation=90\n"))
    folder.write("[display]\nrotation=45\n[idle]\ndim=60 s\n", to: "state.conf")
    let result = try Program.run("check", "--config", folder.file("state.conf"))
    #expect(result.status == 1)
    #expect(result.lines.count == 1)
    #expect(result.output.contains(":2:10: display.rotation is “45”: must be 0, 90, 180 or 270 degrees clockwise"))
  }

  @Test("check reads all layers, and says nothing of a value that no running panel has")
  func checkLayers() throws {
    folder.write("[oven]\nfan=9\n", to: "etc.conf")
    let result = try kiosk("check")
    #expect(result.status == 1)
    #expect(result.lines.count == 1 && !result.output.contains("last good value"))
    #expect(result.output.hasPrefix("\(folder.file("etc.conf")):2:5: oven.fan is “9”"))
  }

  @Test("watch prints what a set changes, and what a drop-in changes that has just come")
  func watch() throws {
    let running = try Program.start(
      "watch", "--config", folder.file("state.conf"), "--defaults", folder.file("etc.conf"))
    // The first line says that the watch stands: a file is written until it is noticed.
    var fan = 2
    while !running.hasOutput(within: 200) {
      fan = fan == 2 ? 3 : 2
      #expect(try kiosk("set", "oven.fan", "\(fan)").status == 0)
    }
    #expect(running.line()?.hasPrefix("oven.fan\t") == true)
    folder.makeFolder("etc.conf.d")
    folder.write("[oven]\nminutes=77\n", to: "etc.conf.d/1.conf")
    while let line = running.line(), line != "oven.minutes\t77" { #expect(line.hasPrefix("oven.fan")) }
    running.end()
  }

  @Test("A program of many panels knows the settings of those that it does not show")
  func settingsOfOtherPanels() throws {
    folder.write("[oven]\nfan=4\n[ovne]\nfan=4\n", to: "state.conf")
    let result = try Program.run([
      "render", "--config", folder.file("state.conf"), "--output", folder.file("picture.png"),
    ])
    #expect(result.status == 0)
    #expect(
      result.lines == ["\(folder.file("state.conf")):3:1: warning: there is no group “ovne”: did you mean [oven]?"])
  }
}
