import Faceplate
import Foundation
import ProgramFixtures
import Synchronization
import Testing

@testable import LinuxHost
@testable import Operation
@testable import PanelFile
@testable import Settings

@MainActor @Suite("A panel that fails with its panel file") struct LastGoodPanelFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func text(_ title: String, and more: String = "") -> String {
    "pages: {start: {body: [{text: \(title)}\(more)]}}\n"
  }

  private func history(at second: Int) -> StartHistory {
    StartHistory(state: folder.file("panel.conf"), of: "panel", boot: "one") { .seconds(second) }
  }

  private func desk(at second: Int) throws -> PanelDesk {
    try PanelDesk(in: folder, atMost: .seconds(30), history: history(at: second))
  }

  /// Lets a panel work for as long as it takes to prove itself.
  private func prove(_ desk: PanelDesk, _ title: String) throws {
    desk.session.noteShown()
    try desk.turn(StartHistory.proof)
    let end = ContinuousClock.now + .seconds(30)
    while !folder.text(of: ".panel.conf.panel.good").contains(title), ContinuousClock.now < end { try desk.turn(.zero) }
    #expect(folder.text(of: ".panel.conf.panel.good").contains(title))
  }

  /// A panel that works, and three starts with another version that hang until the service manager ends them.
  ///
  /// - Returns: the second of the next start.
  private func failThrice() throws -> Int {
    folder.write(Self.text("One"), to: "panel.yaml")
    try prove(desk(at: 0), "One")
    folder.write(Self.text("Two"), to: "panel.yaml")
    let seconds = Int(ServiceTimes.longestFailure / .seconds(1))
    for number in 1...3 { #expect(try desk(at: number * seconds).panel.labels == ["Two"]) }
    return 4 * seconds
  }

  @Test("A panel that nothing else wakes is woken once, to record that its version works")
  func still() throws {
    folder.write(Self.text("One"), to: "panel.yaml")
    let desk = try desk(at: 0)
    #expect(desk.session.deadline == nil)
    desk.session.noteShown()
    #expect(desk.session.deadline == desk.loop.now + StartHistory.proof)
    try prove(desk, "One")
    #expect(desk.session.deadline == nil)
  }

  @Test("The fourth start shows the version that worked, with a mark and a line in the log, and leaves the file alone")
  func fourth() throws {
    let desk = try desk(at: failThrice())
    #expect(desk.panel.labels.first == "One")
    #expect(desk.panel.labels.count == 2)
    #expect(desk.problems.count == 1)
    #expect(desk.problems[0].contains("the last 3 starts with this version failed"))
    desk.session.noteShown()
    try desk.turn(StartHistory.proof)
    desk.session.reload()
    try desk.turn(.seconds(1))
    #expect(desk.panel.labels.first == "One")
    #expect(folder.text(of: "panel.yaml") == Self.text("Two"))
  }

  @Test(
    "At a start with a mistake, a file that is empty or none at all, the version that worked last is shown with the mark of live editing",
    arguments: ["pages: {start: {body: [{txt: Two}]}}\n", "", nil])
  func faultyStart(text: String?) throws {
    folder.write(Self.text("One"), to: "panel.yaml")
    try prove(desk(at: 0), "One")
    if let text { folder.write(text, to: "panel.yaml") } else { unlink(folder.file("panel.yaml")) }
    // However often it starts, the mistake is what is said of the file.
    for second in 1...(StartHistory.failures + 2) {
      let desk = try desk(at: second)
      #expect(desk.panel.labels.first == "One")
      #expect(desk.panel.labels.count == 2)
      #expect(desk.problems.count == 1)
      #expect(desk.problems[0].hasPrefix(folder.file("panel.yaml") + ":1:"))
      #expect(!desk.problems[0].contains("starts"))
    }
    let desk = try desk(at: 10)
    #expect(
      try desk.save {
        folder.write(Self.text("Three"), to: "panel.yaml")
      } until: {
        desk.panel.labels == ["Three"]
      })
  }

  @Test("What an included file had is shown with the file that includes it, if that has a mistake at the start")
  func faultyPart() throws {
    folder.write(Self.text("One", and: ", {include: part.yaml}"), to: "panel.yaml")
    folder.write("- text: Part\n", to: "part.yaml")
    try prove(desk(at: 0), "Part")
    folder.write("- txt: Part\n", to: "part.yaml")
    let desk = try desk(at: 1)
    #expect(desk.panel.labels.prefix(2) == ["One", "Part"])
    #expect(desk.problems.count == 1)
    #expect(desk.problems[0].hasPrefix(folder.file("part.yaml") + ":1:"))
  }

  @Test("Without a version that has worked, a start with a mistake says what it is")
  func faultyFirst() throws {
    folder.write("pages: {start: {body: [{txt: One}]}}\n", to: "panel.yaml")
    #expect(try desk(at: 0).panel.labels.contains("The panel cannot be shown"))
  }

  @Test("The first edit counts, and stays at the next start")
  func edited() throws {
    let second = try failThrice()
    let desk = try desk(at: second)
    #expect(
      try desk.save {
        folder.write(Self.text("Three"), to: "panel.yaml")
      } until: {
        desk.panel.labels == ["Three"]
      })
    try prove(desk, "Three")
    #expect(try self.desk(at: second + 1).panel.labels == ["Three"])
  }

  @Test("An edit between two starts counts, too")
  func editedBetween() throws {
    let second = try failThrice()
    folder.write(Self.text("Three"), to: "panel.yaml")
    #expect(try desk(at: second).panel.labels == ["Three"])
  }

  @Test("A file that is included is taken back with the file that includes it")
  func included() throws {
    folder.write(Self.text("One", and: ", {include: part.yaml}"), to: "panel.yaml")
    folder.write("- text: Part\n", to: "part.yaml")
    try prove(desk(at: 0), "Part")
    folder.write("- text: Faulty\n", to: "part.yaml")
    for second in 1...3 { #expect(try desk(at: second).panel.labels == ["One", "Faulty"]) }
    #expect(try desk(at: 4).panel.labels.prefix(2) == ["One", "Part"])
  }

  @Test("A start is counted before anything looks into the file")
  func counted() throws {
    folder.write(Self.text("One"), to: "panel.yaml")
    let seen = Mutex<[Bool]>([])
    let starts = folder.file(".panel.conf.panel.starts")
    let bytes = Array(Self.text("One").utf8)
    let desk = try PanelDesk(in: folder, atMost: .seconds(30), history: history(at: 1)) { _ in
      seen.withLock { $0.append(access(starts, F_OK) == 0) }
      return .bytes(bytes)
    }
    #expect(desk.panel.labels == ["One"])
    #expect(seen.withLock { Array($0.prefix(2)) } == [false, true])
  }

  @Test("An end that somebody asks for is no failure")
  func ended() throws {
    folder.write(Self.text("One"), to: "panel.yaml")
    try prove(desk(at: 0), "One")
    folder.write(Self.text("Two"), to: "panel.yaml")
    for second in 1...6 {
      let desk = try desk(at: second)
      #expect(desk.panel.labels == ["Two"])
      desk.session.noteShown()
      desk.session.noteEnd(0)
    }
  }

  @Test("A disk that does not answer holds up no panel: it says so, and shows the file once it has been read")
  func late() throws {
    folder.write(Self.text("One"), to: "panel.yaml")
    let (gate, bytes) = (NSCondition(), Array(Self.text("One").utf8))
    let isOpen = Mutex(false)
    let desk = try PanelDesk(in: folder, atMost: .milliseconds(20)) { _ in
      gate.withLock { while !isOpen.withLock(\.self) { gate.wait() } }
      return .bytes(bytes)
    }
    #expect(desk.problems.count == 1)
    #expect(desk.problems[0].contains("the disk does not answer"))
    #expect(desk.panel.labels.contains("The panel cannot be shown"))
    gate.withLock {
      isOpen.withLock { $0 = true }
      gate.broadcast()
    }
    #expect(try desk.save({}, until: { desk.panel.labels == ["One"] }))
    #expect(desk.problems.count == 1)
  }
}
