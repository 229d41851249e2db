import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Runtime
@testable import Speech

/// A person with one switch: the panel goes from control to control, and a press uses the one that it is at.
@Suite("Working a panel with one switch")
struct ScanTests {
  private nonisolated static let pace = Duration.seconds(2)

  private func scanned(isHeard: Bool = true, @ViewBuilder _ root: @escaping () -> some View) throws -> Harness {
    let panel = try Harness { root() }
    panel.checksFrames = false
    var manner = SpeechManner(hasTouch: false, hasKeys: true)
    (manner.scanPace, manner.isHeard) = (Self.pace, isHeard)
    try panel.startSpeech(manner)
    return panel
  }

  private func label(_ panel: Harness) -> String? { panel.stage.speech?.current?.element.label }

  /// Waits until the scan is at a control.
  private func wait(for label: String, on panel: Harness) throws {
    for _ in 0..<100 where self.label(panel) != label { try panel.advance(by: .seconds(1)) }
    try #require(self.label(panel) == label)
  }

  /// Waits until a choice is offered.
  private func wait(for choice: ScanChoice, on panel: Harness) throws {
    for _ in 0..<100 where panel.stage.speech?.scan?.choice != choice { try panel.advance(by: .seconds(1)) }
    try #require(panel.stage.speech?.scan?.choice == choice)
  }

  private func press(_ panel: Harness) throws { try panel.key(.space) }

  @Test("An oven is set and started with one switch, and the transcript says each step")
  func oven() throws {
    let panel = try scanned { OvenPanel() }
    try wait(for: "Temperature", on: panel)
    try press(panel)
    try press(panel)
    try press(panel)
    #expect(try panel.value(of: "Temperature") == "190 °C")
    try wait(for: .done, on: panel)
    try press(panel)
    try wait(for: "Start", on: panel)
    try press(panel)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Heating"))
    let heard = panel.transcript.filter { !$0.hasPrefix("Speech is on.") }
    #expect(
      heard.prefix(6) == [
        "Temperature, 180 degrees Celsius, adjustable …", "More …", "185 degrees Celsius …", "190 degrees Celsius",
        "Less", "Done …",
      ], "\(heard)")
    #expect(heard.suffix(3) == ["Start, button …", "Stop, button", "Heating"], "\(heard)")
    #expect(
      panel.transcript.first
        == "Speech is on. The panel goes from item to item by itself. Press when you hear the one that you want.")
  }

  @Test("Without words the ring goes on at its pace, and other people’s touches go to the panel")
  func silent() throws {
    let panel = try scanned(isHeard: false) { OvenPanel() }
    try panel.advance(by: Self.pace)
    #expect(label(panel) == "Temperature")
    try panel.advance(by: Self.pace)
    #expect(label(panel) == "Time")
    try panel.tap("Start")
    #expect(panel.contains("Heating"))
    try panel.stopSpeech()
    #expect((panel.stage.rootLayoutNode.behavior as? RootBehavior)?.spoken == nil)
  }

  @Test("After three rounds without a press the scan rests, and the panel sleeps; a press begins it again")
  func rests() throws {
    let panel = try scanned(isHeard: false) { Button("Only") {} }
    for _ in 0..<20 { try panel.advance(by: Self.pace) }
    #expect(panel.stage.deadline == nil && label(panel) == nil)
    try press(panel)
    #expect(label(panel) == "Only" && panel.stage.deadline != nil)
  }

  @Test("A dialog that can be left is left by “Back”, and what has more than one use offers each")
  func choices() throws {
    struct Room: View {
      @State private var isOpen = false
      @State private var rows = ["Milk"]
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          ForEach(rows, id: \.self) { row in
            Button(row) {}.accessibilityAction(named: "Delete") { rows = [] }
          }
        }
        .sheet(isPresented: $isOpen) { Text("Inside") }
      }
    }
    let panel = try scanned(isHeard: false) { Room() }
    try wait(for: "Milk", on: panel)
    try press(panel)
    try wait(for: .action(0), on: panel)
    try press(panel)
    #expect(!panel.contains("Milk"))
    try wait(for: "Open", on: panel)
    try press(panel)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Inside"))
    try wait(for: .leave, on: panel)
    try press(panel)
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Inside"))
  }

  @Test(
    "Every control of every gallery panel is come to, and a round ends",
    arguments: ["oven", "cart", "settings", "access"])
  func gallery(_ name: String) throws {
    let screen = try #require(GalleryScreens.all.first { $0.name == name })
    let panel = try scanned(isHeard: false) { screen.makeRoot() }
    let speech = try #require(panel.stage.speech)
    try panel.advance(by: Self.pace)
    let first = speech.route.cursor?.id
    var seen: [SpeechStop.ID?] = []
    repeat {
      seen.append(speech.route.cursor?.id)
      try panel.advance(by: Self.pace)
    } while speech.route.cursor?.id != first && seen.count < 200
    #expect(seen.count < 200 && Set(seen).count == seen.count, "\(seen.count) steps")
    #expect(seen.count >= speech.route.way.count { $0.isControl && $0.element.isEnabled }, "\(seen.count) steps")
  }
}
