import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery

/// The thermostat through a day.
@Suite("Story of the thermostat")
struct ClimateStoryTests {
  /// A Tuesday at midnight, UTC.
  private let tuesday = Duration.seconds(20_781 * 86_400)

  private func panel(at hour: Double) throws -> Harness {
    let panel = try Harness(moment: tuesday + .seconds(hour * 3_600)) { ClimatePanel() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.clockOffset = 0 }
    return panel
  }

  private func wanted(_ panel: Harness) throws -> String { try panel.value(of: "Wanted") }

  @Test("The schedule changes what is wanted at its minute, and the room follows")
  func schedule() throws {
    let panel = try panel(at: 5)
    #expect(try wanted(panel).hasPrefix("17.0 °C"))
    #expect(panel.contains("21\u{202F}°C at 06:00"))
    try panel.advance(by: .seconds(3_599))
    #expect(try wanted(panel).hasPrefix("17.0 °C"))
    try panel.advance(by: .seconds(61))
    #expect(try wanted(panel).hasPrefix("21.0 °C") && panel.contains("Heating"))
    try panel.advance(by: .seconds(2.4 * 3_600))
    #expect(panel.contains("18\u{202F}°C at 08:30"))
    try panel.advance(by: .seconds(600))
    #expect(try wanted(panel).hasPrefix("18.0 °C") && panel.contains("Warm"))
  }

  @Test("What somebody wants holds until the next change; whoever is away comes back by it")
  func wish() throws {
    let panel = try panel(at: 7)
    try panel.adjust("Wanted", by: 3)
    #expect(try wanted(panel).hasPrefix("22.5 °C"))
    try panel.advance(by: .seconds(1.6 * 3_600))
    #expect(try wanted(panel).hasPrefix("18.0 °C"))
    try panel.tap("Away")
    #expect(try wanted(panel).hasPrefix("16.0 °C") && panel.contains("Until somebody is back"))
    try panel.adjust("Wanted", by: 1)
    #expect(try wanted(panel).hasPrefix("16.5 °C") && panel.contains("21.5\u{202F}°C at 16:30"))
    #expect(panel.stage.tweaks.text(of: "climate.mode") == "schedule")
  }

  @Test("What somebody wants outlasts a power failure, until the next change")
  func wishAfterRestart() throws {
    let panel = try panel(at: 7)
    try panel.adjust("Wanted", by: 3)
    let kept = try #require(panel.stage.tweaks.text(of: "climate.wish"))
    #expect(kept.hasPrefix("22.5 until ") && kept.hasSuffix("T08:30:00.000Z"))
    let again = try self.panel(at: 7.2)
    again.stage.tweaks.apply(["climate.wish": kept])
    try again.frame()
    try again.advance(by: .seconds(1))
    #expect(try wanted(again).hasPrefix("22.5 °C"))
    try again.advance(by: .seconds(1.4 * 3_600))
    #expect(try wanted(again).hasPrefix("18.0 °C") && again.stage.tweaks.text(of: "climate.wish") == "")
    let late = try self.panel(at: 12)
    late.stage.tweaks.apply(["climate.wish": kept])
    try late.frame()
    try late.advance(by: .seconds(1))
    #expect(try wanted(late).hasPrefix("18.0 °C"))
  }

  @Test("What the config file tells is followed at once, and within what can be wanted")
  func file() throws {
    let panel = try panel(at: 12)
    panel.stage.tweaks.apply(["climate.schedule": "mon-sun 06:00 1e300"])
    try panel.frame()
    try panel.advance(by: .seconds(1))
    #expect(try wanted(panel).hasPrefix("30.0 °C") && panel.contains("30\u{202F}°C at 06:00"))
    panel.stage.tweaks.apply(["climate.mode": "away"])
    try panel.frame()
    try panel.advance(by: .seconds(1))
    #expect(try wanted(panel).hasPrefix("16.0 °C"))
  }

  @Test("Without heating the panel does not say that it is warm, and the trend shows how cold it is")
  func cold() throws {
    let panel = try panel(at: 12)
    try panel.tap("Off")
    try panel.advance(by: .seconds(60))
    #expect(panel.contains("Heating off") && !panel.contains("Warm"))

    let climate = ClimateModel()
    let room = try Harness(moment: tuesday) { Color.clear.drives(climate) }
    #expect(climate.shownTemperatures == 14...24)
    room.stage.whileCurrent { climate.mode = .off }
    #expect(climate.shownTemperatures == 6...24)
    room.stage.whileCurrent { climate.want(30) }
    #expect(climate.shownTemperatures == 14...30)
    room.stage.whileCurrent { climate.mode = .away }
    try room.advance(by: .seconds(3_600))
    climate.room.isWindowOpen = true
    try room.advance(by: .seconds(3_600))
    #expect(climate.room.temperature < 12 && climate.shownTemperatures.lowerBound < climate.room.temperature)
  }

  @Test("A wish ends with the next change that the panel names, also after the clock was set")
  func wishAndClock() throws {
    let panel = try panel(at: 7)
    try panel.adjust("Wanted", by: 3)
    panel.stage.clock.clockWasSet(by: .seconds(3 * 3_600))
    try panel.frame()
    #expect(try wanted(panel).hasPrefix("22.5 °C") && panel.contains("21.5\u{202F}°C at 16:30"))
    try panel.advance(by: .seconds(6.4 * 3_600))
    #expect(try wanted(panel).hasPrefix("22.5 °C"))
    try panel.advance(by: .seconds(0.2 * 3_600))
    #expect(try wanted(panel).hasPrefix("21.5 °C"))
  }

  @Test("An open window stops the heating, and the room cools")
  func window() throws {
    let panel = try panel(at: 6.5)
    #expect(panel.contains("Heating"))
    try panel.tap("Window")
    try panel.advance(by: .seconds(600))
    #expect(panel.contains("Window open") && !panel.contains("Heating"))
    try panel.tap("Window")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Heating") && !panel.contains("Warm"))
  }

  @Test("The schedule is changed on the panel and kept")
  func change() throws {
    let panel = try panel(at: 12)
    try panel.tap("Week")
    try panel.tap("Tuesday")
    try panel.adjust("Temperature", in: "16:30", by: 1)
    try panel.activate("Copy to all days")
    try panel.tap("Done")
    try panel.tap("Close")
    #expect(
      panel.stage.tweaks.text(of: "climate.schedule") == "mon-sun 06:00 21, 08:30 18, 16:30 22, 22:30 17")
    try panel.advance(by: .seconds(4.51 * 3_600))
    #expect(try wanted(panel).hasPrefix("22.0 °C"))
  }

  @Test("All days of the week are in sight on a large screen")
  func wholeWeek() throws {
    let panel = try Harness(size: Size(width: 1_280, height: 800), moment: tuesday) { ClimatePanel() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.clockOffset = 0 }
    try panel.tap("Week")
    try panel.advance(by: .seconds(1))
    try panel.tap("Sunday")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Copy to all days"))
  }

  @Test("When the clock is set the schedule is followed at once, and the trend is still that of the last day")
  func clockIsSet() throws {
    let panel = try panel(at: 5)
    let day = try panel.value(of: "Room")
    #expect(try wanted(panel).hasPrefix("17.0 °C"))
    panel.stage.clock.clockWasSet(by: .seconds(400 * 86_400 + 2 * 3_600))
    try panel.advance(by: .zero)
    #expect(try wanted(panel).hasPrefix("21.0 °C") && panel.contains("18\u{202F}°C at 08:30"))
    #expect(try panel.value(of: "Room") == day)
  }

  @Test("The panel wakes once a minute, and the trend has a day")
  func wakes() throws {
    let panel = try panel(at: 3)
    let frames = panel.frames
    try panel.advance(by: .seconds(600))
    #expect(panel.frames - frames <= 11)
    // A day has 1,440; the window begins on a whole column of pixels, 4½ minutes wide.
    #expect(try panel.value(of: "Room") == "1438 values from 17.0 °C to 21.5 °C")
  }
}
