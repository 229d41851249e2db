import Faceplate
import FaceplateTesting
import Testing

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

  /// Goes to the key with a character on the keyboard of the screen, the shorter way, and uses it.
  func type(_ text: String) throws {
    for character in text {
      let keys = panel.stage.speech?.stops.filter(\.isOnWay).map(\.element.label) ?? []
      let from = keys.firstIndex(of: label) ?? 0
      let to = try #require(keys.firstIndex(of: String(character)), "\(keys)")
      try find(String(character), forward: to >= from)
      try use()
    }
  }

  /// Goes on to an element whose label begins so, or back to it.
  func find(_ text: String, forward: Bool = true) throws {
    for _ in 0..<60 where !label.hasPrefix(text) { if forward { try next() } else { try previous() } }
    try #require(label.hasPrefix(text), "\(heard)")
  }
}
