import Controls
import Looks
import FaceplateTesting
import Graphics
import Runtime
import Testing

@MainActor @Suite("The focus by name")
struct FocusByNameTests {
  private struct Page: View {
    @State private var heat = 3
    @State private var text = "Nothing"

    var body: some View {
      VStack {
        Button("First") { text = "First is pressed" }
        Stepper("Heat", value: $heat, in: 0...9)
        Text("Advice")
        VStack {
          Button("Start") { text = "Left starts" }
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Left")
        VStack {
          Button("Start") { text = "Right starts" }
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Right")
        Text(text)
      }
    }
  }

  @Test("The knob and Tab come to an element wherever the focus is, forwards and backwards")
  func both() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { Page() }
    try panel.turn(to: "Start", in: "Right")
    try panel.pressKnob()
    #expect(panel.contains("Right starts"))
    try panel.turn(to: "First")
    try panel.pressKnob()
    #expect(panel.contains("First is pressed"))
    try panel.tab(to: "Start", in: "Left")
    try panel.key(.enter)
    #expect(panel.contains("Left starts"))
    try panel.tab(to: "Heat")
    try panel.key(.up)
    #expect(try panel.value(of: "Heat") == "4")
  }

  @Test("What cannot have the focus is refused with what can")
  func refused() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { Page() }
    let error = #expect(throws: HeadlessError.self) { try panel.turn(to: "Advice") }
    #expect(
      error?.description.hasPrefix("no turn of the knob brings the focus to “Advice”; it comes to: “First”, ") == true)
    let tab = #expect(throws: HeadlessError.self) { try panel.tab(to: "Nobody") }
    #expect(tab?.description.hasPrefix("no press of Tab brings the focus to “Nobody”; it comes to: “First”, ") == true)
  }

  @Test("Looking for the only control of a page leaves its value alone")
  func onlyControl() throws {
    struct Dial: View {
      @State private var level = 4.0
      var body: some View {
        Text("Level \(Int(level))").focusable()
          .digitalCrownRotation($level, from: 0, through: 9, by: 1)
          .accessibilityElement().accessibilityLabel("Level").accessibilityValue("\(Int(level))")
      }
    }
    let panel = try Harness(size: Size(width: 200, height: 100)) { Dial() }
    try panel.turn(to: "Level")
    #expect(try panel.value(of: "Level") == "4")
    let error = #expect(throws: HeadlessError.self) { try panel.turn(to: "Other") }
    #expect(
      error?.description == "the knob changes the value of “Level”, and does not bring the focus to “Other”")
    #expect(try panel.value(of: "Level") == "4")
    try panel.turn(by: 1)
    #expect(try panel.value(of: "Level") == "5")
  }

  @Test("While the knob edits a value it does not look for another control")
  func editing() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { Page() }
    try panel.turn(to: "Heat")
    try panel.pressKnob()
    #expect(throws: HeadlessError.self) { try panel.turn(to: "First") }
    #expect(try panel.value(of: "Heat") == "3")
  }
}
