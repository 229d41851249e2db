import Faceplate
import FaceplateTesting
import ProgramFixtures
import Settings
import Testing

@testable import Gallery
@testable import Operation

@Suite("A panel and its settings file")
struct PanelSettingsTests {
  final class Log { var lines: [String] = [] }

  func join(_ folder: Folder) throws -> (Harness, PanelSettings, Log) {
    let panel = try Harness { OvenPanel() }
    let log = Log()
    let settings = PanelSettings(stage: panel.stage, path: folder.file("panel.conf")) { log.lines.append($0) }
    settings.load()
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
    settings.finish()
    #expect(folder.text(of: "panel.conf") == "# mine\n[oven]\n  fan =  3 \n[other]\nkey=1\n")
    #expect(log.lines.isEmpty)
  }

  @Test("7.8 A person's file comes back from a hundred edits on the panel with only the changed values different")
  func hundredEdits() throws {
    let folder = try Folder()
    let before = """
      \t# Ines: do not touch!   ever

         [ oven ]
      not = ours
      [oven]  \t
        temperature   =   180   
      #temperature=250 (too hot)
      minutes =45
      fna = 5
      fan[de]=zwei
      just some words
      [someone.else]
      \ttabs\t=\tand\ttabs

      [oven]
      # again, further down
      fan= 2\t

      """
    folder.write(before, to: "panel.conf")
    let (panel, settings, _) = try join(folder)
    for edit in 0..<100 {
      switch edit % 4 {
      case 0: try panel.tap("Increment", in: "Time")
      case 1: try panel.tap(edit % 8 == 1 ? "Increment" : "Decrement", in: "Fan")
      case 2: try panel.adjust("Temperature", by: edit % 3 - 1)
      default: try panel.tap("Decrement", in: "Time")
      }
      settings.finish()
    }
    try panel.tap("Increment", in: "Time")
    try panel.tap("Increment", in: "Fan")
    settings.finish()
    func now(_ id: String) -> String { panel.stage.tweaks.text(of: id) ?? "" }
    #expect(now("oven.minutes") == "46")
    let after = before.replacing("=   180", with: "=   \(now("oven.temperature"))")
      .replacing("minutes =45", with: "minutes =46").replacing("fan= 2", with: "fan= \(now("oven.fan"))")
    #expect(folder.text(of: "panel.conf") == after)
  }

  @Test("Edits on the tweak panel are written as any others, and it is off until it is asked for")
  func tweakPanel() throws {
    let folder = try Folder()
    let panel = try Harness { NoticedRoot(content: OvenPanel()) }
    let settings = PanelSettings(stage: panel.stage, path: folder.file("panel.conf")) { _ in }
    settings.load()
    try panel.key(.function(12))
    #expect(!panel.contains("Tweaks"))
    folder.write("[tweaks]\npanel=true\nkey=F2\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    try panel.key(.function(12))
    #expect(!panel.contains("Tweaks"))
    try panel.key(.function(2))
    #expect(panel.contains("Tweaks"))
    try panel.adjust("Temperature", by: 1)
    settings.finish()
    #expect(folder.text(of: "panel.conf").contains("temperature="))
  }

  @Test("7.8 Its own write is not applied again")
  func echo() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    try panel.tap("Increment", in: "Fan")
    settings.finish()
    try panel.tap("Increment", in: "Fan")
    settings.load()
    #expect(try panel.value(of: "Fan") == "4")
  }

  @Test("7.5 An edit shows and keeps the focus and a press in progress")
  func edit() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    try panel.press("Increment", in: "Time")
    folder.write("[oven]\ntemperature=60\n", to: "panel.conf")
    settings.load()
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
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Temperature").hasPrefix("60"))
    #expect(try panel.value(of: "Fan") == "5")
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("\(folder.file("panel.conf")):2:13: oven.temperature is “hot”") ?? false)
  }

  @Test("7.7 An unknown key is told with the nearest name, has no effect and stays in the file")
  func unknown() throws {
    let folder = try Folder()
    folder.write("[oven]\nfna=5\nfan=1\n", to: "panel.conf")
    let (panel, settings, log) = try join(folder)
    #expect(
      log.lines == [
        "\(folder.file("panel.conf")):2:5: warning: there is no setting “oven.fna”: did you mean fan in [oven]?"
      ])
    try panel.tap("Increment", in: "Fan")
    settings.finish()
    #expect(folder.text(of: "panel.conf") == "[oven]\nfna=5\nfan=2\n")
  }

  @Test("7.5 A file that is replaced is noticed by itself, and so is a drop-in that comes")
  func noticed() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    let loop = EventLoop()
    settings.attach(to: loop)
    // Ends a loop that would wait for ever.
    let end = loop.now + .seconds(10)
    loop.beforeSleep { end }
    func turn(until minutes: String) {
      while panel.stage.tweaks.text(of: "oven.minutes") != minutes, loop.now < end { loop.turn() }
      #expect(panel.stage.tweaks.text(of: "oven.minutes") == minutes)
    }
    folder.write("[oven]\nfan=1\nminutes=7\n", to: "panel.conf")
    turn(until: "7")
    folder.write("[oven]\nfan=1\n", to: "panel.conf")
    folder.makeFolder("panel.conf.d")
    folder.write("[oven]\nminutes=9\n", to: "panel.conf.d/1.conf")
    turn(until: "9")
    folder.write("[oven]\nminutes=8\n", to: "panel.conf.d/0.conf")
    folder.remove("panel.conf.d/1.conf")
    turn(until: "8")
  }

  @Test("A value that the file no longer names goes back to its default")
  func removed() throws {
    let folder = try Folder()
    folder.write("[oven]\ntemperature=60\nfan=5\n", to: "panel.conf")
    let (panel, settings, _) = try join(folder)
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Temperature").hasPrefix("180"))
  }

  @Test("The values of a file that becomes empty stay, and the panel says so; its next change writes them again")
  func emptied() throws {
    let folder = try Folder()
    folder.write("[oven]\ntemperature=200\nfan=3\n", to: "panel.conf")
    let desk = try Desk(folder) { OvenPanel() }
    func fan() -> String? { desk.panel.stage.tweaks.text(of: "oven.fan") }
    folder.write("", to: "panel.conf")
    try desk.noticeEdit()
    let problem = "\(folder.file("panel.conf")): the file has become empty: its values stay; "
    #expect(desk.lines.count { $0.hasPrefix(problem) } == 1)
    #expect(desk.settings.fault?.hasPrefix(problem) == true)
    #expect(fan() == "3")
    try desk.panel.tap("Increment", in: "Fan")
    desk.settings.finish()
    #expect(folder.text(of: "panel.conf") == "[oven]\ntemperature=200\nfan=4\n")
    #expect(desk.settings.fault == nil)
    // A comment is no empty file.
    folder.write("# none\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.settings.fault == nil && fan() != "4")
  }

  @Test("A panel that starts with an empty file, or without one, has its own defaults, and nothing is wrong")
  func startsEmpty() throws {
    for text in ["", nil] {
      let folder = try Folder()
      if let text { folder.write(text, to: "panel.conf") }
      let desk = try Desk(folder) { OvenPanel() }
      #expect(desk.lines == [] && desk.settings.fault == nil)
    }
  }

  @Test("What is being changed on the panel is newer than the file")
  func race() throws {
    let folder = try Folder()
    let (panel, settings, _) = try join(folder)
    try panel.tap("Increment", in: "Fan")
    folder.write("[oven]\nfan=0\ntemperature=100\n", to: "panel.conf")
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Fan") == "3")
    #expect(try panel.value(of: "Temperature").hasPrefix("100"))
    settings.finish()
    #expect(folder.text(of: "panel.conf") == "[oven]\nfan=3\ntemperature=100\n")
  }

  @Test("A file that cannot be written is told once, and the change lands as soon as it can")
  func unwritable() throws {
    let folder = try Folder()
    let panel = try Harness { OvenPanel() }
    let log = Log()
    let path = folder.file("gone/panel.conf")
    let settings = PanelSettings(stage: panel.stage, path: path) { log.lines.append($0) }
    try panel.tap("Increment", in: "Fan")
    settings.finish()
    #expect(log.lines.count == 1 && log.lines[0].contains(path), "\(log.lines)")
    settings.finish()
    #expect(log.lines.count == 1)
    folder.makeFolder("gone")
    let loop = EventLoop()
    settings.attach(to: loop)
    #expect(loop.deadline != nil)
    // Ends a loop that would wait for ever.
    let end = loop.now + .seconds(30)
    loop.beforeSleep { end }
    while folder.bytes(of: "gone/panel.conf").isEmpty, loop.now < end { loop.turn() }
    #expect(folder.text(of: "gone/panel.conf").hasSuffix("fan=3\n"))
  }
}
