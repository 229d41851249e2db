import Graphics
import PrimitiveViews
import Runtime
import Testing

/// What a panel gives to be felt and heard: presses by themselves, an application's own feedback, alarms.
@MainActor @Suite("Feedback")
struct FeedbackTests {
  private struct Panel: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Area("Add") { count += 1 }
      }
      .sensoryFeedback(.success, trigger: count) { $0 < $1 && $1 == 2 }
    }
  }

  @Test("A button is felt in the moment in which a finger, a key or the knob presses it")
  func press() throws {
    let panel = try BarePanel { Panel() }
    try panel.press("Add")
    #expect(panel.feedback == [.press])
    try panel.lift()
    #expect(panel.feedback == [.press], "Not once more when it is let go.")
    // The touch has given the button the focus without a ring: the first key shows it, and presses nothing.
    try panel.key(.enter)
    #expect(panel.feedback == [.press])
    try panel.key(.enter)
    #expect(panel.feedback == [.press, .press, .success], "The second press makes the count 2.")
    try panel.pressKnob()
    #expect(panel.feedback == [.press, .press, .success, .press])
  }

  @Test("An alarm calls at once, and again after each pause, until it is taken back; then nothing wakes the panel")
  func alarms() throws {
    let panel = try BarePanel { Panel() }
    panel.stage.feedback.alarm = .high
    #expect(panel.feedback == [.alarm(.high)])
    #expect(panel.stage.deadline == .seconds(5))
    try panel.advance(by: .seconds(12))
    #expect(panel.feedback == [.alarm(.high), .alarm(.high), .alarm(.high)])
    panel.stage.feedback.alarm = nil
    #expect(panel.stage.deadline == nil)
    try panel.advance(by: .seconds(100))
    #expect(panel.feedback.count == 3)
  }

  @Test("A more urgent alarm calls at once; a less urgent one waits for its turn")
  func urgency() throws {
    let panel = try BarePanel { Panel() }
    panel.stage.feedback.alarm = .low
    try panel.advance(by: .seconds(1))
    panel.stage.feedback.alarm = .high
    #expect(panel.feedback == [.alarm(.low), .alarm(.high)])
    panel.stage.feedback.alarm = .medium
    #expect(panel.feedback.count == 2)
    try panel.advance(by: .seconds(15))
    #expect(panel.feedback.last == .alarm(.medium) && panel.feedback.count == 3)
  }

  @Test("While something is spoken, only alarms are played")
  func speech() throws {
    let panel = try BarePanel { Panel() }
    panel.stage.feedback.isSpeaking = true
    try panel.tap("Add")
    panel.stage.feedback.alarm = .low
    #expect(panel.feedback == [.alarm(.low)])
    panel.stage.feedback.playsWhileSpeaking = true
    try panel.tap("Add")
    #expect(panel.feedback == [.alarm(.low), .press, .success])
  }

  @Test("Without a device an alarm wakes nothing, and it calls once there is one")
  func withoutDevice() throws {
    let panel = try BarePanel { Panel() }
    panel.stage.feedback.onFeedback = nil
    panel.stage.feedback.alarm = .high
    #expect(panel.stage.deadline == nil)
    var played: [SensoryFeedback] = []
    panel.stage.feedback.onFeedback = { played.append($0) }
    try panel.advance(by: .seconds(5))
    #expect(played == [.alarm(.high)])
  }
}
