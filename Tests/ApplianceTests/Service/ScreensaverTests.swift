import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

/// What covers a panel that nobody works, and what covers one that nobody has set up.
@Suite("Screensaver, attract loop, first run")
struct ScreensaverTests {
  @Test("The picture comes after its time, and an input brings the panel back and does nothing else")
  func cover() throws {
    for way in ["finger", "knob", "key"] {
      var presses = 0
      let panel = try Harness {
        Button("Start") { presses += 1 }.screensaver(after: .seconds(60)) { Text("Nobody here") }
      }
      panel.checksFrames = false
      try panel.advance(to: .seconds(59))
      #expect(!panel.contains("Nobody here"))
      try panel.advance(to: .seconds(61))
      #expect(panel.contains("Nobody here"))
      switch way {
      case "finger": try panel.tap(at: Point(x: 400, y: 240))
      case "knob": try panel.pressKnob()
      default: try panel.key(.enter)
      }
      #expect(!panel.contains("Nobody here") && presses == 0, "\(way)")
      try panel.tap("Start")
      #expect(presses == 1)
      try panel.advance(by: .seconds(61))
      #expect(panel.contains("Nobody here"), "\(way)")
    }
  }

  @Test("An unacknowledged alarm brings the panel back, and is not covered")
  func alarm() throws {
    let alarms = AlarmCenter([AlarmKind("heat", "The oven is too hot", priority: .high)])
    let panel = try Harness {
      Text("Panel").screensaver(after: .seconds(60)) { Text("Nobody here") }.alarms(alarms)
    }
    panel.checksFrames = false
    try panel.advance(to: .seconds(61))
    #expect(panel.contains("Nobody here"))
    panel.stage.whileCurrent { alarms.set("heat", to: true) }
    try panel.frame()
    try panel.advance(by: .seconds(600))
    #expect(!panel.contains("Nobody here"))
    try panel.tap("Acknowledge")
    try panel.advance(by: .seconds(61))
    #expect(panel.contains("Nobody here"))
  }

  @Test("A panel that waits for its screensaver has one deadline, and a covered one has none")
  func rest() throws {
    let panel = try Harness { Text("Panel").screensaver(after: .seconds(60)) { Text("Nobody here") } }
    #expect(panel.stage.deadline == .seconds(60))
    try panel.advance(to: .seconds(61))
    #expect(panel.stage.deadline == nil)
  }

  @Test("The pages of a loop follow each other, and begin again; each wakes the panel once")
  func loop() throws {
    let panel = try Harness {
      AttractLoop(every: .seconds(5)) {
        Text("One")
        Text("Two")
        Text("Three")
      }
    }
    panel.checksFrames = false
    for round in 0..<7 {
      try panel.advance(to: .seconds(5 * round) + .milliseconds(500))
      let pages = ["One", "Two", "Three"]
      for (place, page) in pages.enumerated() {
        #expect(panel.contains(page) == (place == round % 3), "\(round) \(page)")
      }
    }
  }

  @Test("A panel that nobody has set up is covered by a wizard, once")
  func firstRun() throws {
    let panel = try Harness {
      Text("Panel").firstRun {
        WizardStep("Room") { Text("Which room?") }
        WizardStep("Name") { Text("Which name?") }
      }
    }
    panel.checksFrames = false
    #expect(panel.contains("Which room?"))
    try panel.tap("Next")
    #expect(panel.contains("Which name?"))
    try panel.tap("Done")
    #expect(!panel.contains("Which name?"))
    #expect(panel.stage.tweaks.text(of: "setup.done") == "true")
    panel.stage.tweaks.resetAll()
    try panel.frame()
    #expect(panel.contains("Which room?"))
  }
}
