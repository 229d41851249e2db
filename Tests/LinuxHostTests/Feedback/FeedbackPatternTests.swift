import Runtime
import Testing

@testable import LinuxHost

@Suite("Feedback as tones and shakes")
struct FeedbackPatternTests {
  @Test("A click is shorter than the shortest time between two detents of a knob; an alarm lasts for seconds at most")
  func lengths() {
    #expect(FeedbackPattern(.press).milliseconds == 8)
    #expect(FeedbackPattern(.selection).milliseconds == 5)
    #expect(FeedbackPattern(.stop).milliseconds == 60)
    for sound in AlarmSound.allCases {
      #expect(Duration.milliseconds(FeedbackPattern(.alarm(sound)).milliseconds) < sound.pause)
    }
  }

  @Test("A burst has two, three or ten pulses", arguments: [(AlarmSound.low, 2), (.medium, 3), (.high, 10)])
  func bursts(sound: AlarmSound, pulses: Int) {
    let pattern = FeedbackPattern(.alarm(sound))
    #expect(pattern.tones.count { $0.frequency > 0 } == pulses)
    #expect(pattern.isUrgent)
  }

  @Test("The intensity of an impact is that of its shake")
  func intensity() {
    let light = FeedbackPattern(.impact(weight: .light, intensity: 0.5)).shake?.strength
    #expect(light == 0.2)
    #expect(FeedbackPattern(.impact(weight: .heavy)).shake?.strength == 1)
  }

  @Test("A tone has its frequency, swells and dies away, and is as loud as it was asked for")
  func samples() {
    let samples = ToneSamples.samples(of: [.init(1000, 100), .init(0, 10)], volume: 0.5)
    #expect(samples.count == 48 * 110)
    let crossings = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect((99...100).contains(crossings), "1000 Hz for 0.1 s: \(crossings)")
    #expect(samples[1].magnitude < 200 && samples[48 * 100 - 1].magnitude < 200)
    #expect(samples.map(\.magnitude).max()! == 8000)
    #expect(samples.suffix(480) == ArraySlice(repeating: 0, count: 480))
  }

  @Test("Numbers out of range are taken to their limits", arguments: [(-5, 2.0), (1_000_000, 9.0), (40, -1)])
  func nonsense(milliseconds: Int, volume: Double) {
    let samples = ToneSamples.samples(of: [.init(440, milliseconds)], volume: volume)
    #expect(samples.count == 48 * max(0, min(10_000, milliseconds)))
  }
}

@Suite("The group [feedback]")
struct FeedbackOptionsTests {
  @Test("The group [feedback] becomes the options of the feedback")
  func options() {
    var options = PanelOptions()
    #expect(!options.feedback.hasDevice)
    for (id, text) in [
      ("feedback.beeper", "auto"), ("feedback.vibration", "gpio-vibrator"), ("feedback.sound", "plughw:0"),
      ("feedback.volume", "80"), ("feedback.presses", "false"), ("feedback.speech", "true"),
    ] {
      #expect(options.set(id, to: text) == true, "\(id)")
    }
    let feedback = options.feedback
    #expect(feedback.beeper == "auto" && feedback.vibration == "gpio-vibrator" && feedback.sound == "plughw:0")
    #expect(feedback.volume == 80 && !feedback.playsPresses && feedback.playsWhileSpeaking && feedback.hasDevice)
  }

  @Test(
    "Others are refused",
    arguments: [
      ("feedback.volume", "101"), ("feedback.volume", "-1"), ("feedback.volume", "loud"), ("feedback.presses", "yes"),
    ])
  func nonsense(id: String, text: String) {
    var options = PanelOptions()
    #expect(options.set(id, to: text) == false)
    #expect(options.feedback == FeedbackOptions())
  }
}
