import FaceplateTesting
import Graphics
import TestFixtures
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Selecting, copying and undoing text")
struct TextSelectionTests {
  private struct Form: View {
    @State private var first = "one two three"
    @State private var second = ""
    @State private var secret = "sesame"
    @State private var count = "12"

    var body: some View {
      VStack {
        TextField("First", text: $first).frame(width: 300)
        TextField("Second", text: $second).frame(width: 300)
        SecureField("Secret", text: $secret).frame(width: 300)
        TextField("Count", text: $count).keypad(.number).frame(width: 300)
        Do("Check") { second = secret }
      }
    }
  }

  private func panel() throws -> Harness { try Harness(size: Size(width: 800, height: 960)) { Form() } }

  private func type(_ text: String, _ panel: Harness) throws {
    for letter in text { try panel.key(letter == " " ? .space : .character(letter)) }
  }

  private func control(_ letter: Character, _ panel: Harness, shift: Bool = false) throws {
    try panel.key(.character(letter), shift ? [.control, .shift] : .control)
  }

  // MARK: Model

  @Test("What is typed or deleted takes the place of the selection")
  func model() {
    var edit = TextEdit("one two three")
    edit.selectWord(at: 5)
    #expect(edit.selectedText == "two" && edit.caret == 7)
    edit.insert("2")
    #expect(edit.text == "one 2 three" && edit.caret == 5 && edit.selection.isEmpty)
    edit.selectAll()
    edit.deleteBackward()
    #expect(edit.text.isEmpty)
  }

  @Test(
    "A word reaches to the letters around it; right behind it, it is meant as well",
    arguments: [(0, "one"), (2, "one"), (3, "one"), (4, "two"), (13, "three"), (99, "three")])
  func words(place: Int, word: String) {
    var edit = TextEdit("one two three")
    edit.selectWord(at: place)
    #expect(edit.selectedText == word)
  }

  @Test("Between words and in an empty text there is something to select, or nothing")
  func gaps() {
    var edit = TextEdit("a -- b")
    edit.selectWord(at: 3)
    #expect(edit.selectedText == " -- ")
    var empty = TextEdit()
    empty.selectWord(at: 4)
    #expect(empty.selection.isEmpty)
  }

  @Test("The caret goes by words, over what is between them")
  func byWord() {
    var edit = TextEdit("one, two")
    edit.moveByWord(isForward: false, extending: false)
    #expect(edit.caret == 5)
    edit.moveByWord(isForward: false, extending: true)
    #expect(edit.caret == 0 && edit.selectedText == "one, ")
    edit.moveByWord(isForward: true, extending: false)
    #expect(edit.caret == 3 && edit.selection.isEmpty)
  }

  @Test("Without Shift an arrow goes to the end of the selection")
  func collapse() {
    var edit = TextEdit("abcdef")
    edit.select(2..<4)
    edit.move(by: -1)
    #expect(edit.caret == 2 && edit.selection.isEmpty)
  }

  @Test("Changes are undone word by word, and done again")
  func history() {
    var (edit, history) = (TextEdit(), TextHistory())
    func change(_ body: (inout TextEdit) -> Void) {
      let before = edit
      body(&edit)
      history.note(before, edit)
    }
    for letter in "one two" { change { $0.insert(String(letter)) } }
    change { $0.selectAll() }
    change { $0.insert("x") }
    history.undo(&edit)
    #expect(edit.text == "one two" && edit.selectedText == "one two")
    history.undo(&edit)
    #expect(edit.text == "one ")
    history.undo(&edit)
    #expect(edit.text.isEmpty && !history.canUndo)
    history.redo(&edit)
    history.redo(&edit)
    #expect(edit.text == "one two")
    change { $0.deleteBackward() }
    #expect(!history.canRedo)
    for _ in 0..<500 { change { $0.insert("ab") } }
    var steps = 0
    while history.canUndo {
      history.undo(&edit)
      steps += 1
    }
    #expect(steps == ControlsLimits.textChanges)
  }

  // MARK: Keys

  @Test("Shift and arrows select, Control copies, cuts, pastes, undoes and does again")
  func keys() throws {
    let panel = try panel()
    try panel.key(.tab)
    for _ in 0..<5 { try panel.key(.left, .shift) }
    try control("x", panel)
    #expect(try panel.value(of: "First") == "one two ")
    try control("v", panel)
    try control("v", panel)
    #expect(try panel.value(of: "First") == "one two threethree")
    try control("z", panel)
    try control("z", panel)
    try control("z", panel)
    #expect(try panel.value(of: "First") == "one two three")
    try control("z", panel, shift: true)
    #expect(try panel.value(of: "First") == "one two ")
    try control("a", panel)
    try control("c", panel)
    try panel.key(.tab)
    try control("v", panel)
    #expect(try panel.value(of: "Second") == "one two ")
    try panel.key(.left, [.control, .shift])
    try type("x", panel)
    #expect(try panel.value(of: "Second") == "one x")
  }

  @Test("Shift with Home and End selects to the ends")
  func ends() throws {
    let panel = try panel()
    try panel.key(.tab)
    try panel.key(.home, .shift)
    try type("a", panel)
    #expect(try panel.value(of: "First") == "a")
  }

  // MARK: Secrets and hostile text

  @Test("A secret is never copied or cut, and nothing of it is kept to be undone")
  func secrets() throws {
    let panel = try panel()
    for _ in 0..<3 { try panel.key(.tab) }
    try control("a", panel)
    try control("c", panel)
    try control("x", panel)
    #expect(panel.stage.service(PanelClipboard.self).text.isEmpty)
    #expect(panel.announcements.contains("A secret is not copied"))
    try panel.key(.backspace)
    try control("z", panel)
    try panel.activate("Check")
    #expect(try panel.value(of: "Second") == "")
  }

  @Test(
    "A private text is never copied or cut: pasted into another field, all would see it",
    arguments: ["c", "x"] as [Character])
  func privateText(letter: Character) throws {
    struct Form: View {
      @State private var name = "Anna"
      @State private var other = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name).privacySensitive().frame(width: 300)
          TextField("Other", text: $other).frame(width: 300)
          Do("Check") { other += name }
        }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Form() }
    try panel.key(.tab)
    try control("a", panel)
    try control(letter, panel)
    #expect(panel.announcements.contains("A secret is not copied"))
    try panel.key(.tab)
    try control("v", panel)
    #expect(try panel.value(of: "Other") == "")
    try panel.activate("Check")
    #expect(try panel.value(of: "Other") == "Anna")
  }

  @Test("A secret is shown on demand, and hidden again when its field is left")
  func reveal() throws {
    let panel = try panel()
    try panel.tap("Secret")
    let hidden = panel.snapshot()
    try panel.tap("Show password")
    #expect(panel.bitmap != hidden && panel.contains("Hide password"))
    #expect(try panel.value(of: "Secret") == "6 characters entered")
    try panel.tap("Close")
    #expect(!panel.contains("Hide password"))
    try panel.tap("Secret")
    #expect(panel.contains("Show password"))
  }

  @Test(
    "A hostile paste is refused with a reason, and changes nothing",
    arguments: [
      ("12a4", "only digits"), (String(repeating: "7", count: 10_000), "Too long"), ("1\u{202E}2", "invisible"),
      ("1\u{0}2", "invisible"), ("12\n34", "invisible"), ("", "Nothing"),
    ])
  func hostile(text: String, reason: String) throws {
    let panel = try panel()
    for _ in 0..<4 { try panel.key(.tab) }
    panel.stage.service(PanelClipboard.self).text = text
    try control("v", panel)
    #expect(try panel.value(of: "Count") == "12")
    #expect(panel.announcements.last?.contains(reason) == true)
  }

  // MARK: Touch

  /// The place of a caret in a field, in the coordinates of the stage.
  private func place(_ count: Int, in label: String, _ panel: Harness) throws -> Point {
    let frame = try panel.element(label).frame
    func search(_ layoutNode: LayoutNode) -> TextFieldBehavior? {
      let text = layoutNode.behavior as? TextFieldBehavior
      if let text, frame.contains(layoutNode.stageFrame.center) { return text }
      return layoutNode.behavior.shownChildren.firstMapped(search)
    }
    let text = try #require(search(panel.stage.rootLayoutNode))
    let rect = text.caretRect(at: count)
    return Point(x: text.layoutNode.stageFrame.minX + rect.midX, y: frame.midY)
  }

  @Test("A double tap selects a word; its ends are dragged; a tap ends the selection")
  func touch() throws {
    let panel = try panel()
    try panel.tap(at: place(5, in: "First", panel))
    try panel.advance(by: .milliseconds(80))
    try panel.tap(at: place(5, in: "First", panel))
    try panel.tap("Edit")
    try panel.tap("Copy")
    #expect(panel.stage.service(PanelClipboard.self).text == "two")
    // The end of the selection, taken to the end of the text.
    try panel.press(at: place(7, in: "First", panel))
    let (start, end) = try (place(7, in: "First", panel), place(13, in: "First", panel))
    try panel.move(dx: end.x - start.x, steps: 8)
    try panel.lift()
    try panel.tap("Copy")
    #expect(panel.stage.service(PanelClipboard.self).text == "two three")
    try panel.tap(at: place(1, in: "First", panel))
    try panel.tap("Paste")
    #expect(try panel.value(of: "First") == "otwo threene two three")
  }

  @Test("A drag moves the caret of a field that is edited, and nothing in another one")
  func drag() throws {
    let panel = try panel()
    try panel.drag("First", dx: 100)
    #expect(!panel.contains("Done"))
    try panel.tap(at: place(13, in: "First", panel))
    try panel.press(at: place(13, in: "First", panel))
    let (start, end) = try (place(13, in: "First", panel), place(3, in: "First", panel))
    try panel.move(dx: end.x - start.x, steps: 8)
    try panel.lift()
    try panel.tap("x")
    #expect(try panel.value(of: "First") == "onex two three")
  }

  @Test("The keyboard's own keys edit: by touch and by knob")
  func editKeys() throws {
    let panel = try panel()
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.activate("Edit")
    try panel.activate("Select left")
    try panel.activate("Select left")
    try panel.activate("Cut")
    #expect(try panel.value(of: "First") == "one two thr")
    try panel.activate("Left")
    try panel.activate("Paste")
    #expect(try panel.value(of: "First") == "one two theer")
    try panel.activate("Undo")
    #expect(try panel.value(of: "First") == "one two thr")
    try panel.activate("Redo")
    #expect(try panel.value(of: "First") == "one two theer")
    try panel.activate("Select all")
    try panel.activate("Delete")
    #expect(try panel.value(of: "First") == "")
  }

  @Test("On several lines what is selected may begin on one and end on another")
  func lines() throws {
    struct Notes: View {
      @State private var text = "first\nsecond\nthird"
      var body: some View { TextEditor(text: $text).frame(width: 300, height: 200) }
    }
    let panel = try Harness { Notes() }
    try panel.key(.tab)
    try panel.key(.up, .shift)
    try panel.key(.home, .shift)
    try control("x", panel)
    #expect(try panel.value(of: "Text") == "first\n")
    #expect(panel.stage.service(PanelClipboard.self).text == "second\nthird")
    try control("v", panel)
    #expect(try panel.value(of: "Text") == "first\nsecond\nthird")
  }
}
