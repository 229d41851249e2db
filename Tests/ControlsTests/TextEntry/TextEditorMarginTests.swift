import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

/// The margins of a text editor, and the room below a short text, are touched like the text itself.
@MainActor @Suite("Margins of a text editor")
struct TextEditorMarginTests {
  private struct Notes: View {
    @State private var text = "One two\nthree"
    var body: some View {
      TextEditor(text: $text).frame(width: 300, height: 160)
      Text("[\(text)]").accessibilityLabel(text.replacing("\n", with: "|"))
    }
  }

  private func panel() throws -> (panel: Harness, frame: Rect) {
    let panel = try Harness(size: Size(width: 400, height: 700)) { VStack { Notes() } }
    try panel.tap("Text")
    return (panel, try panel.element("Text").frame)
  }

  @Test("A tap below the text places the caret at its end")
  func tap() throws {
    let (panel, frame) = try panel()
    try panel.tap(at: Point(x: frame.minX + 20, y: frame.maxY - 20))
    try panel.key(.character("x"))
    #expect(panel.contains("One two|threex"), "\(panel.labels)")
  }

  @Test("A drag that begins below the text moves the caret into it")
  func drag() throws {
    let (panel, frame) = try panel()
    try panel.press(at: Point(x: frame.minX + 40, y: frame.maxY - 20))
    try panel.move(dx: -36, dy: -116, steps: 12)
    try panel.lift()
    try panel.key(.character("x"))
    #expect(panel.contains("xOne two|three"), "\(panel.labels)")
  }

  @Test("A double tap below the text selects its last word")
  func doubleTap() throws {
    let (panel, frame) = try panel()
    for _ in 0..<2 { try panel.tap(at: Point(x: frame.minX + 100, y: frame.maxY - 20)) }
    try panel.key(.character("x"))
    #expect(panel.contains("One two|x"), "\(panel.labels)")
  }

  @Test("The end of a selection is dragged to the room below the text, which selects all to its end")
  func selection() throws {
    let (panel, frame) = try panel()
    try panel.key(.up)
    try panel.key(.home)
    for _ in 0..<3 { try panel.key(.right, .shift) }
    let end = Point(x: frame.minX + 42, y: frame.minY + 22)
    try panel.press(at: end)
    try panel.move(dx: 20, dy: 110, steps: 11)
    try panel.lift()
    try panel.key(.character("x"))
    // The whole text was selected.
    #expect(panel.contains("x"), "\(panel.labels)")
  }
}
