import Faceplate
import FaceplateTesting
import Testing

@testable import Speech

/// People who are slow or whose hands shake, and who also listen, read in braille, or have one switch.
@Suite("Settings for the hands with speech, braille and one switch")
struct SlowKeysByEarTests {
  /// When the settings are made: before the session begins, as from a file, or while it is on, as on the page of settings.
  enum Order: CaseIterable { case before, during }

  private struct Page: View {
    @State private var presses = 0
    @State private var name = ""
    @State private var escapes = 0
    var body: some View {
      VStack(spacing: 40) {
        Button("Add \(presses)") { presses += 1 }
        TextField("Name", text: $name)
        Button("Left \(escapes)") { escapes += 1 }.keyboardShortcut(.cancelAction)
      }
    }
  }

  private func page(_ manner: SpeechManner, _ order: Order) throws -> Harness {
    let panel = try Harness { Page() }
    panel.checksFrames = false
    let settings = AccessibilitySettings(slowKeys: .milliseconds(300))
    if order == .before { panel.stage.apply(settings) }
    try panel.startSpeech(manner)
    if order == .during { panel.stage.apply(settings) }
    return panel
  }

  private func silent(scanPace: Duration? = nil) -> SpeechManner {
    var manner = SpeechManner(hasKeys: true)
    (manner.isHeard, manner.scanPace) = (false, scanPace)
    return manner
  }

  @Test(
    "While the panel scans, a touch that is too short is dropped, and one that lasts presses", arguments: Order.allCases
  )
  func touchWhileScanning(_ order: Order) throws {
    for isHeard in [false, true] {
      var manner = silent(scanPace: .seconds(2))
      manner.isHeard = isHeard
      let panel = try page(manner, order)
      try panel.hold("Add 0", for: .milliseconds(200))
      #expect(panel.contains("Add 0"))
      try panel.hold("Add 0", for: .milliseconds(320))
      #expect(panel.contains("Add 1"))
    }
  }

  @Test("A press of the one switch that is too short is dropped, and one that lasts counts", arguments: Order.allCases)
  func slowSwitch(_ order: Order) throws {
    let panel = try page(silent(scanPace: .seconds(2)), order)
    try panel.advance(by: .seconds(2))
    #expect(panel.stage.speech?.current?.element.label == "Add 0")
    try panel.holdKey(.space, for: .milliseconds(200))
    #expect(panel.contains("Add 0"))
    try panel.holdKey(.space, for: .milliseconds(320))
    #expect(panel.contains("Add 1"))
    for (time, count) in [(200, 1), (320, 2)] {
      try panel.send(.knobPressed(isDown: true))
      try panel.advance(by: .milliseconds(time))
      try panel.send(.knobPressed(isDown: false))
      #expect(panel.contains("Add \(count)"))
    }
  }

  @Test("A letter of a braille display is typed, and touches beside it are as slow as set", arguments: Order.allCases)
  func braille(_ order: Order) throws {
    let panel = try page(silent(), order)
    let speech = try #require(panel.stage.speech)
    var line = BrailleLine(width: 40)
    func press(_ key: BrailleKey) throws {
      _ = speech.perform(key, on: &line)
      try panel.frame()
    }
    for _ in 0..<2 { try press(.intent(.next)) }
    try press(.route(0))
    for letter in "abc" { try press(.key(.character(letter))) }
    try press(.key(.backspace))
    #expect(try panel.value(of: "Name") == "ab")
    try press(.intent(.leave))
    try panel.hold("Add 0", for: .milliseconds(200))
    #expect(panel.contains("Add 0"))
    try panel.hold("Add 0", for: .milliseconds(320))
    #expect(panel.contains("Add 1"))
  }

  @Test("With a voice a finger hears at once what it touches, and a stroke to leave arrives", arguments: Order.allCases)
  func touchesExplore(_ order: Order) throws {
    let panel = try page(SpeechManner(), order)
    try panel.listen()
    try panel.press("Add 0")
    try panel.advance(by: .milliseconds(200))
    try panel.lift()
    #expect(panel.transcript.last == "Add 0, button")
    try panel.listen()
    try panel.swipe(.down, then: .left)
    #expect(panel.contains("Left 1"))
    try panel.doubleTap()
    #expect(panel.contains("Add 1"))
  }

  @Test("With a voice a key that is too short is dropped, and one that lasts counts", arguments: Order.allCases)
  func keysAreSlow(_ order: Order) throws {
    let panel = try page(SpeechManner(hasKeys: true), order)
    try panel.listen()
    try panel.holdKey(.right, for: .milliseconds(200))
    #expect(panel.stage.speech?.current == nil)
    try panel.holdKey(.right, for: .milliseconds(320))
    #expect(panel.stage.speech?.current?.element.label == "Add 0")
    try panel.holdKey(.escape, for: .milliseconds(320))
    #expect(panel.contains("Left 1"))
  }

  @Test("Held controls do not repeat and second strikes are ignored, also while the panel scans or is read in braille")
  func repeating() throws {
    struct Heat: View {
      @State private var heat = 0
      var body: some View { Stepper("Heat", value: $heat, in: 0...100) }
    }
    for manner in [silent(), silent(scanPace: .seconds(30))] {
      let panel = try Harness { Heat() }
      panel.checksFrames = false
      panel.stage.apply(
        AccessibilitySettings(repeating: RepeatSettings(repeats: false, doubleStrike: .milliseconds(500))))
      try panel.startSpeech(manner)
      try panel.press("Increment", in: "Heat")
      try panel.advance(by: .seconds(4))
      try panel.lift()
      #expect(try panel.value(of: "Heat") == "1")
      try panel.advance(by: .milliseconds(200))
      try panel.tap("Increment", in: "Heat")
      #expect(try panel.value(of: "Heat") == "1")
      try panel.advance(by: .milliseconds(600))
      try panel.tap("Increment", in: "Heat")
      #expect(try panel.value(of: "Heat") == "2")
    }
  }

  @Test("A stroke that brings the top down is no stroke by ear, and the finger that made it explores nothing")
  func reach() throws {
    struct Heat: View {
      @State private var heat = 5
      var body: some View { Stepper("Heat", value: $heat, in: 0...100) }
    }
    for rest in [Duration.zero, .milliseconds(600)] {
      let panel = try Harness { Heat() }
      panel.checksFrames = false
      panel.stage.apply(AccessibilitySettings(reachesTop: true))
      try panel.startSpeech()
      try panel.listen()
      try panel.swipe(.right)
      // The words of the control, and then its hint.
      for _ in 0..<2 {
        try panel.listen()
        try panel.advance(by: .seconds(1))
      }
      try panel.listen()
      let (before, y) = (panel.spoken.count, try panel.element("Heat").frame.midY)
      let bottom = panel.stage.size.height
      try panel.press(at: Point(x: 400, y: bottom - 60))
      for distance in [45.0, 30, 15, 5] {
        try panel.advance(by: .milliseconds(20))
        try panel.move(to: Point(x: 401, y: bottom - distance))
      }
      try panel.advance(by: rest)
      try panel.lift()
      try panel.advance(by: .milliseconds(500))
      #expect(try panel.element("Heat").frame.midY > y)
      #expect(try panel.value(of: "Heat") == "5")
      #expect(panel.spoken.count == before, "\(panel.spoken[before...])")
      #expect(panel.stage.speech?.current?.element.label == "Heat")
    }
  }

  @Test("Views know of speech while it has the touches, not while the panel scans or is read in braille")
  func environment() throws {
    struct Mode: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
      var body: some View { Text(isSpoken ? "by ear" : "by eye") }
    }
    for (manner, text) in [
      (SpeechManner(), "by ear"), (silent(), "by eye"), (silent(scanPace: .seconds(2)), "by eye"),
    ] {
      let panel = try Harness { Mode() }
      try panel.startSpeech(manner)
      #expect(panel.contains(text))
      try panel.stopSpeech()
      #expect(panel.contains("by eye"))
    }
  }
}
