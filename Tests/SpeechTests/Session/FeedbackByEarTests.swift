import Faceplate
import FaceplateTesting
import Testing

@testable import Runtime
@testable import Speech

@Suite("Feedback beside speech")
struct FeedbackByEarTests {
  private func panel() throws -> Harness {
    let panel = try Harness { Button("Add") {} }
    panel.checksFrames = false
    return panel
  }

  @Test("While words are heard, only alarms and the sounds of speech are played; then all is again")
  func silence() throws {
    let panel = try panel()
    let feedback = panel.stage.feedback
    try panel.startSpeech()
    #expect(feedback.isSpeaking)
    feedback.play(.success)
    feedback.playBesideWords(.selection)
    feedback.play(.alarm(.low))
    #expect(panel.feedback == [.selection, .alarm(.low)])
    try panel.listen()
    #expect(!feedback.isSpeaking)
    feedback.play(.success)
    #expect(panel.feedback.last == .success && panel.feedback.count == 3)
  }

  @Test("Where nothing is heard, all feedback is played")
  func silentSession() throws {
    let panel = try panel()
    var manner = SpeechManner()
    manner.isHeard = false
    try panel.startSpeech(manner)
    #expect(!panel.stage.feedback.isSpeaking)
    try panel.tap("Add")
    #expect(panel.feedback == [.press])
  }

  @Test("The end of a session is the end of its words, and leaves those of the application")
  func application() throws {
    let panel = try panel()
    try panel.startSpeech()
    try panel.stopSpeech()
    #expect(!panel.stage.feedback.isSpeaking)
    panel.stage.feedback.isSpeaking = true
    try panel.startSpeech()
    try panel.stopSpeech()
    #expect(panel.stage.feedback.isSpeaking)
    panel.stage.feedback.isSpeaking = false
    #expect(!panel.stage.feedback.isSpeaking)
  }

  @Test("Warnings are seen also while their sounds are not played")
  func sight() throws {
    let panel = try panel()
    var seen: [SensoryFeedback] = []
    panel.stage.feedback.onSight = { seen.append($0) }
    try panel.startSpeech()
    panel.stage.feedback.play(.warning)
    panel.stage.feedback.playBesideWords(.error)
    #expect(seen == [.warning, .error] && panel.feedback == [.error])
  }
}
