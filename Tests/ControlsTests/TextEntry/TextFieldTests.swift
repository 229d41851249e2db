import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Text fields")
struct TextFieldTests {
  private struct Form: View {
    let log: Log
    @State private var name = "Ann"
    @State private var code = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).frame(width: 200)
        SecureField("Code", text: $code).frame(width: 200).keypad(.number)
        Button("Other") {}
        Do("Set") { name = "Bob" }
        Do("Check") { log.note(code == "42" ? "right" : "wrong") }
      }
      .onSubmit { log.note("submit \(name)") }
    }
  }

  @Test("What ends a line, works a terminal or turns the direction of text is not entered into one line")
  func barred() {
    var edit = TextEdit("")
    for value in Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x85, 0x2028, 0x2029, 0x1B, 0x7F, 0x9B] {
      edit.insert("a\(Unicode.Scalar(value).map(String.init) ?? "")")
    }
    #expect(edit.text == String(repeating: "a", count: 15))
  }

  @Test("The caret moves, and text is typed and deleted around it")
  func model() {
    var edit = TextEdit("abc")
    edit.move(by: -1)
    edit.insert("x\ny\u{7}")
    #expect(edit.text == "abxyc" && edit.caret == 4)
    edit.deleteForward()
    edit.move(to: -3)
    let isAtStart = !edit.deleteBackward()
    #expect(isAtStart)
    edit.deleteForward()
    edit.move(by: 99)
    edit.deleteBackward()
    #expect(edit.text == "bx" && edit.caret == 2)
    edit.insert(String(repeating: "z", count: 100_000))
    #expect(edit.characters.count == ControlsLimits.textLength)
  }

  private struct Phone: View {
    @State private var digits = "123456"

    var body: some View {
      TextField("Phone", text: Binding(get: { grouped }, set: { digits = $0.filter(\.isNumber) }))
    }

    private var grouped: String {
      digits.enumerated().map { $0.offset % 3 == 0 && $0.offset > 0 ? " \($0.element)" : "\($0.element)" }.joined()
    }
  }

  @Test("Where an application formats what is typed, the caret stays after the same character")
  func formatted() throws {
    let panel = try Harness { Phone() }
    try panel.key(.tab)
    for _ in 0..<4 { try panel.key(.left) }
    try panel.key(.character("9"))
    #expect(try panel.value(of: "Phone") == "123 945 6")
    try panel.key(.character("8"))
    #expect(try panel.value(of: "Phone") == "123 984 56")
    try panel.key(.backspace)
    try panel.key(.backspace)
    #expect(try panel.value(of: "Phone") == "123 456")
    // At the end it stays at the end.
    try panel.key(.end)
    try panel.key(.character("7"))
    try panel.key(.character("8"))
    #expect(try panel.value(of: "Phone") == "123 456 78")
  }

  @Test("Keys type where the caret is, held ones repeat, and Enter submits")
  func keys() throws {
    let log = Log()
    let panel = try Harness { Form(log: log) }
    try panel.key(.tab)
    for key in [Key.character("!"), .left, .left, .character("X"), .home, .delete, .end, .space] { try panel.key(key) }
    #expect(try panel.value(of: "Name") == "nXn! ")
    try panel.holdKey(.backspace, for: .milliseconds(650))
    #expect(try panel.value(of: "Name") == "nX")
    try panel.key(.enter)
    #expect(log.take() == ["submit nX"])
    try panel.activate("Set")
    try panel.key(.character("!"))
    #expect(try panel.value(of: "Name") == "Bob!")
    #expect(!panel.contains("Close"))
  }

  @Test("Escape restores the former text and closes the keyboard on the screen; Enter submits the text and closes it")
  func escape() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 800, height: 960)) { Form(log: log) }
    try panel.tap("Name")
    for key in [Key.end, .character("x"), .character("y"), .escape] { try panel.key(key) }
    #expect(try panel.value(of: "Name") == "Ann")
    #expect(!panel.contains("Done") && log.take() == [])
    // A later tap is no double tap.
    try panel.advance(by: .seconds(1))
    try panel.tap("Name")
    try panel.key(.end)
    try panel.tap("o")
    try panel.tap("Close")
    #expect(try panel.value(of: "Name") == "Anno")
    // The entry has ended, and its text is what Escape restores.
    for key in [Key.end, .character("x"), .escape] { try panel.key(key) }
    #expect(try panel.value(of: "Name") == "Anno")
    try panel.advance(by: .seconds(1))
    try panel.tap("Name")
    for key in [Key.end, .character("x"), .enter] { try panel.key(key) }
    #expect(log.take() == ["submit Annox"])
    #expect(!panel.contains("Done"))
  }

  @Test("Escape closes the keyboard of an editor and keeps the page")
  func escapeInEditor() throws {
    struct Note: View {
      @State private var text = "One"
      var body: some View { TextEditor(text: $text).frame(height: 200) }
    }
    let panel = try Harness(size: Size(width: 800, height: 960)) { Note() }
    try panel.tap("Text")
    for key in [Key.end, .character("!")] { try panel.key(key) }
    #expect(panel.contains("Done"))
    try panel.key(.escape)
    #expect(try panel.value(of: "Text") == "One!")
    #expect(!panel.contains("Done"))
  }

  @Test("A touch brings the keypad up, which types and goes again")
  func keypad() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 800, height: 960)) { Form(log: log) }
    try panel.tap("Name")
    try panel.tap("o")
    try panel.tap("Shift")
    try panel.tap("K")
    try panel.tap("k")
    try panel.tap("Delete")
    #expect(try panel.value(of: "Name").hasSuffix("oK"))
    try panel.tap("Done")
    #expect(log.take().count == 1 && !panel.contains("Done"))
    try panel.tap("Name")
    #expect(panel.contains("Done"))
    try panel.tap("Other")
    #expect(!panel.contains("Done"))
  }

  @Test("The knob alone can type")
  func knob() throws {
    let log = Log()
    let panel = try Harness { Form(log: log) }
    try panel.turn(by: 2)
    try panel.pressKnob()
    #expect(panel.contains("Close"))
    try panel.turn(by: 3)
    try panel.pressKnob()
    try panel.turn(by: -2)
    try panel.pressKnob()
    try panel.turn(by: -2)
    try panel.pressKnob()
    #expect(!panel.contains("Close"))
    try panel.activate("Check")
    #expect(log.take() == ["submit Ann", "right"])
    try panel.turn(by: 1)
    #expect(panel.stage.focus.isVisible)
  }

  @Test("A secret is neither drawn nor read out")
  func secret() throws {
    let panel = try Harness { Form(log: Log()) }
    let other = try Harness { Form(log: Log()) }
    for (panel, text) in [(panel, "42"), (other, "17")] {
      try panel.key(.tab)
      try panel.key(.tab)
      for character in text { try panel.key(.character(character)) }
    }
    #expect(panel.bitmap == other.bitmap)
    #expect(!panel.stage.accessibilityDump.contains("42") && !panel.stage.layoutDump.contains("42"))
    #expect(try panel.value(of: "Code") == "2 digits entered")
  }

  @Test("A text that is parsed is handed on when it is complete")
  func committing() throws {
    struct Number: View {
      @State private var value = 5
      var body: some View {
        TextField(
          committing: Binding(get: { "\(value)" }, set: { value = Int($0) ?? value }), title: "Number", prompt: nil)
        Pad(name: "value", width: 5, height: 5).accessibilityValue("\(value)")
      }
    }
    let panel = try Harness { VStack { Number() } }
    try panel.key(.tab)
    try panel.key(.backspace)
    #expect(try panel.value(of: "Number") == "" && panel.value(of: "value") == "5")
    try panel.key(.character("7"))
    try panel.key(.enter)
    #expect(try panel.value(of: "value") == "7")
    try panel.key(.character("x"))
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "7")
  }

  @Test("All keys fit side by side on a narrow panel", arguments: [480.0, 800])
  func narrow(width: Double) throws {
    let panel = try Harness(size: Size(width: width, height: 640)) { Form(log: Log()) }
    try panel.tap("Name")
    let row = try "qwertyuiop".map { try panel.element(String($0)).frame }
    #expect(row[0].minX >= 8 && row[9].maxX <= width - 8)
    for (left, right) in zip(row, row.dropFirst()) {
      #expect(left.maxX < right.minX && abs(left.width - right.width) < 1.5 && left.height >= 44)
    }
  }
}
