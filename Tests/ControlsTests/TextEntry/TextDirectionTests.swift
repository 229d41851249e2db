import FaceplateTesting
import Graphics
import Localization
import Testing

@testable import Controls
@testable import Looks
@testable import Headless
@testable import Runtime

/// Fields with text that runs from right to left, and with both directions.
@Suite("Typing from right to left")
struct TextDirectionTests {
  private struct Page: View {
    @State var text: String
    @State private var secret = "sesame"
    var body: some View {
      VStack {
        TextField("Field", text: $text)
        SecureField("Secret", text: $secret)
      }
      .frame(width: 300)
    }
  }

  private func panel(_ text: String, language: String = "en") throws -> Harness {
    let panel = try Harness(size: Size(width: 800, height: 900)) { Page(text: text) }
    try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
    try panel.tap("Field")
    try panel.key(.end)
    return panel
  }

  private func line(_ panel: Harness, _ index: Int = 0) -> TextFieldBehavior {
    panel.stage.rootLayoutNode.caretTexts[index]
  }

  /// Types a mark, which shows where the caret is.
  private func typed(_ panel: Harness) throws -> String {
    try panel.key(.character("x"))
    return try panel.value(of: "Field")
  }

  @Test("Hebrew stands at the right of a field, and the caret at its left end")
  func alignment() throws {
    let panel = try panel("שלום")
    // A line does not keep its panel.
    defer { withExtendedLifetime(panel) {} }
    let line = line(panel)
    #expect(line.caretRect(at: 0).maxX > line.frame.width - 1 && line.caretRect(at: 4).minX < line.frame.width - 20)
    #expect(line.caretRect(at: 4).minX > line.frame.width / 2)
  }

  @Test("In a panel from right to left, empty, English and secret fields begin at the right as well")
  func mirrored() throws {
    let panel = try panel("abc", language: "ar")
    let english = line(panel)
    #expect(english.caretRect(at: 3).maxX > english.frame.width - 1)
    let secret = line(panel, 1)
    #expect(secret.caretRect(at: 0).maxX > secret.frame.width - 1)
    #expect(secret.caretRect(at: 6).minX < secret.frame.width - 30)
    try panel.key(.character("a"), .control)
    try panel.key(.delete)
    #expect(line(panel).caretRect(at: 0).maxX > line(panel).frame.width - 1)
  }

  @Test("Left goes on in Hebrew, right goes back")
  func arrows() throws {
    let panel = try panel("שלום")
    try panel.key(.right)
    #expect(try typed(panel) == "שלוxם")
    let other = try self.panel("שלום")
    try other.key(.home)
    try other.key(.left)
    #expect(try typed(other) == "שxלום")
  }

  @Test("A tap and a drag place the caret where the finger is")
  func touches() throws {
    let panel = try panel("שלום abc")
    let line = line(panel)
    let frame = line.layoutNode.stageFrame
    for place in [1, 2, 7] {
      let caret = line.caretRect(at: place)
      try panel.tap(at: Point(x: frame.minX + caret.midX, y: frame.midY))
      try panel.advance(by: .milliseconds(400))
      let seen = line.caretRect(at: line.caret(at: Point(x: caret.midX, y: 4)))
      #expect(abs(seen.midX - caret.midX) < 0.5)
    }
    try panel.press(at: Point(x: frame.minX + line.caretRect(at: 0).midX - 2, y: frame.midY))
    let to = line.caretRect(at: 2).midX - line.caretRect(at: 0).midX
    try panel.move(dx: to, dy: 0, steps: 8)
    try panel.lift()
    #expect(try typed(panel) == "שלxום abc")
  }

  @Test("Selecting to the left selects the next Hebrew letters; a word key goes on to the left")
  func selection() throws {
    let panel = try panel("שלום עולם")
    try panel.key(.home)
    for _ in 0..<2 { try panel.key(.left, .shift) }
    #expect(try typed(panel) == "xום עולם")
    let words = try self.panel("שלום עולם")
    try words.key(.home)
    try words.key(.left, .control)
    #expect(try typed(words) == "שלוםx עולם")
  }

  @Test("A long Hebrew text shows its start while it is not edited, and the caret while it is")
  func scrolling() throws {
    let text = String(repeating: "שלום ", count: 20)
    let panel = try panel(text)
    let line = line(panel)
    let caret = line.caretRect(at: 100)
    #expect(caret.minX >= 0 && caret.maxX <= line.frame.width && line.caretRect(at: 0).minX > line.frame.width)
    try panel.tap("Secret")
    #expect(abs(self.line(panel).caretRect(at: 0).maxX - line.frame.width) < 2)
  }

  @Test("Letters and marks that are typed one after the other are one character; deleting takes the mark")
  func marks() {
    var edit = TextEdit()
    for scalar in "กิ่".unicodeScalars { edit.insert(String(scalar)) }
    #expect(edit.characters.count == 1 && edit.caret == 1 && edit.text == "กิ่")
    edit.deleteBackward()
    #expect(edit.text == "กิ" && edit.caret == 1)
    var latin = TextEdit("e\u{301}")
    latin.deleteBackward()
    #expect(latin.text.isEmpty)
  }

  @Test(
    "Why a text is not pasted is seen above the keys, on every screen",
    arguments: [(320.0, 240.0), (480, 272), (800, 480)])
  func refusal(width: Double, height: Double) throws {
    for language in ["en", "de", "hi", "ar"] {
      let panel = try Harness(size: Size(width: width, height: height)) { Page(text: "") }
      panel.checksFrames = false
      let words = Localizer(LanguageTag(language))
      try panel.setEnvironment { $0.setLanguage(words) }
      try panel.tap("Field")
      try panel.key(.character("v"), .control)
      let shown = LintSurvey(panel.stage).texts.filter { $0.fit.text == words("Nothing has been copied") }
      #expect(shown.count == 1 && shown.allSatisfy { !$0.fit.isTruncated }, "\(language)")
      let field = try panel.element("Field").frame
      let top = try #require(shown.first).frame.minY
      // Lower screens have no room for the field above the words and the keys.
      if height > 272 { #expect(field.maxY <= top) }
    }
  }

  @Test("The digits of the keypad stay")
  func keypad() throws {
    let panel = try Harness { TextField("Count", text: .constant("")).keyboardType(.numberPad) }
    try panel.setEnvironment { $0.layoutDirection = .rightToLeft }
    try panel.tap("Count")
    #expect(try panel.element("1").frame.minX < panel.element("3").frame.minX)
  }
}
