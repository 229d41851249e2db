import Faceplate
import FaceplateTesting
import Testing

@testable import Runtime
@testable import Speech

/// Private texts inside of controls, whose label or options they are.
@Suite("What is private inside of a control is heard by the person alone")
struct PrivateContentTests {
  private struct Clinic: View {
    @State private var drug = 1
    @State private var isOn = false
    @State private var dose = 5
    @State private var code = 0
    var body: some View {
      VStack {
        Picker("Drug", selection: $drug) {
          Text("Aspirin").tag(0)
          Text("Methadone").privacySensitive().tag(1)
        }
        .pickerStyle(.segmented)
        Toggle(isOn: $isOn) { Text("Smith").privacySensitive() }
        Stepper(value: $dose, in: 0...10) { Text("Jones").privacySensitive() }
        Gauge(value: 0.5) { Text("Brown").privacySensitive() }
        Picker("Code", selection: $code) { ForEach(0..<3) { Text("Colour \($0)").tag($0) } }
          .pickerStyle(.segmented).privacySensitive()
        VStack { Button("Call") {} }
          .accessibilityElement(children: .contain).accessibilityLabel("Taylor").privacySensitive()
        Text("Room").accessibilityAction(action: {}) { Text("Wake Wilson").privacySensitive() }
        Text("Bed").accessibilityHint(Text("Free")).accessibilityCustomContent("Of", "Davies")
          .accessibilityAction(named: "Call Evans") {}.accessibilityAction(.delete) {}.privacySensitive()
      }
    }
  }

  private static let secrets = [
    "Methadone", "Smith", "Jones", "Brown", "Colour", "Taylor", "Wilson", "Davies", "Evans",
  ]

  /// What is heard on the way over the page, with all hints, actions and options.
  private func heard(_ listener: SpeechListener) throws -> [String] {
    let panel = try Harness { Clinic() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: listener))
    try panel.listen()
    let speech = try #require(panel.stage.speech)
    for _ in 0..<8 {
      try panel.swipe(.right)
      try panel.listen()
      try panel.advance(by: .seconds(1))
      try panel.listen()
      for _ in 0..<2 {
        speech.perform(.actions)
        try panel.listen()
      }
    }
    for option in speech.stops.filter({ !$0.isOnWay }) {
      speech.perform(.explore(option.element.frame.center))
      speech.perform(.lift)
      try panel.listen()
    }
    return panel.transcript
  }

  @Test("On a loudspeaker no label, option, name of an action or hint that is private is said")
  func loudspeaker() throws {
    let words = try heard(.loudspeaker).joined(separator: "\n")
    for secret in Self.secrets { #expect(!words.contains(secret), "\(words)") }
    for name in ["Aspirin", "Drug", "Code", "Room", "Delete"] { #expect(words.contains(name), "\(words)") }
    #expect(words.contains("heard with a headset only, switch") && words.contains("Drug, heard with a headset only"))
    // Which of the options is selected is the value, and the hidden label and value are said as one.
    #expect(!words.contains("selected") && !words.contains("only, heard"), "\(words)")
  }

  @Test("A headset tells all of it")
  func headset() throws {
    let words = try heard(.headset).joined(separator: "\n")
    for secret in Self.secrets { #expect(words.contains(secret), "\(secret) in \(words)") }
    #expect(words.contains("Drug, Methadone, adjustable, 2 of 2") && words.contains("selected"), "\(words)")
  }

  private struct Pump: View {
    @State private var dose = 5
    @State private var isOn = false
    var body: some View {
      VStack {
        Stepper("Dose", value: $dose, in: 0...6).privacySensitive()
        Toggle("Alarm", isOn: $isOn).privacySensitive()
      }
    }
  }

  /// What is heard while a private value is raised to its end and beyond, and a private switch is used.
  private func use(_ listener: SpeechListener) throws -> [SpokenText] {
    let panel = try Harness { Pump() }
    panel.checksFrames = false
    try panel.startSpeech(SpeechManner(listener: listener))
    try panel.listen()
    try panel.swipe(.right)
    try panel.listen()
    let before = panel.spoken.count
    for _ in 0..<2 {
      try panel.swipe(.up)
      try panel.listen()
    }
    #expect(try panel.value(of: "Dose") == "6")
    try panel.swipe(.right)
    try panel.doubleTap()
    try panel.listen()
    #expect(try panel.value(of: "Alarm") == "on")
    return Array(panel.spoken[before...])
  }

  @Test("A value that changes is a sound on a loudspeaker, and the sound of a switch does not tell its state")
  func changes() throws {
    let spoken = try use(.loudspeaker)
    let words = spoken.map(\.text).joined(separator: "\n")
    #expect(!words.contains("6") && !words.contains("maximum"), "\(words)")
    // The end of the range has the sound of any other change.
    #expect(spoken.count { $0.earcon == .hiddenCharacter } == 2 && !spoken.contains { $0.earcon == .edge })
    #expect(!spoken.contains { $0.earcon == .checked } && spoken.contains { $0.earcon == .acted })
    let heard = try use(.headset)
    #expect(heard.contains { $0.text == "6, maximum" } && heard.contains { $0.earcon == .checked }, "\(heard)")
    #expect(!heard.contains { $0.earcon == .hiddenCharacter } && heard.contains { $0.earcon == .edge })
  }
}
