import Faceplate
import FaceplateTesting
import Foundation
import ProgramFixtures
import Testing
import Values

@testable import LinuxHost
@testable import Operation
@testable import Settings

@Suite("What is told to those who watch over a panel")
struct StatusTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private var config: [String] { ["--config", folder.file("panel.conf")] }

  @Test("Where no panel runs status says so and ends with 1, in both forms; a crash is named")
  func absent() throws {
    let plain = try Program.run(["status"] + config)
    #expect(plain.status == 1 && plain.output == "panel: not running\n")
    folder.write("events", to: "panel.conf.crash")
    let result = try Program.run(["status", "--json"] + config)
    #expect(result.status == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["good"] as? Bool == false && object["panel"] as? String == "not running")
    #expect(object["crash"] as? String == folder.file("panel.conf.crash"))
    #expect(try Program.run("status").status == 64)
  }

  @Test("The forms hold whatever the values hold")
  func forms() throws {
    let report = StatusReport(
      isGood: true,
      entries: [("screen", "a \"b\" \\ c\nd\u{1}= é"), ("uptime", "12"), ("process", "none"), ("settings", "")])
    let read = StatusReport(wire: report.wire)
    #expect(read == report && read.isGood && read.entries.count == 4)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect(object["screen"] as? String == "a \"b\" \\ c?d?= é" && object["uptime"] as? Int == 12)
    #expect(object["process"] as? String == "none" && object["settings"] as? String == "")
    #expect(report.text.split(separator: "\n").count == 3 + 1)
    #expect(!StatusReport(wire: "").isGood && StatusReport(wire: "nothing").entries.isEmpty)
  }

  @Test("All is well only with a screen and settings without a mistake; the last problem stays")
  func report() throws {
    let monitor = PanelMonitor(state: nil, version: "1.0")
    let desk = try Desk(folder) { Text("A panel") }
    desk.settings.onProblem = { monitor.log.write($0) }
    var machine = PanelStatus(
      screen: "HDMI-A-1 800x480", isScreenGood: true, input: "2 devices", isInputGood: true, frames: 7)
    func value(_ name: String) -> String? {
      monitor.report(machine, desk.settings).entries.first { $0.name == name }?.value
    }
    #expect(monitor.report(machine, desk.settings).isGood && value("settings") == "good" && value("problem") == nil)
    folder.write("[display]\nrotation=91\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(!monitor.report(machine, desk.settings).isGood)
    #expect(value("settings")?.contains("display.rotation is “91”") == true)
    folder.write("[display]\nrotation=90\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(monitor.report(machine, desk.settings).isGood && value("settings") == "good")
    #expect(
      value("problem")?.contains("display.rotation is “91”") == true && value("problem-time")?.hasSuffix("Z") == true)
    machine.isInputGood = false
    #expect(!monitor.report(machine, desk.settings).isGood)
    (machine.isScreenGood, machine.isInputGood) = (false, true)
    #expect(!monitor.report(machine, desk.settings).isGood)
  }

  @Test("A panel file or a link with a fault is named, and nothing is well with it")
  func parts() throws {
    let monitor = PanelMonitor(state: nil, version: "1.0")
    let machine = PanelStatus(screen: "", isScreenGood: true, input: "", isInputGood: true, frames: 7)
    let file = PartState("panel-file", fault: nil)
    monitor.parts = { [file, PartState(link: "plc", fault: nil)] }
    #expect(monitor.report(machine, nil).isGood)
    monitor.parts = { [file, PartState(link: "plc", fault: "no connection")] }
    let report = monitor.report(machine, nil)
    #expect(!report.isGood)
    #expect(report.text.contains("\npanel-file: good\nlink-plc: no connection\n"))
    #expect(StatusReport(wire: report.wire) == report)
  }

  @Test("Lines go to standard error where there is no journal; the record of events has them without what is quoted")
  func lines() throws {
    var written: [String] = []
    let log = PanelLog(journal: nil) { written.append($0) }
    let path = folder.file("events")
    log.events = EventRecord(path: path)
    log.write("oven.pin is “1234”: must be\nmore", .settings, .error)
    #expect(written == ["oven.pin is “1234”: must be?more"])
    #expect(log.lastProblem?.text == "oven.pin is “1234”: must be?more")
    let bytes = folder.bytes(of: "events")
    #expect(bytes.contains(Array("oven.pin is “…”: must be?more".utf8)) && !bytes.contains(Array("1234".utf8)))
  }

  @Test("Whatever a device or a stranger says, it forges no line of the log and works no terminal")
  func controls() {
    var written: [String] = []
    let log = PanelLog(journal: nil) { written.append($0) }
    log.write("a.n: /v holds “x\nkiosk: The settings were reset”", .settings)
    log.write("The display has gone.\n  fix: plug it in\u{1B}[2J\r\u{9B}", .machine)
    #expect(
      written == [
        "a.n: /v holds “x?kiosk: The settings were reset”", "The display has gone.\n  fix: plug it in?[2J??",
      ])
    #expect("👩‍🍳 نمی\u{200C}خواهم \u{202E}x".onOneLine == "👩‍🍳 نمی\u{200C}خواهم ?x")
  }

  @Test("Events lie in the service's folder in memory, or else beside the state file")
  func places() {
    #expect(
      PanelMonitor.eventsPath(beside: "/v/panel.conf", runtimeDirectory: "/run/a:/run/b") == "/run/a/panel.conf.events")
    #expect(PanelMonitor.eventsPath(beside: "/v/panel.conf", runtimeDirectory: nil) == "/v/.panel.conf.events")
    #expect(PanelMonitor.socketPath(beside: "panel.conf") == "./.panel.conf.socket")
    for path in ["panel.conf", "sub/panel.conf", "./sub/panel.conf", "/v/panel.conf"] {
      #expect(UnixAddress(PanelMonitor.socketPath(beside: path)) != nil, "\(path)")
      #expect(UnixAddress(PanelMonitor.viewPath(beside: path)) != nil, "\(path)")
    }
  }
}
