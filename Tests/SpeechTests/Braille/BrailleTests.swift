import Faceplate
import FaceplateTesting
import Gallery
import SeededRandom
import Testing

@testable import Speech

@Suite("Braille")
struct BrailleTests {
  @Test("A long text is panned from part to part, between words, and back")
  func panning() {
    var line = BrailleLine(width: 20)
    line.show("Temperature, 180 °C, adjustable")
    var parts = [line.part]
    while line.pan(forward: true) { parts.append(line.part) }
    #expect(parts == ["Temperature, 180 °C,", "adjustable"])
    let back = [line.pan(forward: false), line.pan(forward: false)]
    #expect(back == [true, false] && line.part == "Temperature, 180 °C,")
  }

  @Test("A word that is longer than the display is cut, and nothing of any text is lost")
  func wholeText() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &random)
      let text = String((0..<count).map { _ in "ab c".randomElement(using: &random) ?? "a" })
      var line = BrailleLine(width: Int.random(in: 1...12, using: &random))
      line.show(text)
      var parts = [line.part]
      while line.pan(forward: true) { parts.append(line.part) }
      #expect(parts.allSatisfy { $0.count <= line.width }, "\(parts) on \(line.width) cells")
      let shown = parts.joined()
      #expect(shown.filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(
    "Keys mean what their codes say",
    arguments: [
      (0x2000_0018, .panRight), (0x2000_0017, .panLeft), (0x2001_0003, .route(3)), (0x2000_0001, .intent(.previous)),
      (0x2000_0002, .intent(.next)), (0x2000_001F, .intent(.activate)), (0x2000_001E, .intent(.leave)),
      (0x2000_0031, .intent(.help)), (0x61, .key(.character("a"))), (0xE4, .key(.character("ä"))),
      (0x0100_0161, .key(.character("š"))), (0xFF08, .key(.backspace)), (0xFF0D, .intent(.activate)),
    ] as [(UInt64, BrailleKey)])
  func codes(_ code: UInt64, _ key: BrailleKey) { #expect(BrailleKey(code: code) == key) }

  @Test("No code ends the program")
  func fuzz() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let code = UInt64.random(in: 0...UInt64.max, using: &random)
      for code in [code, code & 0x3FFF_FFFF] { _ = BrailleKey(code: code) }
    }
  }

  @Test("The display shows the element, its buttons use it, and panning beyond the end goes on to the next")
  func session() throws {
    let panel = try Harness { OvenPanel() }
    panel.checksFrames = false
    var manner = SpeechManner()
    manner.isHeard = false
    try panel.startSpeech(manner)
    let speech = try #require(panel.stage.speech)
    var line = BrailleLine(width: 20)
    var shown: [String] = []
    speech.onShow = {
      shown.append($0)
      line.show($0)
    }
    func press(_ key: BrailleKey) throws {
      var present = line
      if speech.perform(key, on: &present) { line = present }
      try panel.advance(by: .milliseconds(100))
    }
    for _ in 0..<3 { try press(.intent(.next)) }
    #expect(shown == ["Speech is on.", "Oven, heading", "Ready", "Temperature, 180\u{202F}°C, adjustable"])
    #expect(line.part == "Temperature, 180 °C,")
    try press(.panRight)
    #expect(line.part == "adjustable")
    try press(.panRight)
    #expect(line.part == "Time, 45 min,")
    try press(.panLeft)
    #expect(line.part == "Temperature, 180 °C,")
    try press(.intent(.more))
    #expect(shown.last == "Temperature, 185\u{202F}°C, adjustable")
    while speech.current?.element.label != "Start" { try press(.intent(.next)) }
    try press(.route(2))
    #expect(panel.contains("Heating"))
    // Nobody listens: touches are those of anybody.
    try panel.tap("Stop")
    #expect(!panel.contains("Heating"))
  }

  @Test("A message is shown as it comes, and the next key shows the element again; a masked field shows nothing typed")
  func messages() throws {
    struct Door: View {
      @State private var code = ""
      var body: some View {
        VStack {
          SecureField("Code", text: $code)
          Button("Warn") { AccessibilityNotification.Announcement("The door is open", priority: .high).post() }
        }
      }
    }
    let panel = try Harness { Door() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(hasKeys: true))
    let speech = try #require(panel.stage.speech)
    var shown: [String] = []
    speech.onShow = { shown.append($0) }
    speech.perform(.next)
    speech.perform(.activate)
    for digit in "1705" { try panel.key(.character(digit)) }
    #expect(!shown.joined().contains { $0.isNumber }, "\(shown)")
    speech.perform(.leave)
    while speech.current?.element.label != "Warn" { speech.perform(.next) }
    speech.perform(.activate)
    try panel.advance(by: .milliseconds(50))
    #expect(shown.contains("The door is open"))
    speech.perform(.previous)
    #expect(shown.last?.hasPrefix("Code") == true)
  }
}
