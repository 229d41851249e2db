import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Buttons that paste")
struct PasteButtonTests {
  private struct Page: View {
    @State var text = "one two"
    @State var pasted: [String] = []
    @State var providers = 0
    @State var color = Color.red
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        PasteButton(payloadType: String.self) { pasted += $0 }
        PasteButton(supportedContentTypes: [.plainText]) { providers += $0.count }.labelStyle(.iconOnly)
          .accessibilityLabel("Providers")
        PasteButton(supportedContentTypes: [.image]) { _ in providers += 10 }.accessibilityLabel("Pictures")
        PasteButton(payloadType: Color.self) { _ in color = .blue }.accessibilityLabel("Colours")
        Text(verbatim: "Pasted \(pasted) \(providers)")
      }
    }
  }

  private func panel() throws -> Harness { try Harness(size: Size(width: 480, height: 400)) { Page() } }

  @Test("A button hands over what has been copied, and waits until something has been")
  func paste() throws {
    let panel = try panel()
    #expect(try !panel.isEnabled("Paste"))
    #expect(try !panel.isEnabled("Providers"))
    try panel.key(.tab)
    try panel.key(.character("a"), .control)
    try panel.key(.character("c"), .control)
    #expect(try panel.isEnabled("Paste"))
    try panel.tap("Paste")
    try panel.tap("Providers")
    #expect(panel.contains("Pasted [\"one two\"] 1"), "\(panel.accessibilityDump)")
    panel.stage.service(PanelClipboard.self).wipe()
    try panel.advance(by: .milliseconds(20))
    #expect(try !panel.isEnabled("Paste"))
  }

  @Test("Text is neither a picture nor a colour")
  func types() throws {
    let panel = try panel()
    panel.stage.service(PanelClipboard.self).text = "blue"
    try panel.advance(by: .milliseconds(20))
    #expect(try panel.isEnabled("Paste"))
    #expect(try !panel.isEnabled("Pictures"))
    #expect(try !panel.isEnabled("Colours"))
  }

  @Test("The knob reaches the button, and presses it")
  func knob() throws {
    let panel = try panel()
    panel.stage.service(PanelClipboard.self).text = "x"
    try panel.turn(to: "Paste")
    try panel.pressKnob()
    #expect(panel.contains("Pasted [\"x\"] 0"), "\(panel.accessibilityDump)")
  }
}
