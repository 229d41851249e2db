import SeededRandom
import Testing

@testable import Appliance
@testable import Looks

/// The state diagram of ISA-18.2 as a table, written down apart from the code that it judges, and advanced second by second.
private struct StandardTable {
  /// The rows of the standard by their letters: A normal, B unacknowledged, C acknowledged, D returned, E and F latched.
  static let plain = [
    "A": ["on": "B"], "B": ["ack": "C", "off": "D"], "C": ["off": "A"], "D": ["ack": "A", "on": "B"],
  ]
  static let latching = [
    "A": ["on": "B"], "B": ["ack": "C", "off": "E"], "C": ["off": "F"], "E": ["ack": "F", "on": "B"],
    "F": ["reset": "A", "on": "B"],
  ]
  static let names: [String: AlarmState] = [
    "A": .normal, "B": .unacknowledged, "C": .acknowledged, "D": .returned, "E": .latchedUnacknowledged,
    "F": .latchedAcknowledged, "G": .shelved, "H": .suppressed, "I": .outOfService,
  ]

  let isLatching: Bool
  let onDelay: Int
  let offDelay: Int
  let longest: Int
  var second = 0
  var row = "A"
  var raw = false
  var rawSince = 0
  var isOn = false
  var shelfEnd: Int?
  var isOnce = false
  var isDesigned = false
  var isOut = false

  var letter: String { isOut ? "I" : isDesigned ? "H" : shelfEnd != nil ? "G" : row }
  var isKeptBack: Bool { ["G", "H", "I"].contains(letter) }

  mutating func follow(_ event: String) {
    if let next = (isLatching ? Self.latching : Self.plain)[row]?[event] { row = next }
  }

  /// Whatever ends the keeping back has the alarm begin anew.
  mutating func keepingBack(_ change: (inout StandardTable) -> Void) {
    let was = isKeptBack
    change(&self)
    if was, !isKeptBack { row = isOn ? "B" : "A" }
  }

  mutating func pass(to end: Int) {
    while true {
      // At one moment, a delay that has elapsed comes before a shelving that has.
      if raw != isOn, second - rawSince >= (raw ? onDelay : offDelay) { flip() }
      if let shelfEnd, second >= shelfEnd { keepingBack { $0.shelfEnd = nil } }
      if second == end { return }
      second += 1
    }
  }

  private mutating func flip() {
    isOn = raw
    if isKeptBack {
      if !isOn, isOnce, shelfEnd != nil { keepingBack { $0.shelfEnd = nil } }
      return
    }
    follow(isOn ? "on" : "off")
  }

  mutating func tell(_ isRaw: Bool) {
    if isRaw == raw { return }
    (raw, rawSince) = (isRaw, second)
    pass(to: second)
  }

  mutating func shelve(_ seconds: Int, once: Bool) {
    let time = min(seconds, longest)
    if isKeptBack || time <= 0 || once && !isOn { return }
    (shelfEnd, isOnce) = (second + time, once)
  }
}

@Suite("Alarms beside the table of ISA-18.2", .seeded)
struct AlarmTableTests {
  private func moment(_ second: Int) -> Duration { .seconds(1_800_000_000 + second) }

  @Test("A random walk goes through the same states as the table, at the same seconds", arguments: 0..<24)
  func walk(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let isLatching = seed % 2 == 0
    let delays = (on: [0, 0, 3, 7][seed / 2 % 4], off: [0, 5, 0, 2][seed / 2 % 4])
    let kind = AlarmKind("walk", "Walk").latching(isLatching)
      .delays(on: .seconds(delays.on), off: .seconds(delays.off)).longestShelving(.seconds(40))
    var alarm = Alarm(kind)
    var table = StandardTable(isLatching: isLatching, onDelay: delays.on, offDelay: delays.off, longest: 40)
    var seen: Set<AlarmState> = []
    for step in 0..<3_000 {
      let second = table.second + Int.random(in: 0...6, using: &generator)
      table.pass(to: second)
      let now = moment(second)
      if Bool.random(using: &generator) { alarm.advance(to: now) }
      let event = Int.random(in: 0..<12, using: &generator)
      act(event, &generator, &alarm, &table, now)
      try #require(
        alarm.state == StandardTable.names[table.letter],
        "seed \(seed), step \(step), event \(event): \(alarm.state) is not \(table.letter)")
      #expect(alarm.isActive == table.isOn)
      seen.insert(alarm.state)
      if let deadline = alarm.deadline { try #require(deadline > now) }
    }
    var wanted = Set(AlarmState.allCases)
    if isLatching { wanted.remove(.returned) } else { wanted.subtract([.latchedAcknowledged, .latchedUnacknowledged]) }
    #expect(seen == wanted)
  }

  /// Does one thing to both.
  private func act(
    _ event: Int, _ generator: inout SeededGenerator, _ alarm: inout Alarm, _ table: inout StandardTable,
    _ now: Duration
  ) {
    switch event {
    case 0...4:
      let isOn = Bool.random(using: &generator)
      alarm.condition(isOn, at: now)
      table.tell(isOn)
    case 5, 6:
      alarm.acknowledge(at: now)
      if !table.isKeptBack { table.follow("ack") }
    case 7:
      alarm.reset(at: now)
      if !table.isKeptBack { table.follow("reset") }
    case 8:
      let (seconds, once) = (Int.random(in: -1...60, using: &generator), Bool.random(using: &generator))
      alarm.shelve(for: .seconds(seconds), isOneShot: once, at: now)
      table.shelve(seconds, once: once)
    case 9:
      alarm.unshelve(at: now)
      table.keepingBack { $0.shelfEnd = nil }
    case 10:
      let isDesigned = Int.random(in: 0..<3, using: &generator) == 0
      alarm.suppress(isDesigned, at: now)
      table.keepingBack { $0.isDesigned = isDesigned }
    default:
      let isOut = Int.random(in: 0..<3, using: &generator) == 0
      alarm.takeOutOfService(isOut, at: now)
      table.keepingBack { $0.isOut = isOut }
    }
  }

  @Test("The dead band keeps a value that hovers at the limit from coming and going")
  func deadBand() {
    let above = AlarmLimit.above(250, deadBand: 5)
    var isOn = false
    let states = [240.0, 250, 250.1, 248, 246, 245, 244.9, 250].map { value in
      isOn = above.isExceeded(by: value, isOn: isOn)
      return isOn
    }
    #expect(states == [false, false, true, true, true, false, false, false])
    #expect(AlarmLimit.below(3, deadBand: 1).isExceeded(by: 3.5, isOn: true))
    #expect(!AlarmLimit.below(3, deadBand: 1).isExceeded(by: 3.5, isOn: false))
    #expect(AlarmLimit.outside(0...10).isExceeded(by: .nan, isOn: false))
  }

  @Test("A machine whose clock is set keeps its delays and its shelving")
  func clock() {
    var alarm = Alarm(AlarmKind("a", "A").delays(on: .seconds(3)))
    alarm.condition(true, at: .seconds(10))
    alarm.clockWasSet(by: .seconds(1_000_000))
    #expect(alarm.deadline == .seconds(1_000_013))
    alarm.advance(to: .seconds(1_000_013))
    #expect(alarm.state == .unacknowledged && alarm.since == .seconds(1_000_013))
  }
}
