import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Search suggestions")
struct SearchSuggestionTests {
  /// A list of two rows whose search field suggests the fruits that begin with its text.
  private struct Shop: View {
    private static let fruits = [
      "apple", "apricot", "banana", "cherry", "fig", "grape", "kiwi", "lemon", "melon", "orange", "peach", "plum",
    ]
    @State private var text = ""
    @State private var bought = "nothing"

    var body: some View {
      List {
        Text("query \(text)")
        Text("bought \(bought)")
        Button("Buy") { bought = text }
      }
      .searchable(text: $text)
      .searchSuggestions {
        ForEach(Self.fruits.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
          Text("Find \($0)").searchCompletion($0)
        }
      }
    }
  }

  private func panel(_ size: Size = Size(width: 800, height: 480)) throws -> Harness {
    try Harness(size: size) { Shop() }
  }

  nonisolated private static let small = [Size(width: 320, height: 240), Size(width: 480, height: 272)]

  @Test("A touch shows the suggestions above the keyboard; the choice of one fills the field and closes the list")
  func touch() throws {
    let panel = try panel()
    #expect(!panel.contains("Find apple"))
    try panel.tap("Search")
    let (field, row) = (try panel.element("Search").frame, try panel.element("Find apple").frame)
    #expect(row.minY >= field.maxY && row.minX >= field.minX && row.maxX <= field.maxX, "\(row)")
    #expect(row.maxY <= (try panel.element("q").frame.minY), "\(row)")
    try panel.tap("Find apricot")
    #expect(panel.contains("query apricot") && !panel.contains("Find apricot"), "\(panel.labels)")
    #expect(!panel.contains("Done"), "the choice ends the typing")
  }

  @Test("The list opens again when the text changes, and closes when it is submitted")
  func again() throws {
    let panel = try panel()
    try panel.tap("Search")
    try panel.tap("Find apricot")
    for _ in 0..<6 { try panel.key(.backspace) }
    #expect(panel.contains("query a") && panel.contains("Find apple"), "\(panel.labels)")
    #expect(!panel.contains("Find banana"))
    try panel.key(.enter)
    #expect(panel.contains("query a") && !panel.contains("Find apple"), "\(panel.labels)")
    try panel.key(.character("p"))
    #expect(panel.contains("Find apple"))
    try panel.key(.escape)
    #expect(panel.contains("query ap") && !panel.contains("Find apple"), "\(panel.labels)")
  }

  @Test("On a small panel the list has the room that the keyboard has left when it is closed", arguments: small)
  func smallPanel(size: Size) throws {
    let panel = try panel(size)
    try panel.tap("Search")
    #expect(!panel.contains("Find apple"), "\(panel.labels)")
    try panel.tap("Close")
    let (field, row) = (try panel.element("Search").frame, try panel.element("Find apple").frame)
    #expect(row.minY >= field.maxY && row.maxY <= size.height && row.maxX <= size.width, "\(row)")
    try panel.turn(to: "Find plum")
    try panel.advance(by: .seconds(2))
    let last = try panel.element("Find plum").frame
    #expect(last.minY >= field.maxY && last.maxY <= size.height, "\(last)")
    try panel.pressKnob()
    #expect(panel.contains("query plum") && !panel.contains("Find plum"), "\(panel.labels)")
  }

  @Test("The knob comes from the field to the suggestions, and from these to the content")
  func knob() throws {
    let panel = try panel()
    try panel.turn(to: "Search")
    #expect(panel.contains("Find apple"))
    try panel.turn(by: 1)
    #expect(panel.focusedLabels == ["Cancel"] && panel.contains("Find apple"), "\(panel.focusedLabels)")
    try panel.turn(by: 1)
    #expect(panel.focusedLabels == ["Find apple"], "\(panel.focusedLabels)")
    try panel.turn(to: "Find cherry")
    #expect(panel.contains("Find apple"))
    try panel.turn(to: "Buy")
    #expect(!panel.contains("Find apple"), "\(panel.labels)")
    try panel.turn(to: "Search")
    try panel.turn(to: "Find cherry")
    try panel.pressKnob()
    #expect(panel.contains("query cherry") && !panel.contains("Find cherry"), "\(panel.labels)")
    try panel.turn(to: "Buy")
    try panel.pressKnob()
    #expect(panel.contains("bought cherry"), "\(panel.labels)")
  }

  @Test("The arrow keys go from the field through the suggestions, and Enter chooses one")
  func keys() throws {
    let panel = try panel()
    try panel.tab(to: "Search")
    try panel.key(.down)
    #expect(panel.focusedLabels == ["Find apple"], "\(panel.focusedLabels)")
    try panel.key(.down)
    try panel.key(.enter)
    #expect(panel.contains("query apricot") && !panel.contains("Find apricot"), "\(panel.labels)")
    #expect(panel.focusedLabels.contains("Search"), "\(panel.focusedLabels)")
    try panel.key(.character("s"))
    #expect(panel.contains("query apricots"), "\(panel.labels)")
  }

  @Test("Suggestions are read after the field and before the content, and are pressed by name")
  func speech() throws {
    let panel = try panel()
    try panel.tab(to: "Search")
    let labels = panel.labels
    let places = try ["Search", "Find apple", "Buy"].map { try #require(labels.firstIndex(of: $0)) }
    #expect(places == places.sorted(), "\(labels)")
    try panel.activate("Find kiwi")
    #expect(panel.contains("query kiwi") && !panel.contains("Find kiwi"), "\(panel.labels)")
  }

  @Test("The button in the empty field ends the search")
  func cancel() throws {
    let panel = try panel()
    try panel.tap("Search")
    try panel.tap("Cancel")
    #expect(!panel.contains("Find apple") && !panel.contains("Cancel") && !panel.contains("Done"), "\(panel.labels)")
    try panel.key(.character("x"))
    #expect(panel.contains("query "), "\(panel.labels)")
  }

  @Test("Without suggestions there is no list, and a suggestion without a completion does nothing")
  func plain() throws {
    struct Page: View {
      let hasEntry: Bool
      @State private var text = ""

      var body: some View {
        List { Text("query \(text)") }.searchable(text: $text) { if hasEntry { Text("Type a name") } }
      }
    }
    let empty = try Harness(size: Size(width: 800, height: 480)) { Page(hasEntry: false) }
    try empty.tab(to: "Search")
    #expect(!empty.contains("Cancel"), "\(empty.labels)")
    let panel = try Harness(size: Size(width: 800, height: 480)) { Page(hasEntry: true) }
    try panel.tab(to: "Search")
    #expect(panel.contains("Type a name") && panel.contains("Cancel"), "\(panel.labels)")
    try panel.tap(at: try panel.element("Type a name").frame.center)
    #expect(panel.contains("query ") && panel.contains("Type a name"), "\(panel.labels)")
  }

  @Test("The binding is true while a suggestion has the focus")
  func presented() throws {
    struct Page: View {
      @State private var text = ""
      @State private var isSearching = false

      var body: some View {
        VStack {
          Text(isSearching ? "searching" : "idle")
          List { Button("Buy") {} }
            .searchable(text: $text, isPresented: $isSearching)
            .searchSuggestions { Text("Find apple").searchCompletion("apple") }
        }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Page() }
    try panel.turn(to: "Find apple")
    #expect(panel.contains("searching"), "\(panel.labels)")
    try panel.turn(to: "Buy")
    #expect(panel.contains("idle"), "\(panel.labels)")
  }
}
