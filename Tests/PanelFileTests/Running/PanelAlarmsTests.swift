import FaceplateTesting
import Graphics
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
