import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Search tokens")
struct SearchTokenTests {
  private struct Tint: Identifiable, Hashable {
    var name: String
    var isDark = false
    let id: Int

    static let all = ["red", "green", "blue"].enumerated().map { Tint(name: $1, id: $0) }
  }

  private struct Shop: View {
    var tokens = [Tint.all[0], Tint.all[1]]
    var offers = false
    @State private var text = ""
    @State private var chosen: [Tint]?

    var body: some View {
      let bound = Binding(get: { chosen ?? tokens }, set: { chosen = $0 })
      let list = List { Text("\(bound.wrappedValue.map(\.name).joined(separator: ", ")): \(text)") }
      if offers {
        list.searchable(text: $text, tokens: bound, suggestedTokens: .constant(Tint.all)) { Text("tint \($0.name)") }
          .searchSuggestions { Text("Find apple").searchCompletion("apple") }
      } else {
        list.searchable(text: $text, tokens: bound) { Text("tint \($0.name)") }
      }
    }
  }

  private func panel(_ size: Size = Size(width: 800, height: 480), of shop: Shop = Shop()) throws -> Harness {
    try Harness(size: size) { shop }
  }

  @Test("The tokens lie in the field, and the text begins after them", arguments: [320.0, 800])
  func places(width: Double) throws {
    let panel = try panel(Size(width: width, height: 240))
    let field = try panel.element("Search").frame
    let token = try panel.element("tint green").frame
    #expect(field.contains(token), "\(token)")
    let line = try #require(
      panel.stage.rootLayoutNode.first { $0.behavior is TextFieldBehavior }?.stageFrame)
    #expect(line.minX >= token.maxX && line.width > 40, "\(line)")
  }

  // https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:ispresented:placement:prompt:token:)
  @Test(
    "A binding moves the focus into a field with tokens, and out of it", arguments: ["tokens", "suggested", "editable"])
  func presented(kind: String) throws {
    struct Page: View {
      let kind: String
      @State private var isPresented = false
      @State private var text = ""
      @State private var tints = [Tint.all[0]]

      var body: some View {
        Do("Search now") { isPresented = true }
        Do("Stop") { isPresented = false }
        Text(isPresented ? "searching for \(text)" : "idle")
        let list = List { Text("Bread") }
        switch kind {
        case "suggested":
          list.searchable(
            text: $text, tokens: $tints, suggestedTokens: .constant(Tint.all), isPresented: $isPresented, prompt: "Find"
          ) { Text($0.name) }
        case "editable":
          list.searchable(text: $text, editableTokens: $tints, isPresented: $isPresented, prompt: "Find") {
            Text($0.wrappedValue.name)
          }
        default:
          list.searchable(text: $text, tokens: $tints, isPresented: $isPresented, prompt: "Find") { Text($0.name) }
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 480)) { VStack { Page(kind: kind) } }
    #expect(panel.contains("idle") && panel.contains("red"))
    try panel.activate("Search now")
    try panel.key(.character("x"))
    #expect(panel.contains("searching for x"), "\(panel.labels)")
    try panel.activate("Stop")
    #expect(panel.contains("idle"), "\(panel.labels)")
  }

  @Test("Delete at the start of the text removes the last token, and before that the text")
  func delete() throws {
    let panel = try panel()
    try panel.tab(to: "Search")
    try panel.key(.character("x"))
    #expect(panel.contains("red, green: x"), "\(panel.labels)")
    try panel.key(.backspace)
    #expect(panel.contains("red, green: "), "\(panel.labels)")
    try panel.key(.backspace)
    #expect(panel.contains("red: "), "\(panel.labels)")
    try panel.key(.character("y"))
    try panel.key(.home)
    try panel.key(.backspace)
    #expect(panel.contains(": y"), "\(panel.labels)")
  }

  @Test("A held Delete key stops at the tokens")
  func held() throws {
    let panel = try panel()
    try panel.tab(to: "Search")
    for letter in "xyz" { try panel.key(.character(letter)) }
    try panel.holdKey(.backspace, for: .seconds(5))
    #expect(panel.contains("red, green: "), "\(panel.labels)")
  }

  @Test("The Delete key of the on-screen keyboard removes a token, too")
  func keypad() throws {
    let panel = try panel()
    try panel.tap("Search")
    try panel.tap("Delete")
    #expect(panel.contains("red: "), "\(panel.labels)")
  }

  @Test("A touch on the button of a token removes it, and the search goes on")
  func remove() throws {
    let panel = try panel(of: Shop(tokens: [Tint.all[2]]))
    try panel.tap("Remove")
    #expect(panel.contains(": ") && !panel.contains("tint blue"), "\(panel.labels)")
    try panel.key(.character("x"))
    #expect(panel.contains(": x"), "\(panel.labels)")
  }

  @Test("The button at the end of the field removes text and tokens")
  func clear() throws {
    let panel = try panel()
    try panel.tap("Clear")
    #expect(panel.contains(": ") && !panel.contains("tint red") && !panel.contains("Clear"), "\(panel.labels)")
  }

  @Test("Suggested tokens are listed before the suggestions, and a chosen one takes the place of the text")
  func suggested() throws {
    let panel = try panel(of: Shop(tokens: [Tint.all[0]], offers: true))
    try panel.tab(to: "Search")
    try panel.key(.character("b"))
    let labels = panel.labels
    let places = try ["tint green", "tint blue", "Find apple"].map { try #require(labels.firstIndex(of: $0)) }
    #expect(places == places.sorted(), "\(labels)")
    try panel.turn(to: "tint blue")
    try panel.pressKnob()
    #expect(panel.contains("red, blue: ") && !panel.contains("Find apple"), "\(panel.labels)")
    try panel.key(.character("x"))
    try panel.activate("Find apple")
    #expect(panel.contains("red, blue: apple"), "\(panel.labels)")
  }

  @Test("A suggestion with a token is chosen like a suggested token; one that the field has is not added again")
  func completion() throws {
    struct Page: View {
      @State private var text = ""
      @State private var tokens: [Tint] = []

      var body: some View {
        List { Text("\(tokens.map(\.name).joined(separator: ", ")): \(text)") }
          .searchable(text: $text, tokens: $tokens) { Text("tint \($0.name)") }
          .searchSuggestions { ForEach(Tint.all) { Text("Only \($0.name)").searchCompletion($0) } }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Page() }
    try panel.tab(to: "Search")
    for _ in 0..<2 {
      try panel.key(.character("g"))
      try panel.activate("Only green")
    }
    #expect(panel.contains("green: "), "\(panel.labels)")
  }

  @Test("An editable token is changed where it stands")
  func editable() throws {
    struct Page: View {
      @State private var text = ""
      @State private var tokens = [Tint.all[0]]

      var body: some View {
        List { Text(tokens.map { $0.isDark ? "dark" : "light" }.joined()) }
          .searchable(text: $text, editableTokens: $tokens) { $token in
            Button(token.name) { token.isDark.toggle() }
          }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Page() }
    #expect(panel.contains("light"))
    try panel.tap("red")
    #expect(panel.contains("dark"), "\(panel.labels)")
  }

  /// A token that counts how often its identity is asked for.
  private struct Counted: Identifiable {
    nonisolated(unsafe) static var reads = 0
    let number: Int
    var id: Int {
      Self.reads += 1
      return number
    }
  }

  @Test("Twice as many tokens ask for twice as many identities", arguments: [false, true])
  func growth(isEditable: Bool) throws {
    func reads(_ count: Int) throws -> Int {
      Counted.reads = 0
      let tokens = Binding.constant((0..<count).map { Counted(number: $0) })
      _ = try Harness(size: Size(width: 400, height: 240)) {
        let list = List { Text("Row") }
        if isEditable {
          list.searchable(text: .constant(""), editableTokens: tokens) { Text(verbatim: "\($0.wrappedValue.number)") }
        } else {
          list.searchable(text: .constant(""), tokens: tokens) { Text(verbatim: "\($0.number)") }
        }
      }
      return Counted.reads
    }
    let (few, many) = (try reads(50), try reads(100))
    #expect(many <= 2 * few + 20, "\(few), \(many)")
  }

  @Test("A binding that returns no tokens at every other reading ends nothing")
  func fickle() {
    var (readings, written) = (0, 0)
    let tokens = Binding<[Tint]> {
      readings += 1
      return readings.isMultiple(of: 2) ? [] : Tint.all
    } set: { _ in
      written += 1
    }
    var elements: [Binding<Tint>] = []
    let parts = SearchTokens(tokens) { element in
      elements.append(element)
      return Text(element.wrappedValue.name)
    }
    for _ in 0..<2 {
      parts.removeLast()
      for element in elements { element.wrappedValue.isDark = true }
      parts.removeAll()
    }
    #expect(elements.count == Tint.all.count && written > 0)
  }
}
