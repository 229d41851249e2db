import Faceplate
import FaceplateTesting
import Headless
import ProgramFixtures
import Testing

@testable import Gallery

/// The panel beside a door through a day.
@Suite("Story of the room")
struct RoomStoryTests {
  private func panel() throws -> Harness {
    let panel = try Harness(size: Size(width: 480, height: 320)) { RoomPanel() }
    panel.checksFrames = false
    panel.stage.clock.setOrigin(.seconds(20_781 * 86_400 + 12 * 3_600))
    try panel.setEnvironment { $0.clockOffset = 0 }
    return panel
  }

  /// How far a blind is closed, in percent.
  private func position(_ panel: Harness, _ name: String) throws -> Int? {
    Int(try panel.value(of: "Closed", in: name).prefix { $0.isNumber })
  }

  /// Switches something on or off that comes from outside.
  private func tryOut(_ name: String, on panel: Harness) throws {
    for label in ["Door", "Try out", name, "Close"] { try panel.tap(label) }
  }

  @Test("The button that opens the door is readable on the smallest screen")
  func smallest() throws {
    let screen = LintScreen(320, 240, diagonal: 2.8)
    let panel = try Harness(size: screen.size, scale: screen.scale) { RoomPanel() }
    panel.checksFrames = false
    try panel.tap("Door")
    try panel.advance(by: .seconds(1))
    #expect(try panel.lint(on: [screen]).filter { $0.rule == .textCut && $0.path.contains("RoomDoorPage") } == [])
  }

  @Test("A scene sets all lamps, and is chosen no more when one of them is changed")
  func scenes() throws {
    let panel = try panel()
    #expect(try panel.value(of: "Ceiling").hasPrefix("80"))
    try panel.tap("Film")
    #expect(panel.stage.tweaks.text(of: "room.lights") == "0 10 0")
    #expect(try panel.element("Film").traits.contains(.isSelected))
    try panel.adjust("Desk", by: 1)
    #expect(panel.stage.tweaks.text(of: "room.lights") == "0 10 5")
    #expect(try !panel.element("Film").traits.contains(.isSelected))
  }

  @Test("Brightnesses that the config file sets are those of the lamps")
  func lightsOfTheFile() throws {
    let room = RoomModel()
    let panel = try Harness { Color.clear.drives(room) }
    try panel.advance(by: .seconds(10))
    #expect(room.flat.lamps == [80, 40, 0])
    panel.stage.tweaks.apply(["room.lights": "20 0 100"])
    try panel.frame()
    try panel.advance(by: .seconds(10))
    #expect(room.flat.lamps == [20, 0, 100])
  }

  @Test("A storm that was over before the panel was switched on again keeps no blind up")
  func windOfTheLastRun() throws {
    let room = RoomModel()
    let panel = try Harness { Color.clear.alarms(room.alarms, showsBanner: false) }
    panel.stage.whileCurrent { room.alarms.set("wind", to: true) }
    #expect(room.isWindy)
    try Harness(moment: .seconds(60)) { Color.clear.drives(room) }.frame()
    #expect(room.alarms["wind"]?.state == .returned && !room.isWindy)
  }

  @Test("A blind takes twenty seconds, and stops where it is told to")
  func blind() throws {
    let panel = try panel()
    try panel.tap("Blinds")
    try panel.tap("Down", in: "Left")
    try panel.advance(by: .seconds(10))
    #expect(try position(panel, "Left") == 50 && position(panel, "Right") == 0)
    try panel.tap("Stop", in: "Left")
    let stopped = try position(panel, "Left")
    try panel.advance(by: .seconds(20))
    #expect(try position(panel, "Left") == stopped)
    try panel.tap("Down", in: "Left")
    try panel.advance(by: .seconds(10))
    #expect(try position(panel, "Left") == 100)
    #expect(try !panel.isEnabled("Stop", in: "Left"))
  }

  @Test("In a strong wind the blinds go up and stay there, until it drops")
  func wind() throws {
    let panel = try panel()
    try panel.tap("Blinds")
    try panel.tap("Down", in: "Right")
    try panel.advance(by: .seconds(21))
    try tryOut("Strong wind", on: panel)
    try panel.advance(by: .seconds(25))
    try panel.tap("Blinds")
    #expect(panel.labels.contains { $0.hasPrefix("Strong wind") })
    #expect(try position(panel, "Right") == 0)
    #expect(try !panel.isEnabled("Down", in: "Right"))
    try tryOut("Strong wind", on: panel)
    try panel.advance(by: .seconds(5))
    try panel.tap("Blinds")
    #expect(try panel.isEnabled("Down", in: "Right"))
  }

  @Test("A blind that is held stops its motor and raises an alarm, until it is moved again")
  func held() throws {
    let panel = try panel()
    try tryOut("Left blind held", on: panel)
    try panel.tap("Blinds")
    try panel.tap("Down", in: "Left")
    try panel.advance(by: .seconds(1))
    #expect(!panel.labels.contains { $0.hasPrefix("The left blind is blocked") })
    try panel.advance(by: .seconds(1))
    #expect(panel.labels.contains { $0.hasPrefix("The left blind is blocked") })
    #expect(try !panel.isEnabled("Stop", in: "Left"))
    try tryOut("Left blind held", on: panel)
    try panel.tap("Blinds")
    try panel.tap("Down", in: "Left")
    try panel.advance(by: .seconds(21))
    #expect(try position(panel, "Left") == 100)
    #expect(!panel.labels.contains { $0.hasPrefix("The left blind is blocked") })
  }

  @Test("Who rings is answered, let in, or counted as missed after half a minute")
  func door() throws {
    let panel = try panel()
    func ring() throws {
      try panel.tap("Door")
      try panel.tap("Try out")
      try panel.tap("Ring")
      try panel.advance(by: .seconds(1))
    }
    try ring()
    #expect(panel.contains("Somebody rings"))
    try panel.tap("Answer")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("You are talking"))
    try panel.tap("Hang up")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("None"))
    try ring()
    try panel.advance(by: .seconds(31))
    #expect(!panel.contains("Somebody rings") && panel.contains("12:00"))
    try panel.tap("Clear")
    #expect(panel.contains("None"))
    try panel.tap("Open door")
    try panel.advance(by: .seconds(4))
    #expect(panel.contains("Open"))
    try panel.advance(by: .seconds(2))
    #expect(panel.contains("Locked"))
  }

  @Test("Lamps that do not answer cannot be worked, and say so")
  func bus() throws {
    let panel = try panel()
    try tryOut("Lamps silent", on: panel)
    try panel.advance(by: .seconds(4))
    try panel.tap("Light")
    #expect(panel.labels.contains { $0.hasPrefix("The lamps do not answer") })
    let sliders = panel.stage.elements.flatMap(\.flattened).filter { $0.label == "Ceiling" && $0.role == .slider }
    #expect(sliders.map(\.isEnabled) == [false])
  }

  @Test("A room in which nothing moves wakes four times an hour, for the weather")
  func rest() throws {
    let panel = try panel()
    try panel.advance(by: .seconds(60))
    let before = panel.frames
    try panel.advance(by: .seconds(3_600))
    #expect(panel.frames - before <= 4)
    try panel.tap("Weather")
    #expect(panel.contains("Sunny"))
  }

  @Test("Nothing of the lamps is outside the smallest screen in large text")
  func largeText() throws {
    let screen = LintScreen(320, 240, diagonal: 2.8)
    let panel = try Harness(size: screen.size, scale: screen.scale) { RoomPanel() }
    panel.checksFrames = false
    let found = try panel.lint(on: [screen], looks: [LintLook(textSize: .accessibility3)])
    #expect(found.filter { $0.rule == .outside && $0.path.contains("RoomLightPage") } == [])
  }
}
