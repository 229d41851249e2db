import Testing

@testable import Speech

@Suite("What is said when")
@MainActor struct NarratorTests {
  private let voice = RecordingVoice()
  private let narrator: Narrator

  init() { narrator = Narrator(voice) }

  /// Lets time pass from one deadline to the next.
  private func pass(to end: Duration) {
    while let due = narrator.deadline, due <= end { narrator.advance(to: due) }
    narrator.advance(to: end)
  }

  private var heard: [String] {
    voice.record.map { ($0.earcon?.rawValue ?? $0.text) + ($0.cutOff == nil ? "" : " …") }
  }

  @Test("A new element ends the words of the one before at once")
  func focus() {
    narrator.say(Utterance("Temperature, adjustable", .focus), at: .zero)
    narrator.say(Utterance("Time, adjustable", .focus), at: .milliseconds(200))
    pass(to: .seconds(5))
    #expect(heard == ["Temperature, adjustable …", "Time, adjustable"])
    #expect(voice.record.map(\.time) == [.zero, .milliseconds(200)] && voice.record[0].cutOff == .milliseconds(200))
  }

  @Test("A hint follows 400 ms after the end, and an action drops it")
  func hint() {
    let hint = Utterance("Double tap to use it.", .hint)
    narrator.say(Utterance("Start, button", .focus), hint: hint, at: .zero)
    pass(to: .seconds(1))
    // 13 characters of 60 ms, and the pause.
    #expect(narrator.deadline == .milliseconds(780 + 400))
    pass(to: .seconds(4))
    #expect(heard == ["Start, button", "Double tap to use it."])
    narrator.say(Utterance("Stop, button", .focus), hint: hint, at: .seconds(4))
    pass(to: .seconds(5))
    narrator.interrupt(at: .seconds(5))
    pass(to: .seconds(9))
    #expect(heard.count == 3 && narrator.deadline == nil)
  }

  @Test("An alert ends everything, goes before what waits, and only a wish for silence ends it")
  func alert() {
    narrator.say(Utterance("Temperature", .focus), at: .zero)
    narrator.say(Utterance("The wash is done", .message), at: .milliseconds(100))
    narrator.say(Utterance("The door is open", .alert), at: .milliseconds(200))
    narrator.interrupt(at: .milliseconds(300))
    narrator.say(Utterance("Time", .focus), at: .milliseconds(300))
    pass(to: .seconds(6))
    #expect(heard == ["Temperature …", "alert", "The door is open", "The wash is done", "Time"])
    narrator.say(Utterance("The door is open", .alert), at: .seconds(6))
    narrator.stop(at: .seconds(6))
    pass(to: .seconds(9))
    #expect(heard.last == "The door is open …" && !narrator.isSpeaking && narrator.deadline == nil)
  }

  @Test("No alert is dropped for messages, none is said twice in a row, and of too many the oldest goes")
  func manyAlerts() {
    narrator.say(Utterance("Fire", .alert), at: .zero)
    narrator.say(Utterance("Fire", .alert), at: .zero)
    narrator.say(Utterance("Smoke", .alert), at: .zero)
    narrator.say(Utterance("Smoke", .alert), at: .zero)
    for number in 1...10 { narrator.say(Utterance("Message \(number)", .message), at: .zero) }
    pass(to: .seconds(30))
    #expect(heard == ["alert", "Fire", "Smoke"] + (3...10).map { "Message \($0)" })
    for number in 0...10 { narrator.say(Utterance("Alert \(number)", .alert), at: .seconds(30)) }
    pass(to: .seconds(60))
    #expect(Array(heard.dropFirst(11)) == ["alert", "Alert 0"] + (3...10).map { "Alert \($0)" })
  }

  @Test("Values that change quickly: the first at once, then one in 400 ms, and the last always")
  func changes() {
    for step in 0..<10 {
      let time = Duration.milliseconds(100 * step)
      pass(to: time)
      narrator.say(Utterance("\(50 + step) percent", .change), at: time)
    }
    pass(to: .seconds(5))
    #expect(heard == ["50 percent …", "53 percent …", "57 percent …", "59 percent"])
    #expect(voice.record.map(\.time) == [.zero, .milliseconds(400), .milliseconds(800), .milliseconds(1200)])
  }

  @Test("The last words can be said again, and spelled; a hint is not what was said last")
  func again() {
    #expect(!narrator.repeatLast(at: .zero))
    narrator.say(Utterance("Start", .focus), hint: Utterance("Press to use it.", .hint), at: .zero)
    pass(to: .seconds(3))
    #expect(narrator.repeatLast(isSpelled: true, at: .seconds(3)))
    #expect(heard == ["Start", "Press to use it.", "Start"] && narrator.last?.isSpelled == true)
  }

  @Test("A voice that never tells of an end does not keep what waits for ever")
  func silent() {
    let mute = SilentVoice()
    let narrator = Narrator(mute)
    narrator.say(Utterance("Start", .focus), at: .zero)
    narrator.say(Utterance("Done", .message), at: .zero)
    narrator.advance(to: .seconds(10))
    #expect(mute.said == ["Start", "Done"])
  }
}

/// A voice that takes words and tells nothing.
private final class SilentVoice: SpeechVoice {
  var said: [String] = []
  let isReady = true
  var onEnd: (Int) -> Void = { _ in }
  var onReturn: () -> Void = {}
  var deadline: Duration? { nil }
  func say(_ utterance: Utterance, number: Int, at time: Duration) { said.append(utterance.text) }
  func stop(at time: Duration) {}
  func play(_ earcon: Earcon, at time: Duration) {}
  func adopt(_ pace: SpeechPace) {}
  func advance(to time: Duration) {}
}
