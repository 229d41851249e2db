import FaceplateTesting
import Looks
import Runtime
import Testing

@testable import Appliance

@Suite("What a panel writes into its journals") @MainActor struct JournalStoreTests {
  private final class Disk { var writes: [JournalStore.Addition] = [] }

  private func panel(_ alarms: AlarmCenter) throws -> (Harness, Disk) {
    let (panel, disk) = (try Harness { Color.clear.alarms(alarms) }, Disk())
    panel.stage.journals.onAppend = { disk.writes += $0 }
    try panel.frame()
    return (panel, disk)
  }

  @Test("An alarm that flaps is written once a second, with all its lines")
  func collected() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open")])
    let (panel, disk) = try panel(alarms)
    panel.stage.whileCurrent { for count in 1...400 { alarms.set("door", to: count % 2 == 1) } }
    panel.stage.journals.noteWritten()
    #expect(disk.writes.map(\.lines.count) == [1])
    try panel.advance(by: .milliseconds(999))
    #expect(disk.writes.count == 1)
    try panel.advance(by: .milliseconds(1))
    #expect(disk.writes.map(\.lines.count) == [1, alarms.journal.count - 1])
  }

  @Test(
    "While the disk writes nothing else is handed over, and what waits is bounded with the newest line of each alarm")
  func bounded() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open"), AlarmKind("heat", "Too hot")])
    let (panel, disk) = try panel(alarms)
    panel.stage.whileCurrent {
      alarms.set("door", to: true)
      alarms.set("heat", to: true)
      for _ in 1...5000 {
        alarms.acknowledge("door", by: "Ann")
        alarms.set("door", to: false)
        alarms.set("door", to: true)
      }
    }
    try panel.advance(by: .seconds(60))
    #expect(disk.writes.count == 1)
    panel.stage.journals.noteWritten()
    try panel.advance(by: .seconds(1))
    let last = try #require(disk.writes.last)
    #expect(disk.writes.count == 2 && last.isShortened)
    #expect((JournalStore.waitingLines..<2 * JournalStore.waitingLines).contains(last.lines.count))
    #expect(
      AlarmCenter(alarms.alarms.map(\.kind), journal: last.lines).alarms.map(\.state) == alarms.alarms.map(\.state))
  }

  @Test("What the disk refuses is written later, before the lines that came since, in pauses that grow")
  func refused() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open")])
    let (panel, disk) = try panel(alarms)
    let journals = panel.stage.journals
    panel.stage.whileCurrent { alarms.takeOutOfService("door") }
    journals.noteWritten()
    try panel.advance(by: JournalStore.pause)
    panel.stage.whileCurrent { alarms.takeOutOfService("door", false) }
    #expect(disk.writes.count == 2)
    journals.noteWritten(refused: [disk.writes[1]])
    panel.stage.whileCurrent { alarms.set("door", to: true) }
    // The next attempt comes a second later, and the one after it two seconds later.
    #expect(disk.writes.count == 2)
    try panel.advance(by: .seconds(1))
    #expect(disk.writes.map(\.lines.count) == [1, 1, 2])
    journals.noteWritten(refused: [disk.writes[2]])
    try panel.advance(by: .milliseconds(1900))
    #expect(disk.writes.count == 3)
    try panel.advance(by: .milliseconds(100))
    #expect(disk.writes.count == 4)
    let written = disk.writes[0].lines + disk.writes[3].lines
    #expect(written == alarms.journal.map(\.line))
    let restarted = AlarmCenter([AlarmKind("door", "The door is open")], journal: written)
    #expect(restarted["door"]?.state == .unacknowledged)
  }

  @Test("What the disk refuses for long is bounded")
  func refusedForLong() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open")])
    let (panel, disk) = try panel(alarms)
    for _ in 1...8 {
      panel.stage.whileCurrent { for count in 1...1000 { alarms.set("door", to: count % 2 == 1) } }
      panel.stage.journals.noteWritten(refused: Array(disk.writes.suffix(1)))
      try panel.advance(by: .seconds(60))
    }
    let last = try #require(disk.writes.last)
    #expect(last.lines.count < 2 * JournalStore.waitingLines && last.isShortened)
  }

  @Test("When thousands of alarms come at once, their lines are not shortened with each of them")
  func plant() throws {
    let count = 3 * JournalStore.waitingLines
    let alarms = AlarmCenter((0..<count).map { AlarmKind("a\($0)", "Lost") })
    let (panel, disk) = try panel(alarms)
    panel.stage.whileCurrent { for number in 0..<count { alarms.set("a\(number)", to: true) } }
    #expect(panel.stage.journals.shortenings <= 2)
    panel.stage.journals.noteWritten()
    try panel.advance(by: JournalStore.pause)
    // Each alarm has kept its line.
    #expect(disk.writes.map(\.lines.count).reduce(0, +) == count)
  }

  @Test("Conditions that are reported before the journal is read take effect in the order of the reports")
  func order() throws {
    let alarms = AlarmCenter((0..<50).map { AlarmKind("a\($0)", "Lost") })
    for number in 0..<50 { alarms.set("a\(49 - number)", to: true) }
    let (panel, _) = try panel(alarms)
    #expect(alarms.journal.map(\.alarm) == (0..<50).map { "a\(49 - $0)" })
    withExtendedLifetime(panel) {}
  }

  @Test("The end of each alarm is announced once, also if all end in one wake")
  func departures() throws {
    let alarms = AlarmCenter((0..<3).map { AlarmKind("a\($0)", "Lost") })
    let (panel, _) = try panel(alarms)
    panel.stage.whileCurrent {
      for number in 0..<3 { alarms.set("a\(number)", to: true) }
      alarms.acknowledgeAll()
      for number in 0..<3 { alarms.set("a\(number)", to: false) }
    }
    #expect(alarms.departures.count.value == 3)
    try panel.frame()
    #expect(alarms.departures.take() == [])
  }

  @Test("Conditions that flap before the journal is read do not pile up")
  func early() throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open").latching(), AlarmKind("heat", "Too hot")])
    alarms.set("heat", to: true)
    for count in 1...1000 { alarms.set("door", to: count % 2 == 1) }
    let (panel, _) = try panel(alarms)
    #expect(alarms.alarms.map(\.isConditionOn) == [false, true])
    #expect(alarms.alarms.map(\.state.isUnacknowledged) == [true, true])
    #expect(alarms.journal.count == 3)
    withExtendedLifetime(panel) {}
  }
}
