import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery

/// The oven from power-on to done.
@Suite("Story of the oven")
struct BakeStoryTests {
  private let start = Duration.seconds(1_795_348_800)

  private func panel(at moment: Duration) throws -> Harness {
    let panel = try Harness { BakePanel() }
    panel.checksFrames = false
    panel.stage.clock.setOrigin(moment)
    try panel.frame()
    return panel
  }

  /// Chooses a program by touch and starts it.
  private func bake(_ name: String, on panel: Harness) throws {
    let tile = try #require(panel.labels.first { $0.hasPrefix(name) })
    try panel.tap(tile)
    try panel.tap("Start")
  }

  @Test("Cake: it heats up, bakes for an hour to the second, and is ready")
  func hour() throws {
    let panel = try panel(at: start)
    try bake("Cake", on: panel)
    #expect(panel.contains("Heating up"))
    var began: Duration?
    for _ in 0..<600 where began == nil {
      try panel.advance(by: .seconds(1))
      if panel.contains("Baking") { began = panel.now }
    }
    let baking = try #require(began)
    try panel.advance(to: baking + .milliseconds(500))
    #expect(panel.labels.contains { $0.hasPrefix("1:00:00") })
    try panel.advance(to: baking + .seconds(3_540))
    #expect(panel.contains("Baking"))
    try panel.advance(to: baking + .seconds(3_602))
    #expect(panel.contains("Done") && !panel.contains("Baking"))
    try panel.tap("Done")
    #expect(panel.labels.contains { $0.hasPrefix("Bread") } && panel.reports == [])
  }

  @Test("An oven whose panel is ended in the middle goes on, and is ready at the same second")
  func restart() throws {
    let panel = try panel(at: start)
    try bake("Cake", on: panel)
    while !panel.contains("Baking"), panel.now < .seconds(900) { try panel.advance(by: .seconds(1)) }
    try panel.advance(by: .seconds(1_000))
    let kept = try #require(panel.stage.tweaks.text(of: "bake.job"))
    let end = try #require(kept.range(of: "until ").map { String(kept[$0.upperBound...]) })
    let ends = try #require(Duration(momentText: end))

    let again = try self.panel(at: start + panel.now + .seconds(30))
    again.stage.tweaks.apply(["bake.job": kept])
    try again.frame()
    try again.advance(to: ends - (start + panel.now + .seconds(30)) - .seconds(1))
    #expect(again.contains("Baking"))
    try again.advance(by: .seconds(2))
    #expect(again.contains("Done") && !again.contains("Baking"))
  }

  /// An oven without a page, so that it is told what a page would tell it.
  private func oven(_ machine: SimulatedOven, at moment: Duration? = nil) throws -> (OvenModel, Harness) {
    let oven = OvenModel(machine)
    let panel = try Harness(moment: moment ?? start) {
      Color.clear.alarms(oven.alarms, showsBanner: false).drives(oven)
    }
    return (oven, panel)
  }

  @Test("A probe that is pulled out or broken is no cold roast: the oven says so, and goes on when it is back")
  func probe() throws {
    let machine = SimulatedOven()
    let (oven, panel) = try oven(machine)
    panel.stage.whileCurrent { oven.start(.roast, at: 180, for: .seconds(5_400), core: 62, keepsWarm: true) }
    try panel.advance(by: .seconds(30))
    #expect(oven.alarms.present.isEmpty && oven.core != nil)
    machine.hasProbe = false
    try panel.advance(by: .seconds(15))
    #expect(oven.alarms["probe"]?.state == .unacknowledged && oven.core == nil && oven.job != nil)
    machine.hasProbe = true
    try panel.advance(by: .seconds(2))
    #expect(oven.alarms["probe"]?.state == .returned)
    for _ in 0..<200 where oven.job?.phase != .ready { try panel.advance(by: .seconds(60)) }
    #expect(oven.job?.phase == .ready)
    machine.hasProbe = false
    try panel.advance(by: .seconds(60))
    #expect(oven.alarms["probe"]?.isActive == false)
  }

  @Test("While the oven is too hot or its sensor is broken no program can be started")
  func brokenSensor() async throws {
    let panel = try panel(at: start)
    for label in ["More", "Service", "4", "7", "1", "1"] { try panel.tap(label) }
    try panel.tap("OK")
    try await panel.advance(by: .seconds(2))
    for _ in 0..<100 where !panel.contains("Sensor broken") { try await panel.advance(by: .milliseconds(20)) }
    try panel.tap("Sensor broken")
    try await panel.advance(by: .seconds(4))
    #expect(panel.contains("–") && !panel.contains("21 °C"))
    try panel.tap("Programs")
    try panel.tap(try #require(panel.labels.first { $0.hasPrefix("Cake") }))
    #expect(try !panel.isEnabled("Start") && panel.isEnabled("Back"))
  }

  @Test("A program whose time stands still in the config file goes on", arguments: ["45 min left 10 min", "10 min"])
  func standingTimer(_ timer: String) throws {
    let (oven, panel) = try oven(SimulatedOven())
    panel.stage.tweaks.apply(["bake.job": "bread; 230; -; -; baking; \(timer)"])
    try panel.frame()
    try panel.advance(by: .seconds(599))
    #expect(oven.job?.phase == .baking)
    try panel.advance(by: .seconds(3))
    #expect(oven.job?.phase == .ready)
  }

  @Test("A program that is read while the clock is in 1970 is ready at its moment once the clock is set")
  func clockOfYearsAgo() throws {
    let (oven, panel) = try oven(SimulatedOven(), at: .seconds(60))
    let end = start + .seconds(300)
    panel.stage.tweaks.apply(["bake.job": "bread; 230; -; -; baking; 45 min until \(end.momentText)"])
    try panel.frame()
    try panel.advance(by: .seconds(2))
    #expect(oven.end == end)
    panel.stage.clock.clockWasSet(by: start - .seconds(60))
    try panel.advance(by: .seconds(2))
    #expect(oven.end == end)
  }

  @Test("A kitchen timer is seen beside the programs, and stays there until somebody answers")
  func kitchenTimer() throws {
    let panel = try panel(at: start)
    try panel.tap("Timers")
    try panel.tap("Start", in: "First timer")
    try panel.tap("Programs")
    try panel.advance(by: .seconds(60))
    #expect(panel.contains("4:00"))
    try panel.advance(by: .seconds(600))
    #expect(panel.contains("0:00"))
    try panel.tap("Timers")
    try panel.tap("OK", in: "First timer")
    try panel.tap("Programs")
    #expect(!panel.contains("0:00"))
  }

  @Test("The history of the alarms is left by its button")
  func history() throws {
    let panel = try panel(at: start)
    try panel.tap("More")
    try panel.tap("Alarm history")
    try panel.tap("Close")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Alarm history") && !panel.contains("Close"))
  }
}
