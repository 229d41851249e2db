import Controls
import Faceplate
import FaceplateTesting
import Looks
import Runtime
import Testing

@testable import Operation

/// The secret is a word that no identifier or frame can have by chance.
@Suite("What is private is not told to other programs")
struct AccessibilityPrivacyTests {
  private struct Secrets: View {
    @State private var drug = 1
    @State private var isOn = true
    @State private var dose = 5
    var body: some View {
      ScrollView {
        VStack {
          Text("Zeta").privacySensitive()
          Button("Call Zeta") {}.privacySensitive()
          Button {
          } label: {
            HStack {
              Text("Pay")
              Text("to Zeta").privacySensitive()
            }
          }
          HStack {
            Text("Bill").privacySensitive()
            Button("of Zeta") {}.privacySensitive()
          }
          .accessibilityElement(children: .combine)
          VStack { Text("Open") }
            .accessibilityElement(children: .contain).accessibilityLabel("Box of Zeta").privacySensitive()
          pickers
          Toggle(isOn: $isOn) { Text("Mr. Zeta").privacySensitive() }
          Toggle("Alarm", isOn: $isOn).privacySensitive()
          Stepper(value: $dose, in: 0...9) { Text("Dose of Zeta").privacySensitive() }
          Gauge(value: 0.5) { Text("Level of Zeta").privacySensitive() }
          Text("Room").accessibilityAction(action: {}) { Text("Wake Zeta").privacySensitive() }
            .accessibilityAction(named: "Clean") {}
          Text("Bed").accessibilityCustomContent("Of", "Zeta").privacySensitive()
          Text("Lamp").accessibilityAction(named: "Lamp of Zeta") {}.accessibilityAction(.delete) {}
            .accessibilityActions { Button("Call Zeta") {} }.privacySensitive()
        }
      }
    }

    @ViewBuilder private var pickers: some View {
      Picker("Drug", selection: $drug) {
        Text("Aspirin").tag(0)
        Text("Zeta").privacySensitive().tag(1)
      }
      .pickerStyle(.segmented)
      Picker("Code", selection: $drug) { ForEach(0..<3) { Text("Zeta \($0)").tag($0) } }
        .pickerStyle(.inline).privacySensitive()
      Picker("Menu", selection: $drug) { ForEach(0..<3) { Text("Zeta \($0)").tag($0) } }
        .pickerStyle(.menu).privacySensitive()
    }
  }

  private func ask(_ conversation: AccessibilityConversation, _ line: String) -> String {
    conversation.answer(Array(line.utf8))
  }

  @Test("Neither the tree nor an error has a private text, whatever element it is in")
  func tree() throws {
    let panel = try Harness { Secrets() }
    panel.checksFrames = false
    #expect(panel.accessibilityDump.contains("Zeta"), "it is there for the person")
    let conversation = AccessibilityConversation(panel.stage)
    let tree = ask(conversation, "{\"do\":\"tree\"}")
    #expect(!tree.contains("Zeta"), "\(tree)")
    for name in ["Drug", "Aspirin", "Code", "Alarm", "Clean", "Room", "Delete"] {
      #expect(tree.contains("\"\(name)\""))
    }
    // The frames and the kinds of elements are told, and that they are private.
    #expect(tree.contains("\"role\":\"text\",\"frame\"") && tree.contains("\"private\":true"))
    let count = tree.components(separatedBy: "\"id\":").count - 1
    var errors = 0
    for id in 1...count {
      for request in ["\"adjust\"", "\"perform\",\"action\":\"Wake Zeta\"", "\"leave\""] {
        let answer = ask(conversation, "{\"do\":\(request),\"id\":\(id)}")
        #expect(!answer.contains("Zeta"), "\(answer)")
        if answer.contains("error") { errors += 1 }
      }
    }
    #expect(errors == 3 * count)
  }

  @Test("The parts of a private control are not where its value is, and a place that is no number ends nothing")
  func frames() throws {
    struct Page: View {
      let low: Double
      var body: some View {
        RangeSlider("Limits", value: .constant(low...8), in: 0...9, step: 1).privacySensitive()
        Picker("Day", selection: .constant(Int(low))) { ForEach(0..<7) { Text("Day \($0)").tag($0) } }.pickerStyle(
          .wheel
        )
        .privacySensitive()
        Text("Lost").offset(x: .infinity)
      }
    }
    let trees = try [1.0, 6.0].map { low in
      let panel = try Harness { Page(low: low) }
      panel.checksFrames = false
      return ask(AccessibilityConversation(panel.stage), "{\"do\":\"tree\"}")
    }
    #expect(trees[0] == trees[1])
    #expect(trees[0].contains("\"label\":\"Lost\""))
  }

  @Test("The frame of what is private does not tell how wide it is, in rows that flow as well")
  func widths() throws {
    struct Page: View {
      let word: String
      var body: some View {
        FlowLayout {
          Text(word).privacySensitive()
        }
        CalendarPicker(
          time: .constant(CalendarTime(year: 2026, month: 1, day: word.count)),
          bounds: CalendarTime(year: 2000, month: 1, day: 1)...CalendarTime(year: 2030, month: 1, day: 1),
          showsDay: true, showsTime: false, label: Text("Birthday")
        )
        .privacySensitive()
      }
    }
    let trees = try ["i", "a much longer secret"].map { word in
      let panel = try Harness { Page(word: word) }
      return ask(AccessibilityConversation(panel.stage), "{\"do\":\"tree\"}")
    }
    #expect(trees[0] == trees[1])
  }

  @Test("The state of what is private is not told: neither the value, nor which choice is selected")
  func state() throws {
    let panel = try Harness {
      VStack {
        Picker("Code", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
        Toggle("Alarm", isOn: .constant(true))
        // What is inside of a private view is private.
        Stepper("Dose", value: .constant(5), in: 0...9).privacySensitive(false)
      }
      .privacySensitive()
      VStack { Stepper("Rate", value: .constant(5), in: 0...9).privacySensitive() }.privacySensitive(false)
      RangeSlider(value: .constant(2...8), in: 0...9) { Text("Limits of Zeta").privacySensitive() }
      Picker(selection: .constant(1)) {
        ForEach(0..<3) { Text("Dr. \($0)").tag($0) }
      } label: {
        Text("Doctor").privacySensitive()
      }
      .pickerStyle(.segmented)
    }
    let tree = ask(AccessibilityConversation(panel.stage), "{\"do\":\"tree\"}")
    #expect(!tree.contains("\"selected\"") && !tree.contains("\"value\"") && !tree.contains("Zeta"), "\(tree)")
    for name in ["Code", "Alarm", "Dose", "Rate", "Minimum", "Maximum"] {
      #expect(tree.contains("\"\(name)\""), "\(tree)")
    }
  }

  @Test("What a private view presents is private, too")
  func menu() throws {
    let panel = try Harness {
      Picker("Menu", selection: .constant(0)) { ForEach(0..<3) { Text("Zeta \($0)").tag($0) } }
        .pickerStyle(.menu).privacySensitive()
    }
    panel.checksFrames = false
    try panel.activate("Menu")
    #expect(panel.accessibilityDump.contains("choice \"Zeta 2\""))
    let tree = ask(AccessibilityConversation(panel.stage), "{\"do\":\"tree\"}")
    #expect(tree.contains("\"choice\"") && !tree.contains("Zeta"), "\(tree)")
  }

  private struct Links: View {
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        VStack {
          Picker("Drug", selection: .constant(0)) { ForEach(0..<3) { Text("Zeta \($0)").tag($0) } }
            .pickerStyle(.navigationLink)
          NavigationLink("File") { Text("Zeta") }
          NavigationLink("Bill", isActive: $isActive) { Text("Zeta") }
        }
        .privacySensitive()
      }
    }
  }

  @Test("The page of a private link is private, too, and so are the options of a picker that has a page")
  func pages() throws {
    for (link, word) in [("Drug", "Zeta 2"), ("File", "Zeta"), ("Bill", "Zeta")] {
      let panel = try Harness { Links() }
      panel.checksFrames = false
      let element = try #require(panel.stage.elements.flatMap(\.flattened).first { $0.label.hasPrefix(link) })
      panel.stage.whileCurrent { element.press?() }
      try panel.frame()
      #expect(panel.accessibilityDump.contains("\"\(word)\""))
      let tree = ask(AccessibilityConversation(panel.stage), "{\"do\":\"tree\"}")
      #expect(!tree.contains("Zeta"), "\(link): \(tree)")
    }
  }
}
