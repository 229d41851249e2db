import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("Pages that are shown and left")
struct PageLifecycleTests {
  private final class Journal {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Page: View {
    let name: String
    let journal: Journal
    @State private var count = 0

    var body: some View {
      Text("Page \(name)")
        .onAppear { journal.lines.append("\(name) comes") }
        .onDisappear { journal.lines.append("\(name) goes") }
        .onChange(of: count, initial: true) { journal.lines.append("\(name) begins") }
        .task {
          while !Task.isCancelled {
            journal.lines.append("\(name) polls")
            try? await Task.sleep(for: .seconds(1))
          }
        }
    }
  }

  @Test("A tab's views appear when it is chosen, and a hidden tab's tasks rest")
  func tabs() async throws {
    let journal = Journal()
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      TabView {
        Page(name: "A", journal: journal).tabItem { Text("First") }
        Page(name: "B", journal: journal).tabItem { Text("Second") }
      }
    }
    await panel.settle()
    #expect(journal.take().sorted() == ["A begins", "A comes", "A polls"])
    try await panel.advance(by: .seconds(2))
    #expect(journal.take() == ["A polls", "A polls"])
    try panel.tap("Second")
    await panel.settle()
    #expect(journal.take().sorted() == ["A goes", "B begins", "B comes", "B polls"])
    try await panel.advance(by: .seconds(1))
    #expect(journal.take() == ["B polls"])
    try panel.tap("First")
    await panel.settle()
    #expect(journal.take().sorted() == ["A comes", "A polls", "B goes"])
  }

  @Test("A page that another one covers goes, and comes back with it gone")
  func stack() async throws {
    let journal = Journal()
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      NavigationStack {
        VStack {
          Page(name: "root", journal: journal)
          NavigationLink("More") { Text("Details") }
        }
      }
    }
    await panel.settle()
    journal.lines = []
    try panel.tap("More")
    await panel.settle()
    #expect(journal.take() == ["root goes"])
    try panel.tap("Back")
    await panel.settle()
    #expect(journal.take().sorted() == ["root comes", "root polls"])
  }

  @Test("An appearance that never ends is reported with its place, and stopped")
  func endless() throws {
    struct Growing: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    var reports: [String] = []
    let stage = Stage(size: Size(width: 100, height: 100), fonts: try .system()) { Growing() }
    stage.onReport = { reports.append($0) }
    _ = stage.draw()
    _ = stage.draw()
    #expect(reports.count == 1 && reports[0].contains("Growing"), "\(reports)")
    #expect(stage.draw() == nil)
  }
}
