import Testing
import Values

@testable import PanelFile

@Suite("The expansion of components and files")
struct ExpansionTests {
  @Test("What is open is known by name, and closes in reverse order")
  func open() {
    var expansion = Expansion("panel.yaml")
    expansion.begin("zone")
    #expect(expansion.open == ["panel.yaml", "zone"])
    expansion.end()
    #expect(expansion.open == ["panel.yaml"])
  }

  @Test("Bodies may be nested as deep as the limit, and nodes may be as many")
  func limits() {
    var expansion = Expansion("panel.yaml")
    for _ in 0..<Limits.nesting { #expect(expansion.enter() == true) }
    #expect(expansion.enter() == false)
    expansion.leave()
    expansion.leave()
    #expect(expansion.enter() == true)
    #expect(expansion.count(Limits.nodes) == true)
    #expect(expansion.fits)
    #expect(expansion.count(1) == false)
    #expect(!expansion.fits)
  }

  /// A text that one label still shows whole. It counts as 250 nodes besides its own.
  private static let long = String(repeating: "x", count: 16_000)

  @Test("A long text that is repeated counts as many nodes", arguments: [50, 400])
  func longTexts(count: Int) {
    func pages(_ items: String) -> String { "pages: {start: {body: [\(items)]}}\n" }
    func list(_ item: String) -> String { Array(repeating: item, count: count).joined(separator: ", ") }
    let aliases = Panels.problems(pages("&a {text: \(Self.long)}, " + list("*a")))
    let arguments = Panels.problems(
      "components: {C: {parameters: [p], body: [\(list("{text: $p b}"))]}}\n" + pages("{C: {p: \(Self.long)}}"))
    let sixteen = Array(repeating: "*a", count: 16).joined(separator: ", ")
    let keys = Panels.problems(pages("&a {\(Self.long.prefix(1_000)): b}, " + list("[\(sixteen)]")))
    for problems in [aliases, arguments, keys] {
      #expect(problems.contains { $0.contains("make more than 100000") } == (count == 400))
    }
  }

  @Test("No text is made beyond the limit, so that a long argument in each of many texts takes no memory")
  func longArguments() {
    func node(_ text: String) -> SourceNode {
      SourceNode(
        content: .scalar(SourceScalar(text: text, isPlain: true)), place: PanelPlace(file: "panel.yaml")
      ).measured
    }
    let substitution = Substitution(arguments: ["p": node(Self.long)])
    let list = SourceNode(
      content: .list(Array(repeating: node("$p b"), count: 5_000)), place: PanelPlace(file: "panel.yaml"))
    let made = substitution.node(list)
    guard case .list(let items) = made.content else { return #expect(Bool(false)) }
    #expect(items.count { $0.text != "$p b" } <= Limits.nodes / 250 + 1)
    #expect(made.weight > Limits.nodes)
  }
}
