import FaceplateTesting
import Graphics
import SeededRandom
import Testing
import Values

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Alarms of a panel", .seeded)
struct AlarmCenterTests {
  private static let kinds = [
    AlarmKind("door", "The door is open", priority: .high).latching().advice("Close the door."),
    AlarmKind("heat", "Too hot", priority: .urgent).limit(.above(250, deadBand: 5)).delays(on: .seconds(2)),
    AlarmKind("filter", "Clean the filter", priority: .low),
  ]

  private func panel(_ alarms: AlarmCenter, _ size: Size = Size(width: 800, height: 480)) throws -> Harness {
    try Harness(size: size) { Color.clear.alarms(alarms) }
  }

  @Test("The most important alarm stands in the banner, and acknowledging goes on to the next")
  func banner() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    #expect(panel.labels.isEmpty)
    try act(panel) {
      alarms.set("filter", to: true)
      alarms.set("door", to: true)
    }
    #expect(panel.contains("The door is open, Not acknowledged, 00:00, 1 more"))
    try panel.tap("Acknowledge")
    #expect(alarms["door"]?.state == .acknowledged)
    #expect(panel.labels.contains { $0.hasPrefix("Clean the filter") })
    #expect(panel.reports == [])
  }

  @Test("The most urgent alarm calls at once, then by its urgency, and all is quiet once it is acknowledged")
  func call() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    panel.checksFrames = false
    var played: [Duration] = []
    panel.stage.feedback.onFeedback = { if $0.isAlarm { played.append(panel.now) } }
    try panel.advance(to: .seconds(5))
    try act(panel) { alarms.set("filter", to: true) }
    try panel.advance(to: .seconds(70))
    #expect(played == [.seconds(5), .seconds(35), .seconds(65)])
    try act(panel) { alarms.set("door", to: true) }
    try panel.advance(to: .seconds(80))
    #expect(played.dropFirst(3) == [.seconds(70), .seconds(75), .seconds(80)])
    try act(panel) { alarms.set("door", to: false) }
    #expect(panel.stage.feedback.alarm == .low)
    try panel.tap("Acknowledge")
    try act(panel) { alarms.acknowledgeAll() }
    let count = played.count
    try panel.advance(to: .seconds(300))
    #expect(played.count == count && panel.stage.deadline == nil)
  }

  @Test("Its words are said as it comes up, with what to do; urgent ones every 30 s until somebody acknowledges them")
  func words() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    panel.checksFrames = false
    try act(panel) { alarms.set("filter", to: true) }
    try panel.advance(by: .seconds(100))
    #expect(panel.announcements == ["Clean the filter"])
    let words = "The door is open. Close the door."
    try act(panel) { alarms.set("door", to: true) }
    try panel.advance(by: .seconds(29))
    #expect(panel.announcements.dropFirst() == [words])
    try panel.advance(by: .seconds(32))
    #expect(panel.announcements.dropFirst() == [words, words, words])
    try act(panel) { alarms.acknowledge("door") }
    try panel.advance(by: .seconds(100))
    #expect(panel.announcements.count == 4)
  }

  @Test("An alarm that goes by itself says so once, whether somebody has acknowledged it or not")
  func going() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    panel.checksFrames = false
    try act(panel) { alarms.set("filter", to: true) }
    try panel.advance(by: .seconds(1))
    try act(panel) { alarms.set("filter", to: false) }
    try panel.advance(by: .seconds(100))
    #expect(panel.announcements == ["Clean the filter", "Over: Clean the filter"])
    // What a person does needs no words.
    try act(panel) { alarms.acknowledge("filter") }
    try panel.advance(by: .seconds(1))
    #expect(panel.announcements.count == 2)
    try act(panel) { alarms.set("filter", to: true) }
    try act(panel) { alarms.set("door", to: true) }
    try act(panel) { alarms.acknowledgeAll() }
    try panel.advance(by: .seconds(1))
    let count = panel.announcements.count
    try act(panel) {
      alarms.set("filter", to: false)
      alarms.set("door", to: false)
    }
    try panel.advance(by: .seconds(100))
    #expect(panel.announcements.dropFirst(count) == ["Over: Clean the filter", "Over: The door is open"])
  }

  @Test("A page without alarms says so, and its symbol is decoration")
  func empty() throws {
    let panel = try Harness { AlarmList(AlarmCenter(Self.kinds)) }
    #expect(panel.labels == ["No alarms"])
  }

  @Test("A measured value has to stay beyond its limit for the delay, and the alarm comes at that second")
  func delay() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    try panel.advance(to: .seconds(10))
    try act(panel) { alarms.update("heat", to: 251) }
    try panel.advance(to: .seconds(11))
    #expect(alarms["heat"]?.state == .normal && panel.stage.deadline == .seconds(12))
    try panel.advance(to: .seconds(12))
    #expect(alarms["heat"]?.state == .unacknowledged && alarms["heat"]?.since == .seconds(12))
  }

  @Test("The journal says who did what, and brings the states back after a restart")
  func restart() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    panel.stage.clock.setOrigin(.seconds(1_795_348_800))
    var lines: [String] = []
    panel.stage.journals.onAppend = { [weak stage = panel.stage] in
      lines += $0.flatMap(\.lines)
      stage?.journals.noteWritten()
    }
    try act(panel) {
      alarms.set("door", to: true)
      alarms.acknowledge("door", by: "Ann Lee")
      alarms.set("filter", to: true)
      alarms.shelve("filter", for: .seconds(600))
    }
    try panel.advance(by: JournalStore.pause)
    #expect(lines[1] == "2026-11-22T12:00:00.000Z door unacknowledged acknowledged - Ann Lee")
    let after = AlarmCenter(Self.kinds, journal: lines)
    #expect(after.alarms.map(\.state) == [.acknowledged, .normal, .shelved])
    #expect(after.journal == alarms.journal && after.journal.count == 4)
    let second = try self.panel(after)
    second.stage.clock.setOrigin(.seconds(1_795_349_500))
    try second.frame()
    #expect(after["filter"]?.state == .normal, "the shelving ended while nobody was there")
    try act(second) { after.set("door", to: true) }
    #expect(after["door"]?.state == .acknowledged, "the same condition is no news")
    try act(second) { after.set("door", to: false) }
    #expect(after["door"]?.state == .latchedAcknowledged)
  }

  @Test("An alarm that was shelved while the clock was years ahead is not put aside for years")
  func wrongClock() throws {
    let line = "2036-01-01T00:00:05.000Z filter unacknowledged shelved 2036-01-01T01:00:05.000Z operator"
    let alarms = AlarmCenter(Self.kinds, journal: [line])
    let moment = Duration.seconds(1_795_348_800)
    let panel = try Harness(moment: moment) { Color.clear.alarms(alarms) }
    try panel.frame()
    #expect(alarms["filter"]?.shelf?.end == moment + .seconds(8 * 3600))
  }

  @Test("The state of an alarm that is restored while the clock is in 1970 keeps its moment once the clock is set")
  func clockOfYearsAgo() throws {
    let since = try #require(Duration(momentText: "2026-11-21T08:30:00.000Z"))
    let alarms = AlarmCenter(Self.kinds, journal: ["\(since.momentText) filter normal unacknowledged - machine"])
    let panel = try Harness(moment: .seconds(60)) { Color.clear.alarms(alarms) }
    try act(panel) { alarms.set("door", to: true) }
    #expect(alarms["filter"]?.since == since)
    let began = try #require(alarms["door"]?.since)
    panel.stage.clock.clockWasSet(by: .seconds(1_795_348_800))
    try panel.advance(by: .seconds(1))
    #expect(alarms["filter"]?.since == since)
    #expect(alarms["door"]?.since == began + .seconds(1_795_348_800))
  }

  @Test("An alarm that is restored as shelved while the clock is in 1970 is back at its moment once the clock is set")
  func shelvedYearsLater() throws {
    let now = Duration.seconds(1_795_348_800)
    let (since, end) = (now - .seconds(60), now + .seconds(300))
    let alarms = AlarmCenter(
      Self.kinds, journal: ["\(since.momentText) filter unacknowledged shelved \(end.momentText) operator"])
    let panel = try Harness(moment: .seconds(60)) { Color.clear.alarms(alarms) }
    try panel.frame()
    #expect(alarms["filter"]?.shelf?.end == .seconds(60 + 8 * 3600))
    panel.stage.clock.clockWasSet(by: now)
    try panel.advance(by: .seconds(1))
    #expect(alarms["filter"]?.since == since)
    #expect(alarms["filter"]?.shelf?.end == end)
  }

  @Test("Each entry of the history has the title that its alarm had then")
  func titlesOfThen() throws {
    let alarms = AlarmCenter(Self.kinds)
    alarms.wording = { id, values, isUnsupervised in "\(isUnsupervised ? "Unknown" : id) \(values.joined())" }
    let panel = try Harness { AlarmHistory(alarms).alarms(alarms, showsBanner: false) }
    try act(panel) { alarms.set("door", to: .on, values: ["3"]) }
    try act(panel) { alarms.set("door", to: .off) }
    try act(panel) { alarms.set("door", to: .unknown, values: ["4"]) }
    #expect(panel.labels.filter { $0.contains("door 3") }.count == 2)
    #expect(panel.labels.filter { $0.contains("Unknown 4") }.count == 1, "\(panel.labels)")
  }

  @Test("The history tells the entries of different days apart")
  func days() throws {
    let lines = [
      "2026-11-21T23:30:00.000Z door normal unacknowledged - machine",
      "2026-11-22T08:30:00.000Z door unacknowledged acknowledged - Ann",
      "2026-11-22T08:40:00.000Z door acknowledged normal - machine",
    ]
    let alarms = AlarmCenter(Self.kinds, journal: lines)
    let panel = try Harness { AlarmHistory(alarms).environment(\.clockOffset, 0) }
    let heads = panel.labels.filter { $0.contains("2026") }
    #expect(heads == ["22\u{A0}Nov\u{A0}2026", "21\u{A0}Nov\u{A0}2026"])
    let there = try Harness { AlarmHistory(alarms).environment(\.clockOffset, 3_600) }
    #expect(there.labels.filter { $0.contains("2026") } == ["22\u{A0}Nov\u{A0}2026"])
  }

  @Test("The days and the entries of the history stay the same when an entry comes, and when the oldest is forgotten")
  func identities() throws {
    let entries = try [
      "2026-11-21T23:30:00.000Z door normal unacknowledged - machine",
      "2026-11-22T08:30:00.000Z door unacknowledged acknowledged - Ann",
      "2026-11-22T08:40:00.000Z door acknowledged normal - machine",
      "2026-11-22T08:40:00.000Z door acknowledged normal - machine",
      "2026-11-21T09:00:00.000Z door normal unacknowledged - machine",
      "2026-11-21T09:10:00.000Z door unacknowledged acknowledged - Ann",
    ].map { try #require(AlarmEntry(line: $0)) }
    func days(_ entries: some Sequence<AlarmEntry>) -> [AlarmDay] {
      AlarmDay.all(of: Array(entries)) { String($0.line.prefix(10)) }
    }
    let (before, after, later) = (days(entries.dropLast()), days(entries), days(entries.dropFirst(2)))
    #expect(after.map(\.name) == ["2026-11-21", "2026-11-22", "2026-11-21"])
    #expect(after.map(\.id) == before.map(\.id) && Set(after.map(\.id)).count == 3)
    #expect(after.map(\.lines.count) == [2, 3, 1])
    let lines = after.flatMap(\.lines).map(\.id)
    #expect(Set(lines).count == 6 && lines.first?.value == entries.last)
    #expect(Array(lines.dropFirst()) == before.flatMap(\.lines).map(\.id))
    #expect(Array(lines.prefix(4)) == later.flatMap(\.lines).map(\.id))
    #expect(later.map(\.name) == ["2026-11-21", "2026-11-22"])
  }

  @Test("What the machine tells before the journal is read waits for it")
  func early() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try Harness { Color.clear.modifier(SlowJournal()).alarms(alarms) }
    try act(panel) { alarms.set("door", to: true) }
    #expect(alarms["door"]?.state == .normal)
    try act(panel) {
      panel.stage.journals.provide(["alarms": ["2026-11-22T12:00:00.000Z door unacknowledged acknowledged - Ann"]])
    }
    #expect(alarms["door"]?.state == .acknowledged)
  }

  private struct SlowJournal: ViewModifier {
    @Environment(\.stage) private var stage
    func body(content: Content) -> some View { content.onAppear { stage?.journals.beginReading() } }
  }

  @Test("An alarm that does not exist is reported, and one without a limit too")
  func unknown() throws {
    let alarms = AlarmCenter(Self.kinds)
    let panel = try panel(alarms)
    try act(panel) {
      alarms.set("dor", to: true)
      alarms.update("door", to: 3)
    }
    #expect(panel.reports.count == 2 && panel.reports[0].contains("there is no alarm dor; there are: door, heat"))
  }

  @Test("A line of the journal is read as it was written; other lines are no entries")
  func lines() throws {
    let entry = AlarmEntry(
      moment: .milliseconds(1_795_348_800_250), alarm: "oven.door", from: .unacknowledged, to: .shelved,
      by: "Ann\nLee Ω", shelf: Alarm.Shelf(end: .seconds(1_795_349_000), isOneShot: true))
    #expect(
      entry.line
        == "2026-11-22T12:00:00.250Z oven.door unacknowledged shelved once:2026-11-22T12:03:20.000Z Ann Lee Ω")
    #expect(AlarmEntry(line: entry.line) == entry)
    var generator = SeededGenerator(seed: 3)
    let bytes = Array(entry.line.utf8)
    for _ in 0..<3_000 {
      var changed = bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))
      if let place = changed.indices.randomElement(using: &generator) {
        changed[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let line = String(decoding: changed, as: UTF8.self)
      // Whatever is an entry is written again as the entry that it is.
      if let read = AlarmEntry(line: line) { #expect(AlarmEntry(line: read.line) == read) }
    }
  }

  @Test("A line of the journal keeps the kind of the fault and the values in its words")
  func valuesInLines() {
    let entry = AlarmEntry(
      moment: .seconds(1_795_348_800), alarm: "heat", from: .normal, to: .unacknowledged, by: "machine",
      isUnsupervised: true, values: ["104.0\u{202F}°C", "", "a\tb\nc"])
    #expect(
      entry.line
        == "2026-11-22T12:00:00.000Z heat normal unacknowledged unsupervised machine\t104.0\u{202F}°C\t\ta b c")
    #expect(AlarmEntry(line: entry.line) == entry)
  }

  @Test("A link that flaps during the delay does not put an alarm off")
  func flapping() {
    var alarm = Alarm(Self.kinds[1])
    for second in 0..<4 { alarm.condition(second % 2 == 0 ? .on : .unknown, at: .seconds(second)) }
    #expect(alarm.state == .unacknowledged && alarm.since == .seconds(2))
  }

  @Test("A shortened journal keeps the newest lines, and the state of every alarm")
  func shortened() {
    let lines = [
      "2026-11-22T12:00:00.000Z a normal unacknowledged - m", "2026-11-22T12:00:01.000Z b normal unacknowledged - m",
      "2026-11-22T12:00:02.000Z b returned normal - m", "2026-11-22T12:00:03.000Z c normal unacknowledged - m",
      "2026-11-22T12:00:04.000Z c unacknowledged acknowledged - m",
    ]
    #expect(AlarmEntry.shortened(lines, to: 2) == [lines[0], lines[3], lines[4]])
    #expect(AlarmEntry.shortened(lines, to: 9) == lines)
    let newest = lines[4].utf8.count + 1
    #expect(AlarmEntry.shortened(lines, to: 9, bytes: newest) == [lines[0], lines[4]])
    #expect(AlarmEntry.shortened(lines, to: 9, bytes: 1) == [lines[0], lines[4]])
  }

  @Test("An entry has no control characters and no marks of direction")
  func controls() {
    let text = "\u{1B}[2J\u{7}a\u{85}b\u{2028}c\u{202E}d\r\n"
    let entry = AlarmEntry(
      moment: .zero, alarm: "heat", from: .normal, to: .unacknowledged, by: text, values: [text])
    #expect(entry.values == [" [2J a b c d  "] && entry.actor == " [2J a b c d  ")
    #expect(AlarmEntry(line: entry.line) == entry)
  }

  @Test("An entry keeps the beginnings of long values, however many there are")
  func longValues() {
    let long = String(repeating: "é", count: 2_000)
    for count in [1, 3, 100] {
      let values = Array(repeating: long, count: count)
      let entry = AlarmEntry(
        moment: .zero, alarm: "heat", from: .normal, to: .unacknowledged, by: "machine", values: values)
      #expect(entry.values.count == count && entry.values.allSatisfy { $0.hasSuffix("…") })
      #expect(entry.line.utf8.count < 700)
      #expect(AlarmEntry(line: entry.line) == entry)
    }
  }

  private func act(_ panel: Harness, _ action: () -> Void) throws {
    panel.stage.whileCurrent(action)
    try panel.frame()
  }

  @Test("New definitions keep the states of alarms whose names stay, and an alarm tells when it comes")
  func define() throws {
    let alarms = AlarmCenter(Self.kinds)
    var come: [String] = []
    alarms.onActivation = { come.append($0) }
    let panel = try panel(alarms)
    try act(panel) {
      alarms.set("door", to: true)
      alarms.update("heat", to: 300)
    }
    #expect(come == ["door"])
    try panel.advance(to: .seconds(3))
    #expect(come == ["door", "heat"])
    try act(panel) { alarms.define([AlarmKind("door", "Close the door"), AlarmKind("lamp", "No light")]) }
    #expect(alarms["door"]?.state == .unacknowledged && alarms["heat"] == nil && alarms["lamp"]?.state == .normal)
    #expect(alarms.isOn("door") && !alarms.isOn("heat") && !alarms.isOn("lamp"))
    alarms.wording = { _, values, _ in "Door \(values.joined())" }
    try act(panel) { alarms.set("door", to: .on, values: ["3"]) }
    #expect(panel.labels.contains { $0.hasPrefix("Door 3, Not acknowledged") })
  }
}
