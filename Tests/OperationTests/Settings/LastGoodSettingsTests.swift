import Faceplate
import FaceplateTesting
import ProgramFixtures
import Testing

@testable import LinuxHost
@testable import Operation
@testable import Settings

@Suite("A panel that fails with its settings")
struct LastGoodSettingsTests {
  private struct Page: View {
    @Tweak("oven.fan", in: 0...9) private var fan = 1
    var body: some View {
      VStack {
        Text("Fan \(fan)")
        Button("More") { fan += 1 }
      }
    }
  }

  private let folder: Folder
  private static let notice = "Earlier settings are used: the panel failed with the present ones"

  init() throws { folder = try Folder() }

  private func desk() throws -> Desk {
    let history = StartHistory(state: folder.file("panel.conf"))
    return try Desk(folder, prepare: { $0.begin(history) }) { Page() }
  }

  /// A panel that works with a fan of 3, and then three that fail with one of 7.
  private func failThrice() throws -> String {
    folder.write("[oven]\nfan=3\n", to: "panel.conf")
    do {
      let desk = try desk()
      try desk.turn(StartHistory.proof)
      try desk.turn(until: { desk.settings.isAtRest })
    }
    let faulty = "# new\n[oven]\nfan=7\n[display]\nmode=800x480\n"
    folder.write(faulty, to: "panel.conf")
    for _ in 0..<3 {
      let desk = try desk()
      #expect(desk.panel.contains("Fan 7") && desk.lines.isEmpty)
    }
    return faulty
  }

  @Test(
    "The fourth start has the settings that worked, says so on the screen and in the log, and leaves the file alone")
  func fourth() throws {
    let faulty = try failThrice()
    let desk = try desk()
    #expect(desk.panel.contains("Fan 3") && desk.panel.contains(Self.notice))
    #expect(desk.value("display.mode") == "auto")
    #expect(desk.lines.count == 1 && desk.lines[0].contains("which differ in display.mode, oven.fan."))
    try desk.turn(StartHistory.proof)
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.file == faulty)
  }

  @Test("The first edit without a mistake counts; one with a mistake is told and changes nothing")
  func edited() throws {
    _ = try failThrice()
    let desk = try desk()
    folder.write("[oven]\nfan=many\n", to: "panel.conf")
    try desk.turn(.zero)
    try desk.turn(FileWatch.quiet)
    try desk.turn(until: { desk.lines.count == 2 && desk.settings.isAtRest })
    #expect(desk.lines[1].contains("oven.fan is “many”"))
    #expect(desk.panel.contains("Fan 3") && desk.panel.contains(Self.notice))
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.panel.contains("Fan 5") && !desk.panel.contains(Self.notice))
    #expect(desk.lines.contains { $0.hasSuffix("the files have been edited and are used again.") })
  }

  @Test("What is changed on the panel meanwhile is written, and counts at once")
  func changed() throws {
    _ = try failThrice()
    let desk = try desk()
    try desk.panel.tap("More")
    try desk.turn(WriteSchedule.longest)
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.panel.contains("Fan 4") && desk.value("oven.fan") == "4" && desk.panel.contains(Self.notice))
    #expect(desk.file.contains("fan=4\n"))
  }

  @Test("A panel that goes on for ten seconds with an edit has proved it, and is not woken for that")
  func proof() throws {
    let desk = try desk()
    #expect(desk.settings.start?.due == StartHistory.proof)
    #expect(desk.settings.deadline == nil)
    try desk.turn(StartHistory.proof)
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.settings.start?.due == nil && folder.text(of: ".panel.conf.starts").isEmpty)
    folder.write("[oven]\nfan=6\n", to: "panel.conf")
    try desk.noticeEdit()
    try desk.turn(.seconds(9))
    #expect(!folder.text(of: ".panel.conf.good").contains("fan=6"))
    try desk.turn(.seconds(1))
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(folder.text(of: ".panel.conf.good").contains("fan=6"))
  }

  @Test("An end that somebody asks for is no failure")
  func ends() throws {
    folder.write("[oven]\nfan=3\n", to: "panel.conf")
    do {
      let desk = try desk()
      try desk.turn(StartHistory.proof)
      try desk.turn(until: { desk.settings.isAtRest })
    }
    folder.write("[oven]\nfan=7\n", to: "panel.conf")
    for _ in 0..<6 {
      let desk = try desk()
      #expect(desk.panel.contains("Fan 7"))
      desk.settings.noteEnd(0)
    }
  }

  private struct Parting: View {
    @Tweak("lamp.level", in: 0...9) private var level = 1
    var body: some View { Text("Level \(level)").onDisappear { level = 9 } }
  }

  @Test("A panel that changes a setting as it goes ends like any other")
  func parting() throws {
    folder.write("[lamp]\nlevel=3\n", to: "panel.conf")
    #expect(Kiosk { Parting() }.run(["kiosk", "check", folder.file("panel.conf")]) == 0)
    #expect(folder.text(of: "panel.conf") == "[lamp]\nlevel=3\n")
  }
}
