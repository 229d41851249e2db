import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Toolbar visibility")
struct ToolbarVisibilityTests {
  @Test("A bar is hidden by its visibility")
  func bar() throws {
    func panel(_ visibility: Visibility) throws -> Harness {
      try Harness(size: Size(width: 320, height: 240)) {
        NavigationStack {
          Text("Page").navigationTitle("Title").toolbarVisibility(visibility, for: .navigationBar)
        }
      }
    }
    #expect(try panel(.visible).contains("Title") && !panel(.hidden).contains("Title"))
  }

  @Test("Items of the older form stand in the bar of the first page, which is built once, and of the pages above")
  func barItems() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      NavigationStack {
        List {
          NavigationLink("Go") { Text("Page").navigationBarItems(leading: Text("Lead"), trailing: Text("Trail")) }
        }
        .navigationBarItems(trailing: Text("Extra"))
      }
    }
    #expect(panel.reports.isEmpty)
    #expect(panel.contains("Extra") && panel.contains("Go") && !panel.contains("Lead"))
    try panel.tap("Go")
    #expect(panel.contains("Page") && panel.contains("Lead") && panel.contains("Trail") && !panel.contains("Extra"))
    #expect(try panel.element("Back").frame.maxY < 60)
    #expect(panel.reports.isEmpty)
  }
}
