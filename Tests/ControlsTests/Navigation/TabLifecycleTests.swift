import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Coming and going of tabs")
struct TabLifecycleTests {
  private final class Journal { var lines: [String] = [] }

  @Test("What changes before its view has appeared is told with the first appearance, once")
  func changeBefore() throws {
    struct Panel: View {
      let journal: Journal
      @State private var count = 0
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Button("Add") { count += 1 }.tabItem { Text("First") }.tag(0)
          Text("Count \(count)")
            .onChange(of: count, initial: true) { journal.lines.append("\($0) to \($1)") }
            .tabItem { Text("Second") }
            .tag(1)
        }
      }
    }
    let journal = Journal()
    let panel = try Harness { Panel(journal: journal) }
    try panel.tap("Add")
    try panel.tap("Add")
    #expect(journal.lines.isEmpty)
    try panel.tap("Second")
    #expect(journal.lines == ["2 to 2"])
  }
}
