import Faceplate
import FaceplateTesting
import Testing

@testable import Speech

/// The machine raises an alarm; a person hears it at once and acknowledges it.
@Suite("An alarm acknowledged with the screen black")
struct AlarmByEarTests {
  private struct Machine: View {
    @State private var isRaised = false
    var body: some View {
      VStack {
        Text(isRaised ? "Alarm" : "Running")
        Button("Raise") {
          isRaised = true
          AccessibilityNotification.Announcement("The door is open", priority: .high).post()
        }
      }
      .alert("The door is open", isPresented: $isRaised) { Button("Acknowledge") {} }
    }
  }

  private func raised(_ manner: SpeechManner) throws -> Harness {
    let panel = try Harness { Machine() }
    try panel.startSpeech(manner)
    try panel.listen()
    let before = panel.now
    try panel.activate("Raise")
    let alert = try #require(panel.spoken.first { $0.kind == .alert })
    #expect(alert.text == "The door is open" && alert.time - before <= .milliseconds(500))
    try panel.listen()
    return panel
  }

  private func expectAcknowledged(_ panel: Harness) {
    #expect(!panel.contains("Acknowledge") && panel.contains("Running"))
    #expect(panel.transcript.contains("Acknowledge, button"), "\(panel.transcript)")
  }

  @Test("By gestures")
  func gestures() throws {
    let panel = try raised(SpeechManner())
    while panel.stage.speech?.current?.element.label != "Acknowledge" {
      try panel.swipe(.right)
      try panel.listen()
    }
    try panel.doubleTap()
    try panel.listen()
    expectAcknowledged(panel)
  }

  @Test("By the knob alone")
  func knob() throws {
    let panel = try raised(SpeechManner(hasTouch: false, hasKnob: true))
    while panel.stage.speech?.current?.element.label != "Acknowledge" {
      try panel.turn(by: 1)
      try panel.listen()
    }
    try panel.pressKnob()
    try panel.listen()
    expectAcknowledged(panel)
  }

  @Test("By F17 to F24")
  func keypad() throws {
    let panel = try raised(SpeechManner(hasTouch: false, hasKeys: true))
    while panel.stage.speech?.current?.element.label != "Acknowledge" {
      try panel.key(.function(19))
      try panel.listen()
    }
    try panel.key(.function(20))
    try panel.listen()
    expectAcknowledged(panel)
  }
}
