import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery

@Suite("A panel and its settings file")
struct PanelSettingsTests {
  private final class Log { var lines: [String] = [] }

  private func join(_ folder: Folder) throws -> (Harness, PanelSettings, Log) {
    let panel = try Harness { OvenPanel() }
    let log = Log()
    let settings = PanelSettings(stage: panel.stage, path: folder.file("panel.conf")) { log.lines.append($0) }
    settings.reload()
    try panel.frame()
    return (panel, settings, log)
  }

  @Test("The panel begins with what the file says")
  func begins() throws {
    let folder = try Folder()
    folder.write("[oven]\ntemperature=95\n", to: "panel.conf")
    let (panel, _, log) = try join(folder)
    #expect(try panel.value(of: "Temperature").hasPrefix("95"))
    #expect(log.lines.isEmpty)
  }

  @Test("What the panel changes is written once it is quiet; comments, order and foreign keys stay")
  func writes() throws {
    let folder = try Folder()
    folder.write("# mine\n[oven]\n  fan =  2 \n[other]\nkey=1\n", to: "panel.conf")
    let (panel, settings, log) = try join(folder)
    log.lines = []
    try panel.tap("Increment", in: "Fan")
    #expect(folder.text(of: "panel.conf").contains("fan =  2"))
    settings.flush()
    #expect(folder.text(of: "panel.conf") == "# mine\n[oven]\n  fan =  3 \n[other]\nkey=1\n")
    #expect(log.lines.isEmpty)
  }

  @Test("7.8 Its own write is not applied again")
  func echo() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    try panel.tap("Increment", in: "Fan")
    settings.flush()
    try panel.tap("Increment", in: "Fan")
    settings.reload()
    #expect(try panel.value(of: "Fan") == "4")
  }

  @Test("7.5 An edit shows and keeps the focus and a press in progress")
  func edit() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    try panel.press("Increment", in: "Time")
    folder.write("[oven]\ntemperature=60\n", to: "panel.conf")
    settings.reload()
    try panel.frame()
    #expect(try panel.value(of: "Temperature").hasPrefix("60"))
    try panel.advance(by: .seconds(1))
    try panel.lift()
    // Seven steps from 45: the press went on.
    #expect(try panel.value(of: "Time").hasPrefix("52"))
  }

  @Test("7.6 A bad edit changes nothing, is told once, and other keys still count")
  func badEdit() throws {
    let folder = try Folder()
    folder.write("[oven]\ntemperature=60\n", to: "panel.conf")
    let (panel, settings, log) = try join(folder)
    folder.write("[oven]\ntemperature=hot\nfan=5\n", to: "panel.conf")
    settings.reload()
    try panel.frame()
    #expect(try panel.value(of: "Temperature").hasPrefix("60"))
    #expect(try panel.value(of: "Fan") == "5")
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("\(folder.file("panel.conf")):2:13: oven.temperature is “hot”") ?? false)
  }

  @Test("A value that the file no longer names goes back to its default")
  func removed() throws {
    let folder = try Folder()
    folder.write("[oven]\ntemperature=60\nfan=5\n", to: "panel.conf")
    let (panel, settings, _) = try join(folder)
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    settings.reload()
    try panel.frame()
    #expect(try panel.value(of: "Temperature").hasPrefix("180"))
  }

  @Test("What is being changed on the panel is newer than the file")
  func race() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    try panel.tap("Increment", in: "Fan")
    folder.write("[oven]\nfan=0\ntemperature=100\n", to: "panel.conf")
    settings.reload()
    try panel.frame()
    #expect(try panel.value(of: "Fan") == "3")
    #expect(try panel.value(of: "Temperature").hasPrefix("100"))
    settings.flush()
    #expect(folder.text(of: "panel.conf") == "[oven]\nfan=3\ntemperature=100\n")
  }

  @Test("A file that cannot be written is told, and the change waits for the next try")
  func unwritable() throws {
    let folder = try Folder()
    let panel = try Harness { OvenPanel() }
    let log = Log()
    let path = folder.file("gone/panel.conf")
    let settings = PanelSettings(stage: panel.stage, path: path) { log.lines.append($0) }
    try panel.tap("Increment", in: "Fan")
    settings.flush()
    #expect(log.lines.count == 1 && log.lines[0].contains(path), "\(log.lines)")
    settings.flush()
    #expect(log.lines.count == 2)
  }
}
