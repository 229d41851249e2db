import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The return to the start after some time")
struct IdleReturnTests {
  @Test("Twenty seconds before it returns, the panel warns; any input goes on")
  func idle() throws {
    var returns = 0
    let panel = try Harness { Color.clear.idleReturn(after: .seconds(120)) { returns += 1 } }
    panel.checksFrames = false
    try panel.advance(to: .milliseconds(99_900))
    #expect(!panel.contains("Are you still there?"))
    try panel.advance(to: .milliseconds(100_100))
    #expect(panel.contains("Are you still there?") && panel.contains("Back to the start in 20 s"))
    try panel.tap("Continue")
    #expect(!panel.contains("Are you still there?"))
    try panel.advance(to: .seconds(219))
    #expect(returns == 0)
    try panel.advance(to: .seconds(230))
    #expect(returns == 1)
  }

  @Test("The next person cannot paste what the one before has copied")
  func clipboard() throws {
    let panel = try Harness { Color.clear.idleReturn(after: .seconds(120)) {} }
    panel.checksFrames = false
    let clipboard = panel.stage.service(PanelClipboard.self)
    clipboard.text = "Anna"
    try panel.advance(to: .seconds(119))
    #expect(clipboard.text == "Anna")
    try panel.advance(to: .seconds(121))
    #expect(clipboard.text.isEmpty)
  }

  @Test("A copied text is forgotten without a question where nothing else is to be left")
  func clipboardAtStart() throws {
    var returns = 0
    let panel = try Harness { Color.clear.idleReturn(after: .seconds(120), isOn: false) { returns += 1 } }
    panel.checksFrames = false
    let clipboard = panel.stage.service(PanelClipboard.self)
    try panel.advance(to: .seconds(10))
    clipboard.text = "Anna"
    try panel.frame()
    try panel.advance(to: .seconds(129))
    #expect(clipboard.text == "Anna" && !panel.contains("Are you still there?"))
    try panel.advance(to: .seconds(131))
    #expect(clipboard.text.isEmpty && returns == 0)
  }

  @Test("Nobody is asked while a finger, a key or the knob is held", arguments: ["finger", "knob", "key"])
  func holding(way: String) throws {
    var returns = 0
    let panel = try Harness { Color.clear.idleReturn(after: .seconds(120)) { returns += 1 } }
    panel.checksFrames = false
    func hold(_ isDown: Bool) throws {
      switch way {
      case "finger": if isDown { try panel.press(at: Point(x: 10, y: 10)) } else { try panel.lift() }
      case "knob": try panel.send(.knobPressed(isDown: isDown))
      default: try panel.send(.key(.up, isDown: isDown))
      }
    }
    try hold(true)
    try panel.advance(to: .seconds(350))
    #expect(!panel.contains("Are you still there?") && returns == 0)
    try hold(false)
    try panel.advance(to: .milliseconds(449_900))
    #expect(!panel.contains("Are you still there?"))
    try panel.advance(to: .milliseconds(450_100))
    #expect(panel.contains("Are you still there?"))
  }

  @Test("Nobody is asked over an unacknowledged alarm, also where it comes during the question")
  func alarm() throws {
    let alarms = AlarmCenter([AlarmKind("heat", "The oven is too hot", priority: .high)])
    var returns = 0
    let panel = try Harness { Color.clear.idleReturn(after: .seconds(120)) { returns += 1 }.alarms(alarms) }
    panel.checksFrames = false
    func set(_ isOn: Bool) throws {
      panel.stage.whileCurrent { alarms.set("heat", to: isOn) }
      try panel.frame()
      try panel.advance(by: .milliseconds(100))
    }
    try panel.advance(to: .seconds(110))
    #expect(panel.contains("Are you still there?"))
    try set(true)
    #expect(!panel.contains("Are you still there?"))
    let clipboard = panel.stage.service(PanelClipboard.self)
    clipboard.text = "Anna"
    try panel.advance(to: .seconds(700))
    #expect(!panel.contains("Are you still there?") && returns == 0)
    // The page stays, but what the person has copied does not.
    #expect(clipboard.text.isEmpty)
    try panel.tap("Acknowledge")
    let acknowledged = panel.now
    try panel.advance(to: acknowledged + .milliseconds(99_900))
    #expect(!panel.contains("Are you still there?"))
    try panel.advance(to: acknowledged + .milliseconds(100_200))
    #expect(panel.contains("Are you still there?"))
    try panel.advance(to: acknowledged + .seconds(121))
    #expect(returns == 1)
  }

  @Test(
    "While an alarm calls, the page stays, and the role is left after the time all the same",
    arguments: [true, false])
  func roleDuringAlarm(isOutside: Bool) async throws {
    let alarms = AlarmCenter([AlarmKind("heat", "The oven is too hot", priority: .high)])
    let access = AccessCenter()
    var returns = 0
    let panel = try Harness {
      if isOutside {
        Color.clear.alarms(alarms).accessControl(access).idleReturn(after: .seconds(120)) { returns += 1 }
      } else {
        Color.clear.idleReturn(after: .seconds(120)) { returns += 1 }.alarms(alarms).accessControl(access)
      }
    }
    panel.checksFrames = false
    func signIn() async { _ = await panel.stage.whileCurrent { Task { await access.enter("", for: .service) } }.value }
    func set(_ isOn: Bool) throws {
      panel.stage.whileCurrent { alarms.set("heat", to: isOn) }
      try panel.frame()
    }
    await signIn()
    try panel.frame()
    try set(true)
    let began = panel.now
    try await panel.advance(to: began + .seconds(119))
    #expect(access.role == .service)
    #expect(!panel.contains("Are you still there?"))
    try await panel.advance(to: began + .seconds(121))
    #expect(access.role == .visitor)
    #expect(panel.labels.contains { $0.contains("The oven is too hot") }, "\(panel.labels)")
    #expect(returns == 0)
    // The next person has the whole time, too.
    await signIn()
    try panel.tap(at: Point(x: 10, y: 200))
    let touched = panel.now
    try await panel.advance(to: touched + .seconds(119))
    #expect(access.role == .service)
    try await panel.advance(to: touched + .seconds(121))
    #expect(access.role == .visitor)
    // An alarm that is acknowledged elsewhere leaves the whole time, with its warning.
    panel.stage.whileCurrent { alarms.acknowledge("heat", by: "") }
    try set(false)
    let gone = panel.now
    try await panel.advance(to: gone + .seconds(99))
    #expect(!panel.contains("Are you still there?"))
    try await panel.advance(to: gone + .seconds(101))
    #expect(panel.contains("Are you still there?"))
    try await panel.advance(to: gone + .seconds(121))
    #expect(returns == 1)
  }

  @Test("A time that is shorter than the warning leaves a third of it to use the page")
  func shortIdle() throws {
    let panel = try Harness { Color.clear.idleReturn(after: .seconds(15)) {} }
    panel.checksFrames = false
    try panel.tap(at: Point(x: 10, y: 10))
    let began = panel.now
    try panel.advance(to: began + .milliseconds(4_900))
    #expect(!panel.contains("Are you still there?"))
    try panel.advance(to: began + .milliseconds(5_100))
    #expect(panel.contains("Are you still there?") && panel.contains("Back to the start in 10 s"))
    try panel.tap("Continue")
    #expect(!panel.contains("Are you still there?"))
  }
}
