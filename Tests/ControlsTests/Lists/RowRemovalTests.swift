import FaceplateTesting
import Graphics
import Runtime
import Testing

@testable import Controls

/// Rows that are deleted where things move as on a screen.
@MainActor @Suite("Rows that go")
struct RowRemovalTests {
  private struct Shopping: View {
    @State private var rows = ["Milk", "Bread", "Eggs"]
    var body: some View {
      List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
    }
  }

  private func panel() throws -> Harness {
    let panel = try Harness(size: Size(width: 320, height: 240)) { Shopping() }
    try panel.setEnvironment { $0.motionTokens = .standard }
    return panel
  }

  private func delete(_ name: String, on panel: Harness) throws {
    let action = try #require(try panel.element(name).actions.first { $0.name == "Delete" })
    action.perform()
    try panel.frame()
  }

  @Test("The card ends below the last row as long as it moves, and the row that goes fades")
  func card() throws {
    let panel = try panel()
    let (card, page) = (Theme.light.palette.surface.premultiplied, Theme.light.palette.background.premultiplied)
    /// Whether there is a word in the first row.
    func hasWord() -> Bool {
      (20..<56).contains { y in (32..<80).contains { panel.bitmap[$0, y] != card } }
    }
    try delete("Milk", on: panel)
    #expect(panel.bitmap[200, 140] == card && hasWord())
    #expect(!panel.contains("Milk"), "It is gone for fingers and for what is read out.")
    try panel.advance(by: .seconds(1))
    #expect(panel.bitmap[200, 140] == page && panel.bitmap[200, 100] == card)
    #expect(panel.stage.deadline == nil)
  }

  @Test("Rows that follow can be deleted while one goes")
  func several() throws {
    let panel = try panel()
    for name in ["Milk", "Bread", "Eggs"] {
      try delete(name, on: panel)
      try panel.advance(by: .milliseconds(50))
    }
    try panel.advance(by: .seconds(1))
    #expect(panel.labels == [] && panel.stage.deadline == nil)
  }
}
