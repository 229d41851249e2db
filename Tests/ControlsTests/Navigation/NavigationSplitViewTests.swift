import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Runtime

@MainActor
@Suite("Split views")
struct NavigationSplitViewTests {
  @Test("Columns are hidden by a value, what is beside comes and goes, a search is restricted")
  func columns() throws {
    struct Panel: View {
      @State private var columns = NavigationSplitViewVisibility.all
      @State private var isInspected = false
      @State private var scope = 1
      @State private var text = ""
      var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
          Text("Sidebar")
        } detail: {
          VStack {
            Button("Hide") { columns = .detailOnly }
            Button("Inspect") { isInspected.toggle() }
            Text("Scope \(scope)")
          }
          .searchable(text: $text, isPresented: .constant(true), prompt: Text("Find"))
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Some").tag(2)
          }
          .inspector(isPresented: $isInspected) { Text("Inspected") }
        }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Panel() }
    #expect(panel.contains("Sidebar") && !panel.contains("Inspected"))
    try panel.tap("Hide")
    #expect(!panel.contains("Sidebar"))
    try panel.tap("Inspect")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Inspected").frame.minX > 500)
    try panel.tap("Some")
    #expect(panel.contains("Scope 2"))
  }
}
