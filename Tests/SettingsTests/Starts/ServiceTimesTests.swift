import Glibc
import Testing

@testable import Settings

@Suite("The units that root starts") struct UnitFilesTests {
  @Test(
    "No unit and no rule of the device manager asks a shell",
    arguments: ["kiosk@.service", "kiosk-display.service", "70-kiosk.rules"])
  func shells(name: String) {
    let root = #filePath.dropLast("Tests/SettingsTests/Starts/ServiceTimesTests.swift".count)
    let file = SettingsFile(path: root + "systemd/" + name, declarations: [])
    guard case .document(let document) = file.contents() else {
      Issue.record("\(name) cannot be read")
      return
    }
    let lines = String(decoding: document.serialize(), as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    let programs = lines.filter { $0.hasPrefix("Exec") || $0.contains("RUN+=") }
    #expect(!programs.isEmpty)
    for line in programs { #expect(!line.contains("sh -c"), "\(line)") }
  }
}

@Suite("The times of the unit file")
struct ServiceTimesTests {
  /// The settings of the unit, with the text of the last line of each.
  private let unit: [Substring: Substring]

  init() throws {
    let root = #filePath.dropLast("Tests/SettingsTests/Starts/ServiceTimesTests.swift".count)
    let file = SettingsFile(path: root + "systemd/kiosk@.service", declarations: [])
    guard case .document(let document) = file.contents() else { throw Missing() }
    let lines = String(decoding: document.serialize(), as: UTF8.self).split(separator: "\n")
    unit = Dictionary(
      lines.filter { !$0.hasPrefix("#") }.compactMap { line in
        line.firstIndex(of: "=").map { (line[..<$0], line[line.index(after: $0)...]) }
      }, uniquingKeysWith: { $1 })
  }

  private struct Missing: Error {}

  @Test(
    "The unit waits, ends and starts a panel as the program expects",
    arguments: [
      ("TimeoutStartSec", ServiceTimes.start), ("WatchdogSec", ServiceTimes.watchdog),
      ("TimeoutStopSec", ServiceTimes.stop), ("RestartSec", ServiceTimes.pause),
    ])
  func times(key: String, time: Duration) {
    #expect(unit[key[...]].flatMap { Int($0) }.map { Duration.seconds($0) } == time)
  }

  @Test("The unit starts a panel as often as it fails, so that the program counts the failures and not the unit")
  func limit() {
    #expect(unit["StartLimitIntervalSec"] == "0")
    #expect(unit["Restart"] == "always")
    #expect(unit["StartLimitBurst"] == nil)
  }

  @Test("Three starts in a row are within the period, however they fail")
  func period() {
    let end = ServiceTimes.stop + ServiceTimes.pause
    let unseen = ServiceTimes.start + end
    let seen = ServiceTimes.start + StartHistory.proof + ServiceTimes.watchdog + end
    #expect(StartHistory.period >= unseen * StartHistory.failures)
    #expect(StartHistory.period >= seen * StartHistory.failures)
  }
}
