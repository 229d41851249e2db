import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Speech

/// A person sets the oven to 185 °C and 47 minutes and starts it, and sees nothing. The transcripts read as what is heard.
@Suite("The oven, set and started with the screen black")
struct OvenByEarTests {
  private func oven(_ manner: SpeechManner) throws -> Harness {
    let panel = try Harness { OvenPanel() }
    panel.checksFrames = false
    try panel.startSpeech(manner)
    try panel.listen()
    return panel
  }

  /// What has been heard since a number of entries, a line a text.
  private func heard(_ panel: Harness, since count: Int) -> String {
    panel.transcript.dropFirst(count).joined(separator: "\n")
  }

  @Test("By gestures: strokes and double taps")
  func gestures() throws {
    let panel = try oven(SpeechManner())
    #expect(
      panel.transcript == [
        "Speech is on. Drag a finger over the screen to hear what is there. Swipe right for the next item, and left for "
          + "the one before. Double tap to use it."
      ])
    func swipe(_ direction: MoveCommandDirection, times: Int = 1) throws {
      for _ in 0..<times {
        try panel.swipe(direction)
        try panel.advance(by: .milliseconds(100))
        try panel.listen()
      }
    }
    try swipe(.right, times: 3)
    try swipe(.up)
    try swipe(.right)
    try swipe(.up, times: 2)
    try swipe(.right, times: 5)
    try panel.doubleTap()
    try panel.listen()
    #expect(
      heard(panel, since: 1) == """
        Oven, heading
        Ready
        Temperature, 180 degrees Celsius, adjustable
        185 degrees Celsius
        Time, 45 minutes, adjustable
        46 minutes
        47 minutes
        Fan, 2, adjustable
        Core temperature minimum, 54.0 degrees Celsius, adjustable
        Core temperature maximum, 62.0 degrees Celsius, adjustable
        Reset, button
        Start, button
        Stop, button
        Heating
        """)
    #expect(try panel.value(of: "Temperature") == "185 °C" && panel.value(of: "Time") == "47 min")
    #expect(panel.spoken.contains { $0.earcon == .acted })
  }

  @Test("By the knob alone: turns, presses, and turns after a press")
  func knob() throws {
    let panel = try oven(SpeechManner(hasTouch: false, hasKnob: true))
    func turn(_ detents: Int) throws {
      try panel.turn(by: detents)
      try panel.listen()
    }
    func press() throws {
      try panel.pressKnob()
      try panel.listen()
    }
    try turn(3)
    try press()
    try turn(1)
    try press()
    try turn(1)
    try press()
    try turn(2)
    try press()
    try turn(5)
    try press()
    #expect(
      heard(panel, since: 0) == """
        Speech is on. Turn the knob to hear what is there. Press it to use it.
        Oven, heading …
        Ready …
        Temperature, 180 degrees Celsius, adjustable
        Turn to change it, and press when it is right.
        185 degrees Celsius
        Temperature, 185 degrees Celsius, adjustable
        Time, 45 minutes, adjustable
        Turn to change it, and press when it is right.
        46 minutes …
        47 minutes
        Time, 47 minutes, adjustable
        Fan, 2, adjustable …
        Core temperature minimum, 54.0 degrees Celsius, adjustable …
        Core temperature maximum, 62.0 degrees Celsius, adjustable …
        Reset, button …
        Start, button
        Stop, button
        Heating
        """)
    #expect(try panel.value(of: "Temperature") == "185 °C" && panel.value(of: "Time") == "47 min")
  }

  @Test("By the eight keys of an accessible keypad, F17 to F24")
  func keypad() throws {
    let panel = try oven(SpeechManner(hasTouch: false, hasKeys: true))
    let (help, down, action, more) = (Key.function(17), Key.function(19), Key.function(20), Key.function(24))
    func key(_ key: Key, times: Int = 1) throws {
      for _ in 0..<times {
        try panel.key(key)
        try panel.listen()
      }
    }
    try key(down, times: 3)
    try key(more)
    try key(help)
    try key(down)
    try key(more, times: 2)
    try key(down, times: 5)
    try key(action)
    #expect(
      heard(panel, since: 0) == """
        Speech is on. Use the arrow keys to hear what is there, and the action key to use it.
        Oven, heading
        Ready
        Temperature, 180 degrees Celsius, adjustable
        185 degrees Celsius
        Temperature, 185 degrees Celsius, adjustable. Use the arrow keys to change it.
        Time, 45 minutes, adjustable
        46 minutes
        47 minutes
        Fan, 2, adjustable
        Core temperature minimum, 54.0 degrees Celsius, adjustable
        Core temperature maximum, 62.0 degrees Celsius, adjustable
        Reset, button
        Start, button
        Stop, button
        Heating
        """)
    #expect(try panel.value(of: "Temperature") == "185 °C" && panel.value(of: "Time") == "47 min")
  }
}
