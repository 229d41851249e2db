import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Search fields")
struct SearchableTests {
  private struct Panel: View {
    @State private var text = ""
    @State private var isSearching = false

    var body: some View {
      VStack {
        Do("Search now") { isSearching = true }
        Do("Stop") { isSearching = false }
        Text(isSearching ? "searching for \(text)" : "idle")
        List { Text("Bread") }.searchable(text: $text, isPresented: $isSearching)
      }
    }
  }

  @Test("The binding moves the focus into the field and out of it")
  func write() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { Panel() }
    #expect(panel.contains("idle"))
    try panel.activate("Search now")
    try panel.key(.character("r"))
    try panel.key(.character("y"))
    #expect(panel.contains("searching for ry"), "\(panel.labels)")
    try panel.activate("Stop")
    #expect(panel.contains("idle"), "\(panel.labels)")
    try panel.key(.character("e"))
    try panel.activate("Search now")
    #expect(panel.contains("searching for ry"), "\(panel.labels)")
  }

  @Test("A title alone is the placeholder of a field with a binding, too")
  func prompt() throws {
    func pixels(_ content: some View) throws -> [UInt32] {
      let picture = try Harness(size: Size(width: 300, height: 200)) { content }.snapshot()
      return (0..<picture.width * picture.height).map { picture.pixels[$0] }
    }
    let (text, isOpen) = (Binding.constant(""), Binding.constant(false))
    let page = List { Text("Bread") }
    let wanted = try pixels(page.searchable(text: text, isPresented: isOpen, prompt: Text("Any bread")))
    #expect(try pixels(page.searchable(text: text, isPresented: isOpen, prompt: "Any bread")) == wanted)
    #expect(try pixels(page.searchable(text: text, isPresented: isOpen, prompt: String("Any bread"))) == wanted)
    #expect(try pixels(page.searchable(text: text, isPresented: isOpen)) != wanted)
  }

  @Test("A touch on the field sets the binding")
  func read() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { Panel() }
    try panel.tap("Search")
    #expect(panel.contains("searching for "), "\(panel.labels)")
  }

  @Test("The glass and the button that clears the text lie in the field")
  func parts() throws {
    for text in ["", "Bread"] {
      let panel = try Harness(size: Size(width: 400, height: 400)) {
        List { Text("Bread") }.searchable(text: .constant(text))
      }
      let field = try panel.element("Search").frame
      #expect(field.minX == 16 && field.maxX == 384, "\(field)")
      if !text.isEmpty { #expect(field.contains(try panel.element("Clear").frame)) }
    }
  }

  @Test("The text of a search field begins after the glass, and is cleared by the button")
  func clear() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { Panel() }
    try panel.activate("Search now")
    try panel.key(.character("r"))
    let line = try #require(visual(panel.stage.rootLayoutNode))
    let field = try panel.element("Search").frame
    #expect(line.stageFrame.minX == field.minX + 38)
    try panel.tap("Clear")
    #expect(panel.contains("searching for "), "\(panel.labels)")
  }

  /// The line of text of the first text field.
  private func visual(_ layoutNode: LayoutNode) -> LayoutNode? {
    if layoutNode.behavior is TextFieldBehavior { return layoutNode }
    for child in layoutNode.children { if let found = visual(child) { return found } }
    return nil
  }
}
