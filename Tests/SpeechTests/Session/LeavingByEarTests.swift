import Faceplate
import FaceplateTesting
import Gallery
import Graphics
import Testing

@testable import Speech

/// Dialogs, menus, fields and pages: how they begin, and how they are left.
@Suite("Dialogs, menus, fields and pages with the screen black")
struct LeavingByEarTests {
  private func begun(_ panel: Harness, _ manner: SpeechManner = SpeechManner()) throws -> Harness {
    panel.checksFrames = false
    try panel.startSpeech(manner)
    try panel.listen()
    return panel
  }

  private func go(_ panel: Harness, to label: String) throws {
    for _ in 0..<40 where panel.stage.speech?.current?.element.label != label {
      try panel.swipe(.right)
      try panel.advance(by: .milliseconds(400))
      try panel.listen()
    }
    try #require(panel.stage.speech?.current?.element.label == label, "\(panel.transcript)")
  }

  private func leave(_ panel: Harness) throws {
    try panel.swipe(.down, then: .left)
    try panel.advance(by: .milliseconds(400))
    try panel.listen()
  }

  @Test("A question with an answer that cancels is left by it", arguments: [true, false])
  func cancelled(byKey: Bool) throws {
    let panel = try begun(Harness { DialogScreen() }, SpeechManner(hasKeys: true))
    try go(panel, to: "Stop the program?")
    if byKey { try panel.key(.escape) } else { try leave(panel) }
    try panel.advance(by: .milliseconds(400))
    #expect(!panel.contains("Stop the program?"))
    #expect(try panel.value(of: "Minutes") == "12")
  }

  private struct Question: View {
    @State private var isAsked = true
    var body: some View {
      Text("Page").alert("Which one?", isPresented: $isAsked) {
        Button("Left") {}
        Button("Right") {}
      }
    }
  }

  @Test("A question without one stays, with a sound and its words")
  func answered() throws {
    let panel = try begun(Harness { Question() })
    try go(panel, to: "Left")
    let before = panel.spoken.count
    try leave(panel)
    #expect(panel.contains("Which one?"))
    let said = panel.spoken[before...]
    #expect(said.contains { $0.earcon == .nothing } && said.last?.text == "Which one?, dialog", "\(said)")
  }

  private struct Week: View {
    @State private var isShown = false
    var body: some View {
      Button("Plan") { isShown = true }
        .sheet(isPresented: $isShown) {
          VStack {
            Button("Close") { isShown = false }
            Text("Monday")
          }
          .accessibilityElement(children: .contain).accessibilityLabel("Week")
        }
    }
  }

  @Test("What a dialog is called comes before its first control")
  func order() throws {
    let panel = try begun(Harness { Week() })
    try go(panel, to: "Plan")
    try panel.doubleTap()
    try panel.advance(by: .milliseconds(400))
    try panel.listen()
    #expect(panel.transcript.last?.hasSuffix("Week, dialog, Close, button") == true, "\(panel.transcript)")
  }

  private struct Menu: View {
    @State private var chosen = 1
    var body: some View {
      Picker("Program", selection: $chosen) {
        Text("Cotton").tag(0)
        Text("Wool").tag(1)
      }
      .pickerStyle(.menu)
    }
  }

  @Test("The option that is chosen already closes the menu, too", arguments: ["Cotton", "Wool"])
  func chosen(option: String) throws {
    let panel = try begun(Harness { Menu() })
    try go(panel, to: "Program")
    try panel.doubleTap()
    try panel.advance(by: .milliseconds(400))
    try panel.listen()
    let speech = try #require(panel.stage.speech)
    for _ in 0..<3 where speech.current?.element.label != option {
      try panel.swipe(speech.stops.first?.element.label == option ? .left : .right)
      try panel.listen()
    }
    try #require(speech.current?.element.label == option)
    try panel.doubleTap()
    try panel.advance(by: .milliseconds(400))
    try panel.listen()
    #expect(speech.current?.element.label == "Program")
    #expect(try panel.value(of: "Program") == option)
  }

  private struct Name: View {
    @State private var name = ""
    @State private var pin = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Account", text: $pin).privacySensitive()
      }
    }
  }

  @Test("Opening a field says that one types now, before the first key")
  func typing() throws {
    let panel = try begun(Harness { Name() })
    try go(panel, to: "Name")
    try panel.doubleTap()
    try panel.listen()
    #expect(panel.transcript.last?.hasPrefix("typing") == true, "\(panel.transcript)")
  }

  @Test("Whether a private field is empty is private", arguments: [SpeechListener.loudspeaker, .headset])
  func privateField(_ listener: SpeechListener) throws {
    let panel = try begun(Harness { Name() }, SpeechManner(listener: listener))
    try go(panel, to: "Account")
    let value = listener == .headset ? "empty" : "heard with a headset only"
    #expect(panel.transcript.last == "Account, \(value), text field")
  }

  @Test("The pages of the oven are left like a dialog", arguments: ["Cake", "Timers"])
  func pages(button: String) throws {
    let panel = try begun(Harness { BakePanel() })
    let speech = try #require(panel.stage.speech)
    var showsPrograms: Bool { panel.labels.contains { $0.hasPrefix("Pizza") } }
    func goOn(until isThere: (SpeechStop) -> Bool) throws {
      for _ in 0..<20 where speech.current.map(isThere) != true {
        try panel.swipe(.right)
        try panel.advance(by: .milliseconds(400))
        try panel.listen()
      }
    }
    try goOn { $0.element.label.hasPrefix(button) }
    try panel.doubleTap()
    try panel.advance(by: .milliseconds(400))
    try panel.listen()
    try #require(!showsPrograms)
    try goOn { $0.escape != nil }
    try leave(panel)
    #expect(showsPrograms, "\(panel.labels)")
  }

  @Test("A card that is paid with nothing typed says what is missing on a loudspeaker")
  func payment() throws {
    let panel = try begun(Harness { PaymentScreen() })
    try go(panel, to: "Pay")
    try panel.doubleTap()
    try panel.advance(by: .seconds(5))
    try panel.listen()
    let said = "Payment card, Card number, heard with a headset only, text field. Enter the card number"
    #expect(panel.transcript.contains(said), "\(panel.transcript)")
  }

  @Test("A tap is listened to, although its words come once no second tap can follow")
  func tap() throws {
    let panel = try begun(Harness { OvenPanel() })
    try panel.tap("Start")
    try panel.listen()
    #expect(panel.transcript.last == "Start, button")
    try panel.stopSpeech()
  }

  @Test("The titles of the gallery are headings", arguments: ["oven", "payment", "thermostat"])
  func headings(screen: String) throws {
    let panel: Harness =
      switch screen {
      case "oven": try Harness { OvenPanel() }
      case "payment": try Harness { PaymentScreen() }
      default: try Harness { ThermostatPanel() }
      }
    let titles = ["oven": ["Oven"], "payment": ["Your order", "Pay by card"], "thermostat": ["Living room"]]
    let headings = panel.stage.elements.flatMap(\.flattened).filter { $0.traits.contains(.isHeader) }.map(\.label)
    #expect(Set(titles[screen] ?? []).isSubset(of: headings) && !headings.isEmpty, "\(headings)")
  }

  @Test("A pump is one element, with its running time")
  func runningTime() throws {
    let panel = try begun(Harness(size: Size(width: 1280, height: 800)) { StationPanel() })
    for _ in 0..<30 where panel.stage.speech?.current?.element.label.hasPrefix("Pump 1") != true {
      try panel.swipe(.right)
      try panel.listen()
    }
    let words = try #require(panel.transcript.last)
    #expect(words.hasPrefix("Pump 1, ") && words.contains("Running time, ") && words.contains(" minutes"), "\(words)")
  }
}
