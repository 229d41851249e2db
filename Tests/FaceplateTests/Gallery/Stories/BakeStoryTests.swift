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
}
