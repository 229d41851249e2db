import Faceplate
import FaceplateTesting
import Testing

@testable import Runtime
@testable import Speech

/// A screen so small that several letters share a key of the keyboard.
@Suite("Typing by ear on twelve keys")
struct KeypadByEarTests {
  private struct Form: View {
    @State private var name = ""
    @State private var word = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $word)
      }
      .keyboardLayouts([])
    }
  }

  /// A panel whose keyboard is open for a field, and what had been heard before.
  private func opened(_ label: String, _ listener: SpeechListener) throws -> (Harness, Int) {
    let panel = try Harness(size: Size(width: 320, height: 240)) { Form() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: listener))
    try panel.listen()
    try find(label, panel)
    let before = panel.spoken.count
    try panel.doubleTap()
    try panel.listen()
    return (panel, before)
  }

  private func find(_ label: String, _ panel: Harness) throws {
    for _ in 0..<20 where panel.stage.speech?.current?.element.label != label {
      try panel.swipe(.right)
      try panel.listen()
    }
    try #require(panel.stage.speech?.current?.element.label == label)
  }

  @Test("The letter that is typed is said, and the one that is deleted, but no key that types nothing")
  func letters() throws {
    let (panel, _) = try opened("Name", .loudspeaker)
    try find("abc2", panel)
    var said: [String] = []
    func use() throws {
      let before = panel.spoken.count
      try panel.doubleTap()
      try panel.listen()
      said += panel.spoken[before...].filter { $0.kind == .letter }.map(\.text)
    }
    for _ in 0..<3 { try use() }
    #expect(said == ["a", "b", "c"])
    try panel.advance(by: .seconds(2))
    try use()
    #expect(said.last == "a")
    try find("Delete", panel)
    try use()
    try find("Shift", panel)
    try use()
    #expect(said == ["a", "b", "c", "a", "a deleted"])
    try panel.swipe(.down, then: .left)
    #expect(try panel.value(of: "Name") == "c")
  }

  @Test("In a secret, sounds stand for the keys and what they type; a headset tells the letters")
  func secret() throws {
    let (panel, before) = try opened("Password", .loudspeaker)
    let speech = try #require(panel.stage.speech)
    let keys = speech.stops.filter(\.element.privacy.typesCharacters).map(\.element.label)
    #expect(keys.contains("abc2") && keys.contains("Space"))
    for _ in 0..<speech.stops.count {
      if speech.current?.element.privacy.typesCharacters == true || speech.current?.element.label == "Delete" {
        try panel.doubleTap()
        try panel.listen()
      }
      try panel.swipe(.right)
      try panel.listen()
    }
    let spoken = panel.spoken[before...]
    let words = spoken.map(\.text).joined(separator: "\n")
    for key in keys { #expect(!words.contains(key), "\(words)") }
    #expect(!words.contains("deleted") && !spoken.contains { $0.kind == .letter }, "\(words)")
    // Every key at least twice: it is come to, and used.
    #expect(spoken.count { $0.earcon == .hiddenCharacter } > 2 * keys.count)
    #expect(words.contains("Done"), "what types nothing has its name: \(words)")

    let (alone, start) = try opened("Password", .headset)
    try find("abc2", alone)
    for _ in 0..<2 {
      try alone.doubleTap()
      try alone.listen()
    }
    #expect(alone.spoken[start...].filter { $0.kind == .letter }.map(\.text) == ["a", "b"])
  }
}
