import FaceplateTesting
import Graphics
import Links
import Testing
import Values

@testable import Controls
@testable import Appliance
@testable import PanelFile

@MainActor @Suite("Alarms of panel files") struct PanelAlarmsTests {
  private static let oven = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      now: {type: number, unit: °C, stale: 1 h, modbus: {input: 0}}
      door: {type: switch, stale: 1 h, modbus: {discrete: 0}}
      run: {type: switch, initial: true}
    alarms:
      hot: {when: now > 240, until: now < 230, for: 5 s, priority: urgent, text: "Too hot: {now}", do: {set: {run: false}}}
      cold: {value: now, below: 20, deadband: 5, priority: low, text: Too cold, latch: true}
      open: {when: door and run, text: The door is open}
    pages: {start: {body: [{text: "Run {run}"}]}, list: {title: List, body: [alarms]}}
    """

  /// The panel, with its values as they are on a good day.
  private func panel(_ text: String = oven) async throws -> ShownPanel {
    let panel = try ShownPanel(text)
    try panel.tell("now", "180")
    try panel.tell("door", "false")
    try await panel.harness.advance(by: .seconds(1))
    return panel
  }

  private func state(_ name: String, _ panel: ShownPanel) -> AlarmState? {
    panel.model.alarms?.center[name]?.state
  }

  @Test("An alarm comes after its time, says its value, acts, and goes below its other limit")
  func condition() async throws {
    let panel = try await panel()
    #expect(state("hot", panel) == .normal)
    try panel.tell("now", "245")
    try await panel.harness.advance(by: .seconds(4))
    #expect(state("hot", panel) == .normal)
    try await panel.harness.advance(by: .seconds(2))
    #expect(state("hot", panel) == .unacknowledged)
    #expect(panel.harness.labels.contains { $0.hasPrefix("Too hot: 245\u{202F}°C, Not acknowledged") })
    #expect(panel.kept("run") == "false")
    try panel.harness.tap("Acknowledge")
    #expect(state("hot", panel) == .acknowledged)
    try panel.tell("now", "235")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("hot", panel) == .acknowledged)
    try panel.tell("now", "229")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("hot", panel) == .normal)
  }

  @Test("A limit has a dead band, and a latched alarm has to be reset")
  func limit() async throws {
    let panel = try await panel()
    try panel.tell("now", "19")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("cold", panel) == .unacknowledged)
    try panel.tell("now", "24")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("cold", panel) == .unacknowledged)
    try panel.tell("now", "26")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("cold", panel) == .latchedUnacknowledged)
    try panel.harness.tap("Acknowledge")
    #expect(state("cold", panel) == .latchedAcknowledged)
  }

  @Test("What cannot be judged counts as on, and says so", arguments: [Quality.stale, .bad("no answer")])
  func unknown(quality: Quality) async throws {
    let panel = try await panel()
    try panel.tell("door", quality)
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("open", panel) == .unacknowledged)
    #expect(panel.harness.labels.contains { $0.hasPrefix("Not supervised: The door is open") })
    try panel.tell("door", "false")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("open", panel) == .returned)
  }

  private static let pump = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      target: {type: number, in: 20..90, step: 0.5, unit: °C, stale: 10 s, modbus: {holding: 0, scale: 0.5}}
      pump: {type: switch, stale: 1 h, modbus: {coil: 0}}
      rest: {type: number, unit: K, is: 90 - target}
      wanted: {type: switch, keep: false, initial: true}
    alarms:
      high: {value: target, above: 85, text: "Setpoint high: {target}", do: {set: {wanted: false}}}
      near: {when: rest < 5, text: "Only {rest} left"}
      off: {when: not pump, text: The pump is off, do: {if: target > 60, then: {set: {wanted: false}}}}
    pages: {start: {body: [text: Nothing]}}
    """

  /// A panel whose link takes orders and does not answer by itself.
  private func slowPanel() async throws -> (panel: ShownPanel, link: FakeLink) {
    let (panel, link) = (try ShownPanel(Self.pump), FakeLink("plc"))
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([LinkReport("target", .number(50)), LinkReport("pump", .flag(true))])
    try await panel.harness.advance(by: .seconds(1))
    return (panel, link)
  }

  private func title(_ name: String, _ panel: ShownPanel) -> String? {
    panel.model.alarms?.center[name]?.kind.title.string
  }

  private func states(_ panel: ShownPanel) -> [AlarmState?] { ["high", "near", "off"].map { state($0, panel) } }

  @Test("While an order is in flight, an alarm is judged by the last reading")
  func pending() async throws {
    let (panel, link) = try await slowPanel()
    // An order changes no alarm, neither for the better nor for the worse, whatever it orders.
    #expect(panel.model.values["target"]?.write(.number(90)) == nil)
    #expect(panel.model.values["pump"]?.write(.flag(false)) == nil)
    try await panel.harness.advance(by: .seconds(1))
    #expect(link.written == ["target=90", "pump=false"])
    #expect(panel.model.quality(of: "target") == .pending && panel.model.quality(of: "rest") == .pending)
    #expect(states(panel) == [.normal, .normal, .normal])
    #expect(panel.model.datum(of: "wanted") == .flag(true))
    // The device follows the order. The `do:` of the second alarm sees the new reading of the first value.
    panel.model.receive([LinkReport("target", .number(90))])
    panel.model.receive([LinkReport("pump", .flag(false))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(states(panel) == [.unacknowledged, .unacknowledged, .unacknowledged])
    #expect(panel.model.datum(of: "wanted") == .flag(false))
    #expect(panel.model.values["target"]?.write(.number(50)) == nil)
    try await panel.harness.advance(by: .seconds(1))
    #expect(states(panel) == [.unacknowledged, .unacknowledged, .unacknowledged])
    #expect(title("high", panel) == "Setpoint high: 90.0\u{202F}°C")
  }

  @Test("The actions of an alarm see the last reading of a value that is pending")
  func pendingActions() async throws {
    let (panel, _) = try await slowPanel()
    panel.model.receive([LinkReport("target", .number(70))])
    #expect(panel.model.values["target"]?.write(.number(50)) == nil)
    panel.model.receive([LinkReport("pump", .flag(false))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("off", panel) == .unacknowledged)
    #expect(panel.model.datum(of: "wanted") == .flag(false))
  }

  @Test("A value that stays pending is supervised no longer than its last reading is fresh")
  func pendingForEver() async throws {
    let (panel, _) = try await slowPanel()
    #expect(panel.model.values["target"]?.write(.number(60)) == nil)
    try await panel.harness.advance(by: .seconds(5))
    #expect(state("high", panel) == .normal)
    try await panel.harness.advance(by: .seconds(10))
    #expect(state("high", panel) == .unacknowledged)
    #expect(title("high", panel) == "Not supervised: Setpoint high: – –")
    // An answer ends it.
    panel.model.receive([LinkReport("target", .number(60))])
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("high", panel) == .returned)
  }

  @Test("A fault after an acknowledged “Not supervised” is a new alarm, and so is the reverse")
  func faults() async throws {
    let panel = try await panel(
      Self.oven.replacing("text: Too cold, latch: true", with: "text: \"Too cold: {now}\", do: {set: {run: false}}"))
    func lines() -> [String] {
      (panel.model.alarms?.center.journal ?? []).filter { $0.alarm == "cold" }
        .map { "\($0.old) \($0.new) \($0.isUnsupervised) \($0.values.joined(separator: ","))" }
    }
    try panel.tell("now", .stale)
    try await panel.harness.advance(by: .seconds(1))
    let center = try #require(panel.model.alarms?.center)
    center.acknowledge("cold")
    #expect(panel.model.set("run", to: "true") == nil)
    let calls = center.calls.value
    try panel.tell("now", "10")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("cold", panel) == .unacknowledged && panel.kept("run") == "false")
    #expect(center.calls.value == calls + 1)
    center.acknowledge("cold")
    #expect(panel.model.set("run", to: "true") == nil)
    try panel.tell("now", .bad("no answer"))
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("cold", panel) == .unacknowledged && panel.kept("run") == "false")
    #expect(
      lines() == [
        "normal unacknowledged true – –", "unacknowledged acknowledged true – –",
        "acknowledged unacknowledged false 10\u{202F}°C", "unacknowledged acknowledged false 10\u{202F}°C",
        "acknowledged unacknowledged true – –",
      ])
  }

  @Test("An alarm that could not be judged does not begin beyond its limit when the value is between its limits again")
  func between() async throws {
    let panel = try await panel()
    try panel.tell("now", .stale)
    // The alarm sees it with the next frame, and its five seconds begin then.
    for seconds in [1.0, 6] { try await panel.harness.advance(by: .seconds(seconds)) }
    #expect(state("hot", panel) == .unacknowledged)
    try panel.tell("now", "235")
    for seconds in [1.0, 6] { try await panel.harness.advance(by: .seconds(seconds)) }
    #expect(state("hot", panel) == .returned)
  }

  @Test("A version of the file keeps the values with which a latched alarm was raised")
  func latchedWords() async throws {
    let text = Self.oven.replacing("text: Too cold, latch: true", with: "text: \"Too cold: {now}\", latch: true")
    let panel = try await panel(text)
    try panel.tell("now", "10")
    try await panel.harness.advance(by: .seconds(1))
    try panel.tell("now", "180")
    try await panel.harness.advance(by: .seconds(1))
    panel.model.alarms?.center.acknowledge("cold")
    try panel.save(text.replacing("Too cold: {now}", with: "Far too cold: {now}"))
    try await panel.harness.advance(by: .seconds(1))
    #expect(
      panel.harness.labels.contains { $0.hasPrefix("Far too cold: 10\u{202F}°C, Over, reset needed") },
      "\(panel.harness.labels)")
    // The next run reads the journal.
    let lines = panel.model.alarms?.center.journal.map(\.line) ?? []
    let next = try ShownPanel(text, readsJournal: true)
    next.harness.stage.journals.provide(["alarms": lines])
    try next.harness.frame()
    #expect(next.harness.labels.contains { $0.hasPrefix("Too cold: 10\u{202F}°C, Over, reset needed") })
  }

  private static let press = """
    links: {plc: {modbus: tcp://plc.lan}}
    values: {now: {type: number, unit: bar, stale: 1 h, modbus: {input: 0}}}
    alarms:
      press: {value: now, above: 10, deadband: 2, for: 6 s, priority: urgent, latch: true, text: "Pressure {now}"}
    pages: {start: {body: [alarm history]}}
    """

  /// A panel whose alarm has come with 13 bar, and the reading after it.
  private func pressed(_ next: String) async throws -> ShownPanel {
    let panel = try ShownPanel(Self.press)
    try panel.tell("now", "13")
    for seconds in [1.0, 6] { try await panel.harness.advance(by: .seconds(seconds)) }
    #expect(state("press", panel) == .unacknowledged && title("press", panel) == "Pressure 13\u{202F}bar")
    try panel.tell("now", next)
    try await panel.harness.advance(by: .seconds(1))
    return panel
  }

  @Test("An alarm that is over keeps the words of its fault, until another fault has lasted for its time")
  func wordsAfterTheFault() async throws {
    let panel = try await pressed("6")
    let fault = "Pressure 13\u{202F}bar"
    #expect(state("press", panel) == .latchedUnacknowledged && title("press", panel) == fault)
    // A link that is lost for a moment, and a fault that goes before its time, change no words.
    for trouble: Quality in [.stale, .bad("no answer")] {
      try panel.tell("now", trouble)
      try await panel.harness.advance(by: .seconds(3))
      #expect(title("press", panel) == fault)
      try panel.tell("now", "6")
      try await panel.harness.advance(by: .seconds(7))
      #expect(state("press", panel) == .latchedUnacknowledged && title("press", panel) == fault)
    }
    try panel.tell("now", "15")
    try await panel.harness.advance(by: .seconds(3))
    #expect(title("press", panel) == fault)
    // The banner and the history say the same.
    let labels = panel.harness.labels
    #expect(labels.contains { $0.hasPrefix("\(fault), Over, not acknowledged") }, "\(labels)")
    #expect(labels.contains { $0.contains("\(fault), Over, not acknowledged") && !$0.hasPrefix(fault) }, "\(labels)")
    // The reading with which it is raised is the newest.
    try panel.tell("now", "16")
    try await panel.harness.advance(by: .seconds(4))
    #expect(state("press", panel) == .unacknowledged && title("press", panel) == "Pressure 16\u{202F}bar")
    let journal = panel.model.alarms?.center.journal ?? []
    #expect(journal.map { $0.values.joined() } == ["13\u{202F}bar", "13\u{202F}bar", "16\u{202F}bar"])
    #expect(
      panel.harness.announcements == [fault, "Over: \(fault)", "Pressure 16\u{202F}bar"],
      "\(panel.harness.announcements)")
  }

  @Test("An alarm that is on keeps its words while its link is lost for less than its time")
  func wordsDuringTheFault() async throws {
    let panel = try await pressed("14")
    try panel.tell("now", .stale)
    try await panel.harness.advance(by: .seconds(3))
    #expect(title("press", panel) == "Pressure 14\u{202F}bar")
    try await panel.harness.advance(by: .seconds(4))
    #expect(state("press", panel) == .unacknowledged && title("press", panel) == "Not supervised: Pressure – –")
    // A fault that has not lasted for its time is not in the words, either.
    try panel.tell("now", "12")
    try await panel.harness.advance(by: .seconds(3))
    #expect(title("press", panel) == "Not supervised: Pressure – –")
    try await panel.harness.advance(by: .seconds(4))
    #expect(title("press", panel) == "Pressure 12\u{202F}bar")
  }

  @Test("The words follow the value in the dead band, and then say the value of the fault again")
  func wordsInTheDeadBand() async throws {
    let panel = try await pressed("9")
    #expect(state("press", panel) == .unacknowledged && title("press", panel) == "Pressure 9\u{202F}bar")
    try panel.tell("now", "7")
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("press", panel) == .latchedUnacknowledged && title("press", panel) == "Pressure 13\u{202F}bar")
    #expect(panel.harness.announcements.last == "Over: Pressure 13\u{202F}bar")
    // The next run says the same.
    let lines = panel.model.alarms?.center.journal.map(\.line) ?? []
    let next = try ShownPanel(Self.press, readsJournal: true)
    try next.tell("now", .stale)
    next.harness.stage.journals.provide(["alarms": lines])
    try await next.harness.advance(by: .seconds(3))
    #expect(title("press", next) == "Pressure 13\u{202F}bar")
  }

  @Test("A restart knows that an acknowledged alarm was only not supervised")
  func restart() async throws {
    let panel = try await panel()
    try panel.tell("door", .stale)
    try await panel.harness.advance(by: .seconds(1))
    panel.model.alarms?.center.acknowledge("open")
    let lines = panel.model.alarms?.center.journal.map(\.line) ?? []
    let next = try ShownPanel(Self.oven, readsJournal: true)
    next.harness.stage.journals.provide(["alarms": lines])
    try await next.harness.advance(by: .seconds(1))
    #expect(next.harness.labels.contains { $0.hasPrefix("Not supervised: The door is open, Acknowledged") })
    try next.tell("now", "180")
    try next.tell("door", "true")
    try await next.harness.advance(by: .seconds(1))
    #expect(state("open", next) == .unacknowledged)
  }

  @Test("A value that was never told is waited for, but not for ever")
  func patience() async throws {
    let panel = try ShownPanel(Self.oven)
    try await panel.harness.advance(by: .seconds(29))
    #expect(state("open", panel) == .normal)
    try await panel.harness.advance(by: .seconds(2))
    #expect(state("open", panel) == .unacknowledged)
    #expect(state("hot", panel) == .normal, "It has to be on for five seconds.")
    try await panel.harness.advance(by: .seconds(5))
    #expect(state("hot", panel) == .unacknowledged)
  }

  @Test("The list acknowledges and shelves, and the journal keeps who did it")
  func list() async throws {
    let panel = try await panel(
      Self.oven.replacing("start: {body: [{text: \"Run {run}\"}]}", with: "start: {body: [alarms]}")
        .replacing("pages:", with: "panel: {banner: false}\npages:"))
    try panel.tell("door", "true")
    try await panel.harness.advance(by: .seconds(1))
    try panel.harness.tap("Actions")
    try await panel.harness.advance(by: .seconds(1))
    try panel.harness.tap("Shelve for 5 min")
    #expect(state("open", panel) == .shelved)
    let journal = panel.model.alarms?.center.journal ?? []
    #expect(journal.map(\.new) == [.unacknowledged, .shelved])
    #expect(journal.map(\.actor) == ["machine", "operator"])
  }

  @Test("An alarm that is on stays so in a new version of the file, with its new words")
  func reload() async throws {
    let panel = try await panel()
    try panel.tell("door", "true")
    try await panel.harness.advance(by: .seconds(1))
    try panel.harness.tap("Acknowledge")
    try panel.save(Self.oven.replacing("text: The door is open", with: "text: Close the door"))
    try await panel.harness.advance(by: .seconds(1))
    #expect(state("open", panel) == .acknowledged)
    #expect(panel.harness.labels.contains { $0.hasPrefix("Close the door, Acknowledged") })
    try panel.save(Self.oven.replacing("  open:", with: "  other:"))
    #expect(state("open", panel) == nil)
  }

  @Test("A panel without alarms has no center, and one at rest does not wake")
  func rest() async throws {
    let none = try ShownPanel("pages: {start: {body: [{text: Nothing}]}}")
    #expect(none.model.alarms == nil)
    let panel = try ShownPanel(
      """
      values: {a: {type: number, in: 0..9, initial: 3}}
      alarms: {high: {value: a, above: 5, text: High}}
      pages: {start: {body: [a]}}
      """)
    try await panel.harness.advance(by: .seconds(60))
    #expect(state("high", panel) == .normal)
    #expect(panel.harness.stage.deadline == nil)
  }
}
