import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Bindings of a selection")
struct TextSelectionBindingTests {
  private struct Form: View {
    var isEditor = false
    @State private var text = "one two three"
    @State private var selection: TextSelection?

    private var told: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      guard range.upperBound <= text.endIndex else { return "beyond" }
      let places = [range.lowerBound, range.upperBound].map { text.distance(from: text.startIndex, to: $0) }
      return selection.isInsertion ? "caret \(places[0])" : "selected \(places[0]) to \(places[1])"
    }

    private func index(_ place: Int) -> String.Index { text.index(text.startIndex, offsetBy: place) }

    var body: some View {
      VStack {
        Text(told)
        if isEditor {
          TextEditor(text: $text, selection: $selection).frame(width: 300, height: 100)
        } else {
          TextField("Name", text: $text, selection: $selection).frame(width: 300)
        }
        Button("Other") {}
        Do("Select two") { selection = TextSelection(range: index(4)..<index(7)) }
        Do("Select both") {
          selection = TextSelection(ranges: RangeSet([index(0)..<index(3), index(4)..<index(7)]))
        }
        Do("Place caret") { selection = TextSelection(insertionPoint: index(3)) }
        Do("Select too much") {
          let long = String(repeating: "a", count: 100)
          selection = TextSelection(range: long.startIndex..<long.endIndex)
        }
        Do("Replace") { text = "ab" }
      }
    }
  }

  private func panel(_ form: Form = Form()) throws -> Harness {
    try Harness(size: Size(width: 400, height: 400)) { form }
  }

  @Test("The binding follows the caret and the selection, and is nil while the text is not edited")
  func read() throws {
    let panel = try panel()
    #expect(panel.contains("none"))
    try panel.tab(to: "Name")
    #expect(panel.contains("caret 13"), "\(panel.labels)")
    try panel.key(.left, .shift)
    try panel.key(.left, .shift)
    #expect(panel.contains("selected 11 to 13"), "\(panel.labels)")
    try panel.key(.character("x"))
    #expect(panel.contains("caret 12"), "\(panel.labels)")
    try panel.key(.character("a"), .control)
    #expect(panel.contains("selected 0 to 12"), "\(panel.labels)")
    try panel.tab(to: "Other")
    #expect(panel.contains("none"), "\(panel.labels)")
  }

  @Test("What the application selects is replaced by what is typed, and the caret goes where it puts it")
  func write() throws {
    let panel = try panel()
    try panel.tab(to: "Name")
    try panel.activate("Select two")
    #expect(panel.contains("selected 4 to 7"), "\(panel.labels)")
    try panel.key(.character("2"))
    #expect(try panel.value(of: "Name") == "one 2 three")
    #expect(panel.contains("caret 5"), "\(panel.labels)")
    try panel.activate("Place caret")
    #expect(panel.contains("caret 3"), "\(panel.labels)")
    try panel.key(.character("s"))
    try panel.key(.right, .shift)
    #expect(try panel.value(of: "Name") == "ones 2 three")
    #expect(panel.contains("selected 4 to 5"), "\(panel.labels)")
  }

  @Test("A selection that is set before the text is edited counts when the focus comes")
  func before() throws {
    let panel = try panel()
    try panel.activate("Select two")
    #expect(panel.contains("selected 4 to 7"), "\(panel.labels)")
    try panel.tab(to: "Name")
    try panel.key(.character("2"))
    #expect(try panel.value(of: "Name") == "one 2 three")
  }

  @Test("Places beyond the text mean its end, and several ranges all that is between them")
  func places() throws {
    let panel = try panel()
    try panel.tab(to: "Name")
    try panel.activate("Select both")
    #expect(panel.contains("selected 0 to 7"), "\(panel.labels)")
    try panel.activate("Select too much")
    #expect(panel.contains("selected 0 to 13"), "\(panel.labels)")
    let text = "a👩‍👩‍👧b"
    let range = text.index(after: text.startIndex)..<text.index(before: text.endIndex)
    #expect(TextSelection(range: range).places(in: text) == 1..<2)
    #expect(TextSelection(ranges: RangeSet()).places(in: text) == nil)
  }

  @Test("The application is told where the caret is after it has replaced the text")
  func replaced() throws {
    let panel = try panel()
    try panel.tab(to: "Name")
    try panel.activate("Place caret")
    try panel.activate("Replace")
    #expect(panel.contains("caret 2"), "\(panel.labels)")
    try panel.key(.character("c"))
    #expect(try panel.value(of: "Name") == "abc")
  }

  @Test("The selection of an editor is read and set")
  func editor() throws {
    let panel = try panel(Form(isEditor: true))
    try panel.tab(to: "Text")
    #expect(panel.contains("caret 13"), "\(panel.labels)")
    try panel.activate("Select two")
    try panel.key(.enter)
    #expect(try panel.value(of: "Text") == "one \n three")
    #expect(panel.contains("caret 5"), "\(panel.labels)")
  }

  @Test("The binding of another field is not told the selection of a secret")
  func secret() throws {
    struct Page: View {
      @State private var secret = "sesame"
      @State private var name = "Ann"
      @State private var selection: TextSelection?

      var body: some View {
        VStack {
          Text(selection == nil ? "none" : "some")
          SecureField("Secret", text: $secret).frame(width: 300)
          TextField("Name", text: $name, selection: $selection).frame(width: 300)
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 400)) { Page() }
    try panel.tab(to: "Secret")
    try panel.key(.character("a"), .control)
    #expect(panel.contains("none"), "\(panel.labels)")
  }
}
