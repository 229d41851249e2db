import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery

/// The pump station through its faults.
@Suite("Story of the pump station")
struct StationStoryTests {
  private let start = Duration.seconds(1_795_348_800)

  private func model() -> StationModel {
    let model = StationModel()
    model.advance(to: start)
    return model
  }

  @Test("The pumps hold the level between stop and start, and take turns")
  func level() {
    let model = model()
    var (least, greatest) = (4.0, 0.0)
    for second in 1...7_200 {
      model.advance(to: start + .seconds(second))
      (least, greatest) = (min(least, model.station.level), max(greatest, model.station.level))
    }
    #expect(least > model.levels.stop - 0.1 && greatest < model.levels.start + 0.2)
    let (one, other) = (model.station.pumps[0].seconds, model.station.pumps[1].seconds)
    #expect(one > 900 && other > 900)
  }

  @Test("A pump that trips is replaced by the other, and its alarm waits for a reset")
  func trip() throws {
    let model = StationModel()
    let panel = try Harness { Color.clear.alarms(model.alarms).drives(model) }
    panel.checksFrames = false
    try panel.advance(by: .seconds(1))
    model.station.rains = true
    try panel.advance(by: .seconds(1_800))
    let running = model.station.pumps.firstIndex { $0.isRunning }
    let first = try #require(running)
    model.station.pumps[first].hasTripped = true
    try panel.advance(by: .seconds(5))
    let id = "pump-\(first + 1)"
    #expect(model.alarms[id]?.state == .unacknowledged)
    #expect(model.station.pumps[1 - first].isRunning && !model.station.pumps[first].isRunning)
    model.station.pumps[first].hasTripped = false
    try panel.advance(by: .seconds(5))
    #expect(model.alarms[id]?.state == .latchedUnacknowledged)
    panel.stage.whileCurrent {
      model.alarms.acknowledge(id)
      model.alarms.reset(id)
    }
    #expect(model.alarms[id]?.state == .normal)
  }

  @Test("With both pumps down the basin fills, and the alarm comes at its limit")
  func flood() throws {
    let model = StationModel()
    let panel = try Harness { Color.clear.alarms(model.alarms).drives(model) }
    panel.checksFrames = false
    try panel.advance(by: .seconds(1))
    model.station.rains = true
    for index in 0...1 { model.station.pumps[index].hasTripped = true }
    var seconds = 0
    while model.station.level <= 3.4, seconds < 3_600 {
      try panel.advance(by: .seconds(1))
      seconds += 1
    }
    #expect(seconds < 3_600 && model.alarms["level-high"]?.isActive == false)
    try panel.advance(by: .seconds(6))
    #expect(model.alarms["level-high"]?.isActive == true)
    #expect(model.alarms.present.first?.id == "level-high")
  }

  @Test("A recipe sets the levels, and levels out of order are refused")
  func recipes() {
    let model = model()
    model.levels = StationRecipe.storm.levels
    #expect(model.recipe == .storm)
    #expect(StationLevels(tweakText: "0.8 2 2.8") == StationRecipe.normal.levels)
    for text in ["", "1 2", "2 1 3", "0.8 0.85 2", "0.1 1 2", "1 2 9", "a b c", "1 2 3 4", "nan 2 3"] {
      #expect(StationLevels(tweakText: text) == nil, "\(text)")
    }
  }
}
