import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Coming and going of rows")
struct RowLifecycleTests {
  private final class Journal { var lines: [String] = [] }

  @Test("The rows of a list that go together say so in their order")
  func rowsGo() throws {
    struct Panel: View {
      let journal: Journal
      @State private var count = 12
      var body: some View {
        VStack {
          Button("Clear") { count = 0 }
          List(0..<count, id: \.self) { row in
            Text("Row \(row)").onDisappear { journal.lines.append("\(row)") }
          }
        }
      }
    }
    let journal = Journal()
    let panel = try Harness(size: Size(width: 300, height: 1_000)) { Panel(journal: journal) }
    try panel.tap("Clear")
    #expect(journal.lines == (0..<12).map(String.init))
  }
}
