import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery
@testable import Speech

/// The way in which a person works a panel whose screen is black.
enum WayByEar: String, CaseIterable, CustomTestStringConvertible {
  case gestures = "by gestures"
  case knob = "by the knob alone"
  case keypad = "by F17 to F24"

  var testDescription: String { rawValue }

  var manner: SpeechManner {
    switch self {
    case .gestures: SpeechManner()
    case .knob: SpeechManner(hasTouch: false, hasKnob: true)
    case .keypad: SpeechManner(hasTouch: false, hasKeys: true)
    }
  }
}

/// A person who cannot see, at a panel: goes on until they hear what they look for, and uses it.
@MainActor final class PersonByEar {
  let panel: Harness
  let way: WayByEar
  /// The number of strokes, taps, turns, presses and keys so far.
  private(set) var steps = 0

  init(_ way: WayByEar, listener: SpeechListener = .loudspeaker, at panel: Harness) throws {
    (self.panel, self.way) = (panel, way)
    panel.checksFrames = false
    var manner = way.manner
    manner.listener = listener
    try panel.startSpeech(manner)
    try panel.listen()
  }

  var label: String { panel.stage.speech?.current?.element.label ?? "" }

  /// What has been heard since the welcome.
  var heard: [String] { Array(panel.transcript.dropFirst()).map { $0.replacing(" …", with: "") } }

  private func act(_ gesture: () throws -> Void, _ knob: () throws -> Void, _ key: Int) throws {
    switch way {
    case .gestures: try gesture()
    case .knob: try knob()
    case .keypad: try panel.key(.function(key))
    }
    steps += 1
    // What has been out of sight comes gliding.
    try panel.advance(by: .milliseconds(400))
    try panel.listen()
  }

  func next() throws { try act({ try panel.swipe(.right) }, { try panel.turn(by: 1) }, 19) }
  func previous() throws { try act({ try panel.swipe(.left) }, { try panel.turn(by: -1) }, 18) }
  func use() throws { try act({ try panel.doubleTap() }, { try panel.pressKnob() }, 20) }

  /// Raises a value by a number of steps, which a knob does between two presses.
  func raise(_ times: Int) throws {
    if way == .knob { try use() }
    for _ in 0..<times { try act({ try panel.swipe(.up) }, { try panel.turn(by: 1) }, 24) }
    if way == .knob { try use() }
  }

  /// Goes on to an element whose label begins so, or back to it.
  func find(_ text: String, forward: Bool = true) throws {
    for _ in 0..<60 where !label.hasPrefix(text) { if forward { try next() } else { try previous() } }
    try #require(label.hasPrefix(text), "\(heard)")
  }
}

@Suite("The oven with programs, set, started and alarmed with the screen black")
struct BakeByEarTests {
  @Test("Cake at 185 °C for 63 minutes, in at most 60 steps", arguments: WayByEar.allCases)
  func bake(_ way: WayByEar) throws {
    let panel = try Harness { BakePanel() }
    let person = try PersonByEar(way, at: panel)
    try person.find("Cake")
    try person.use()
    try person.find("Temperature")
    try person.raise(1)
    try person.find("Time")
    try person.raise(3)
    try person.find("Start")
    try person.use()
    print("TRANSCRIPT \(way.rawValue) \(person.steps)\n" + person.heard.joined(separator: "\n"))
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
    print("TRANSCRIPT alarm \(way.rawValue)\n" + person.heard.joined(separator: "\n"))
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
    for digit in ["4", "7", "1", "1"] {
      try person.find("1", forward: false)
      try person.find(digit)
      try person.use()
    }
    try person.find("OK")
    try person.use()
    await panel.settle()
    print("TRANSCRIPT code \(listener)\n" + person.heard.joined(separator: "\n"))
    #expect(entered == ["4711"])
  }
}
