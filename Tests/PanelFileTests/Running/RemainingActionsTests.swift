import Testing
import Values

@testable import PanelFile

@Suite("The actions that are still to be carried out") struct RemainingActionsTests {
  /// The name of the page that an action opens.
  private func page(_ action: PanelAction?) -> String? {
    if case .go(let page)? = action { page } else { nil }
  }

  @Test("A list that begins goes before the rest of the list around it")
  func order() {
    var rest = RemainingActions([.go("a"), .go("d")])
    #expect(page(rest.next()) == "a")
    rest.begin([.go("b"), .go("c")])
    #expect(!rest.isEmpty)
    #expect((0..<4).map { _ in page(rest.next()) } == ["b", "c", "d", nil])
    #expect(rest.isEmpty)
    rest.begin([])
    #expect(rest.isEmpty)
  }

  @Test("Thousands of lists one after another are not piled up")
  func depth() {
    var rest = RemainingActions((0..<5_000).map { .go("\($0)") })
    var (depth, count) = (0, 0)
    while let action = rest.next() {
      count += 1
      // Every second action is in a list of its own, as that of an if:.
      if let name = page(action), Int(name) != nil { rest.begin([.go("inside")]) }
      depth = max(depth, rest.depth)
    }
    #expect(count == 10_000 && depth == 2)
  }
}
