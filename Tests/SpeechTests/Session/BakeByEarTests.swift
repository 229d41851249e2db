import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery
@testable import Speech

@Suite("The oven with programs, set, started and alarmed with the screen black")
struct BakeByEarTests {
  @Test("Cake at 185 °C for 63 minutes, in at most 60 steps", arguments: WayByEar.allCases)
  func bake(_ way: WayByEar) throws {
    let turn = "\nTurn to change it, and press when it is right."
    let panel = try Harness { BakePanel() }
    try panel.setEnvironment {
      $0.wallTime.origin = 9 * 3600 + 41 * 60
      $0.clockOffset = 0
    }
    let person = try PersonByEar(way, at: panel)
    try person.find("Cake")
    try person.use()
    try person.find("Temperature")
    try person.raise(1)
    try person.find("Time")
    try person.raise(3)
    try person.find("Start")
    try person.use()
    #expect(
      person.heard.joined(separator: "\n") == """
        09:41
        Timers, button
        Child lock, button
        More, button
        Bread, 230 degrees Celsius, button
        Pizza, 250 degrees Celsius, button
        Cake, 175 degrees Celsius, button
        Cake
        Temperature, 175 degrees Celsius, adjustable\(way == .knob ? turn : "")
        180 degrees Celsius\(way == .knob ? "\nTemperature, 180 degrees Celsius, adjustable" : "")
        Time, 60 minutes, adjustable\(way == .knob ? turn : "")
        61 minutes
        62 minutes
        63 minutes\(way == .knob ? "\nTime, 63 minutes, adjustable" : "")
        Core probe, off, switch
        Keep warm, off, switch
        Back, button
        Start, button
        Heating up
        """)
    #expect(panel.contains("Heating up") && person.steps <= 60)
  }

  @Test("An open door is heard within half a second, found and acknowledged", arguments: WayByEar.allCases)
  func alarm(_ way: WayByEar) throws {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open", priority: .high)])
    let panel = try Harness {
      VStack {
        Text("Running")
        Button("Pause") {}
        Button("Stop") {}
      }
      .alarms(alarms)
    }
    let person = try PersonByEar(way, at: panel)
    try person.find("Stop")
    let before = panel.now
    panel.stage.clock.whileCurrent { alarms.set("door", to: true) }
    try panel.frame()
    let alert = try #require(panel.spoken.first { $0.kind == .alert })
    #expect(alert.time - before <= .milliseconds(500))
    try panel.listen()
    try person.find("Acknowledge", forward: false)
    try person.use()
    #expect(
      person.heard.joined(separator: "\n") == """
        Running
        Pause, button
        Stop, button
        The door is open
        Pause, button
        Running
        Acknowledge, button
        Running
        """)
    #expect(alarms.present.allSatisfy { !$0.state.isUnacknowledged })
  }

  @Test(
    "A code on the pad: sounds on a loudspeaker, digits in a headset",
    arguments: [SpeechListener.loudspeaker, .headset])
  func code(_ listener: SpeechListener) async throws {
    var entered: [String] = []
    let panel = try Harness {
      PINPad("Service") { code in
        entered.append(code)
        return .right
      } cancel: {
      }
    }
    let person = try PersonByEar(.gestures, listener: listener, at: panel)
    try person.find("1")
    try person.type("4711")
    try person.find("OK")
    try person.use()
    await panel.settle()
    let isHeard = listener == .headset
    #expect(
      person.heard.joined(separator: "\n")
        == (isHeard
          ? """
          Service
          0 digits entered
          Enter the code
          1
          2
          3
          4
          4
          1 digit entered
          5
          6
          7
          7
          2 digits entered
          6
          5
          4
          3
          2
          1
          1
          3 digits entered
          1
          4 digits entered
          2
          3
          4
          5
          6
          7
          8
          9
          Delete, button
          0
          OK, button
          """
          : """
          Service
          heard with a headset only
          Enter the code
          Delete, button
          OK, button
          """))
    #expect(panel.spoken.count { $0.earcon == .hiddenCharacter } == (isHeard ? 0 : 30))
    #expect(entered == ["4711"])
  }
}
