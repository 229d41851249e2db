import Faceplate
import FaceplateTesting
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Speech

/// A panel that returns to its start when nobody is there, and a person who listens.
@Suite("The return to the start, for a person who listens")
struct IdleReturnByEarTests {
  private struct Kiosk: View {
    @State private var page = "Start"
    var body: some View {
      VStack {
        Text(page)
        Button("Open") { page = "Page" }
      }
      .idleReturn(after: .seconds(120), isOn: page != "Start") { page = "Start" }
    }
  }

  private func opened() throws -> Harness {
    let panel = try Harness { Kiosk() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: .headset))
    try panel.activate("Open")
    return panel
  }

  @Test("A person who has pulled the plug is waited for as long as the warning lasts: 20 s")
  func departure() throws {
    let panel = try opened()
    try panel.stopSpeech()
    try panel.advance(by: .seconds(10))
    #expect(panel.contains("Page") && !panel.contains("Are you still there?"))
    panel.stage.personHasLeft()
    try panel.frame()
    #expect(panel.contains("Are you still there?"))
    // While the warning is shown, it is all that there is.
    try panel.advance(by: .milliseconds(19_900))
    #expect(panel.contains("Are you still there?") && !panel.contains("Start"))
    try panel.advance(by: .milliseconds(200))
    #expect(panel.contains("Start"))
  }

  @Test("Whoever explores is there: the panel stays")
  func exploring() throws {
    let panel = try opened()
    for _ in 0..<10 {
      try panel.swipe(.right)
      try panel.advance(by: .seconds(60))
    }
    #expect(panel.contains("Page") && !panel.contains("Are you still there?"))
  }
}
