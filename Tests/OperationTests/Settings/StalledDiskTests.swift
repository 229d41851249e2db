import Faceplate
import FaceplateTesting
import Foundation
import Machine
import ProgramFixtures
import Synchronization
import Testing

@testable import Gallery
@testable import LinuxHost
@testable import Operation
@testable import Settings

/// A panel whose disk is slow, full or read-only. Time is told by hand; the disk stands still for as long as a test wants.
@Suite("A panel and a disk in trouble")
struct StalledDiskTests {
  private final class Log { var lines: [String] = [] }

  /// What the disk does at the moment.
  private nonisolated final class Disk: @unchecked Sendable {
    private let condition = NSCondition()
    private var isStalled = false
    private var standing = 0
    let refusal = Atomic<CInt>(0)
    let readRefusal = Atomic<CInt>(0)
    let reads = Atomic(0)
    let renames = Atomic(0)

    var faultInjection: FaultInjection {
      FaultInjection(
        refusal: { [self] step in
          if step == .sync { stand() }
          if step == .rename { renames.add(1, ordering: .relaxed) }
          return step == .write ? refusal.load(ordering: .acquiring) : 0
        },
        reading: { [self] in
          reads.add(1, ordering: .relaxed)
          stand()
          return readRefusal.load(ordering: .acquiring)
        })
    }

    private func stand() {
      condition.withLock {
        standing += 1
        while isStalled { condition.wait() }
        standing -= 1
      }
    }

    func stall() { condition.withLock { isStalled = true } }

    func recover() {
      condition.withLock {
        isStalled = false
        condition.broadcast()
      }
    }

    var isOccupied: Bool { condition.withLock { isStalled && standing > 0 } }
  }

  /// A panel on a loop whose time is told by hand.
  private final class Desk {
    var time = Duration.seconds(1)
    let panel: Harness
    let settings: PanelSettings
    let loop: EventLoop
    let log = Log()
    /// How often others have changed the files.
    var changes = 0

    init(_ folder: Folder, _ disk: Disk, longestLoad: Duration? = nil) throws {
      panel = try Harness { NoticedRoot(content: OvenPanel()) }
      let layers = SettingsLayers(
        state: folder.file("panel.conf"), declarations: [], faultInjection: disk.faultInjection)
      settings = PanelSettings(stage: panel.stage, layers: layers) { [log] in log.lines.append($0) }
      var now: () -> Duration = { .zero }
      loop = EventLoop { now() }
      loop.latency = .ofTest { Issue.record("\($0)") }
      now = { [unowned self] in time }
      settings.showsNotice = true
      settings.load(atMost: longestLoad)
      settings.askToKeep()
      settings.attach(to: loop) { [unowned self] in changes += 1 }
      // No turn sleeps.
      loop.beforeSleep { .zero }
      try panel.frame()
    }

    /// One frame's time.
    func turn(_ length: Duration = .microseconds(16_667)) throws {
      time += length
      loop.turn()
      try panel.frame()
    }

    /// Turns without letting time pass until something has happened in the other thread.
    func turn(until condition: () -> Bool) throws {
      let end = ContinuousClock.now + .seconds(30)
      while !condition(), ContinuousClock.now < end { try turn(.zero) }
      #expect(condition())
    }
  }

  @Test("A disk that stalls in a write for ten seconds costs no frame, and the last value lands")
  func stalledWrite() throws {
    let (folder, disk) = (try Folder(), Disk())
    let desk = try Desk(folder, disk)
    try desk.turn(until: { desk.settings.isAtRest })
    disk.stall()
    try desk.panel.tap("Increment", in: "Time")
    try desk.turn(WriteSchedule.longest)
    try desk.turn(until: { disk.isOccupied })
    // Ten seconds of a drag, at 60 frames a second.
    for frame in 0..<600 {
      try desk.panel.adjust("Temperature", by: frame % 40 < 20 ? 1 : -1)
      try desk.turn()
    }
    try desk.panel.adjust("Temperature", by: 1)
    #expect(disk.isOccupied && disk.renames.load(ordering: .relaxed) == 0, "all of it happened during the stall")
    disk.recover()
    #expect(desk.settings.finish())
    #expect(disk.renames.load(ordering: .relaxed) == 2, "ten seconds of a drag are one write")
    let temperature = try #require(desk.panel.stage.tweaks.text(of: "oven.temperature"))
    #expect(folder.text(of: "panel.conf").contains("\ntemperature=\(temperature)\n"))
    #expect(folder.text(of: "panel.conf").contains("\nminutes=46\n"))
    #expect(desk.log.lines.isEmpty)
  }

  @Test("A disk that stalls at the start holds up no panel: it begins without settings, and uses them later")
  func stalledStart() throws {
    let (folder, disk) = (try Folder(), Disk())
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    disk.stall()
    let desk = try Desk(folder, disk, longestLoad: .milliseconds(20))
    #expect(desk.log.lines.count == 1 && desk.log.lines[0].contains("the disk does not answer"))
    #expect(desk.settings.fault == desk.log.lines[0], "monitoring programs read it, too")
    #expect(try desk.panel.value(of: "Fan") == "2")
    try desk.panel.tap("Increment", in: "Time")
    try desk.turn()
    #expect(disk.isOccupied && desk.changes == 0)
    disk.recover()
    try desk.turn(until: { desk.changes == 1 })
    #expect(desk.settings.fault == nil)
    #expect(try desk.panel.value(of: "Fan") == "5")
    #expect(desk.settings.finish())
    #expect(folder.text(of: "panel.conf").contains("fan=5\n") && folder.text(of: "panel.conf").contains("minutes=46\n"))
    #expect(desk.log.lines.count == 1)
  }

  @Test("A disk that reads, and stalls in the count of the starts, holds up no panel")
  func stalledCount() throws {
    let (folder, disk) = (try Folder(), Disk())
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    let desk = try Desk(folder, disk)
    try desk.turn(until: { desk.settings.isAtRest })
    disk.stall()
    let history = StartHistory(
      state: folder.file("panel.conf"), boot: "one", faults: disk.faultInjection, now: { .seconds(1) })
    desk.settings.begin(history, atMost: .milliseconds(20))
    #expect(disk.isOccupied)
    #expect(try desk.panel.value(of: "Fan") == "5")
    disk.recover()
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(folder.text(of: ".panel.conf.starts").contains("fan=5\n"))
  }

  @Test("A disk that stalls while an edit is read costs no frame, and the edit shows in the end")
  func stalledRead() throws {
    let (folder, disk) = (try Folder(), Disk())
    let desk = try Desk(folder, disk)
    try desk.turn(until: { desk.settings.isAtRest })
    disk.stall()
    var answers = 0
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    desk.settings.reload { answers += 1 }
    try desk.turn(until: { disk.isOccupied })
    for _ in 0..<60 {
      try desk.panel.tap("Increment", in: "Time")
      try desk.turn()
    }
    #expect(disk.isOccupied && answers == 0)
    #expect(try desk.panel.value(of: "Fan") == "2")
    disk.recover()
    try desk.turn(until: { answers == 1 })
    #expect(try desk.panel.value(of: "Fan") == "5")
    #expect(try desk.panel.value(of: "Time").hasPrefix("105"), "what the panel has changed is newer than the file")
    #expect(desk.settings.finish())
    #expect(folder.text(of: "panel.conf").contains("fan=5\n") && folder.text(of: "panel.conf").contains("minutes=105"))
  }

  @Test(
    "A disk that is full or read-only is told once, and what was changed lands once it is mended",
    arguments: [(ENOSPC, "No space left on device"), (EROFS, "Read-only file system"), (EIO, "Input/output error")])
  func refusal(code: CInt, text: String) throws {
    let (folder, disk) = (try Folder(), Disk())
    let desk = try Desk(folder, disk)
    disk.refusal.store(code, ordering: .releasing)
    try desk.panel.tap("Increment", in: "Fan")
    try desk.turn(WriteSchedule.longest)
    try desk.turn(until: { !desk.log.lines.isEmpty })
    #expect(desk.log.lines.count == 1 && desk.log.lines[0].contains(text), "\(desk.log.lines)")
    #expect(desk.panel.contains("Problem with panel.conf"))
    for _ in 0..<100 {
      try desk.turn(.seconds(1))
      try desk.turn(until: { desk.settings.isAtRest })
    }
    #expect(desk.log.lines.count == 1, "the same refusal is told once")
    #expect(try desk.panel.value(of: "Fan") == "3", "the panel works on")
    disk.refusal.store(0, ordering: .releasing)
    try desk.turn(WriteSchedule.retry.upperBound)
    try desk.turn(until: { folder.text(of: "panel.conf").hasSuffix("fan=3\n") })
    try desk.turn(until: { !desk.panel.contains("Problem with panel.conf") })
    #expect(!(FolderContents.names(in: folder.path) ?? []).contains(".panel.conf.draft"))
  }

  @Test("An edit that cannot be read at first is read a second later, and one that stays unreadable is left alone")
  func unreadable() throws {
    let (folder, disk) = (try Folder(), Disk())
    let desk = try Desk(folder, disk)
    try desk.turn(until: { desk.settings.isAtRest })
    disk.readRefusal.store(EMFILE, ordering: .releasing)
    folder.write("[oven]\nfan=5\n", to: "panel.conf")
    try desk.turn()
    try desk.turn(FileWatch.quiet)
    try desk.turn(until: { !desk.log.lines.isEmpty })
    disk.readRefusal.store(0, ordering: .releasing)
    try desk.turn(.seconds(1))
    try desk.turn(until: { desk.settings.isAtRest })
    try desk.turn()
    #expect(try desk.panel.value(of: "Fan") == "5")
    #expect(desk.settings.deadline == nil)
    disk.readRefusal.store(EACCES, ordering: .releasing)
    folder.write("[oven]\nfan=4\n", to: "panel.conf")
    try desk.turn()
    for _ in 0..<40 {
      try desk.turn(.seconds(1))
      try desk.turn(until: { desk.settings.isAtRest })
    }
    #expect(desk.settings.deadline == nil, "a file that nobody may read wakes no panel for ever")
    #expect(try desk.panel.value(of: "Fan") == "5")
    // The first refusal, its end, and the second one.
    #expect(desk.log.lines.count == 3, "\(desk.log.lines)")
  }

  @Test("The panel's own write is read back by another thread and tells the panel nothing")
  func echo() throws {
    let (folder, disk) = (try Folder(), Disk())
    let desk = try Desk(folder, disk)
    try desk.turn(until: { desk.settings.isAtRest })
    try desk.panel.tap("Increment", in: "Fan")
    try desk.turn(WriteSchedule.longest)
    try desk.turn(until: { folder.text(of: "panel.conf").hasSuffix("fan=3\n") && desk.settings.isAtRest })
    let reads = disk.reads.load(ordering: .relaxed)
    // The watch waits for quiet, and has the file read.
    try desk.turn(FileWatch.quiet)
    try desk.turn(until: { disk.reads.load(ordering: .relaxed) > reads && desk.settings.isAtRest })
    try desk.turn()
    #expect(desk.changes == 0)
    folder.write("[oven]\nfan=1\n", to: "panel.conf")
    try desk.turn()
    try desk.turn(FileWatch.quiet)
    try desk.turn(until: { desk.changes == 1 })
    #expect(try desk.panel.value(of: "Fan") == "1")
  }

  @Test("A page with new tweaks reads no file, tells of its own lines alone, and swallows no edit")
  func latePage() throws {
    let (folder, disk) = (try Folder(), Disk())
    let log = Log()
    folder.write("[lamp]\nlevel=7\nlevel b=12\n[oven]\nfan=1\n", to: "panel.conf")
    let panel = try Harness {
      VStack {
        PanelSettingsTests.Late()
        OvenPanel()
      }
    }
    let layers = SettingsLayers(state: folder.file("panel.conf"), declarations: [], faultInjection: disk.faultInjection)
    let settings = PanelSettings(stage: panel.stage, layers: layers) { log.lines.append($0) }
    settings.load()
    try panel.frame()
    let reads = disk.reads.load(ordering: .relaxed)
    log.lines = []
    // Somebody edits the file, and before the panel has noticed, the page opens.
    folder.write("[lamp]\nlevel=7\nlevel b=12\n[oven]\nfan=5\n", to: "panel.conf")
    try panel.tap("Show")
    #expect(disk.reads.load(ordering: .relaxed) == reads)
    #expect(try panel.value(of: "Level") == "7")
    #expect(
      log.lines.map { $0.dropFirst(folder.path.count) } == [
        "/panel.conf:3:9: lamp.level b is “12”: must be a whole number from 0 to 9; the nearest is 9; the last good value stays"
      ])
    settings.load()
    try panel.frame()
    #expect(try panel.value(of: "Fan") == "5")
  }
}
