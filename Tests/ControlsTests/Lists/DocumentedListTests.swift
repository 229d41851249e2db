import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What Apple's documentation says of lists.
@MainActor
@Suite("Documented lists")
struct DocumentedListTests {
  private struct Letters: View {
    let log: Log
    @State private var letters = ["a", "b", "c", "d"]
    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete {
            log.note("delete \(Array($0))")
            letters.remove(atOffsets: $0)
          }
          .onMove {
            log.note("move \(Array($0)) to \($1)")
            letters.move(fromOffsets: $0, toOffset: $1)
          }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:) and
  // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
  @Test("Rows are moved and deleted by offsets; the one to which they go is counted before they are taken out")
  func offsets() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 400, height: 400)) { Letters(log: log) }
    try panel.perform("Move down", on: "a")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["move [0] to 2"])
    try panel.perform("Move up", on: "d")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["move [3] to 2"])
    try panel.perform("Delete", on: "d")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["delete [2]"])
    #expect(!panel.contains("d") && panel.contains("c"))
  }
}
