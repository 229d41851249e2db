import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Bars that are hidden")
struct BarVisibilityTests {
  @Test("The bar below a page can be hidden apart from the navigation bar", arguments: [false, true])
  func bottomBar(isHidden: Bool) throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      NavigationStack {
        Text("Page").navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("3 alarms") } }
          .toolbar(isHidden ? .hidden : .visible, for: .bottomBar)
      }
    }
    #expect(panel.contains("3 alarms") == !isHidden)
    #expect(panel.contains("Title"))
  }

  nonisolated static let modes: [(PageTabViewStyle.IndexDisplayMode, Int, Bool)] = [
    (.automatic, 1, false), (.always, 1, true), (.automatic, 2, true), (.never, 2, false),
  ]

  @Test("A dot for one page alone is shown only on demand", arguments: modes)
  func dots(mode: PageTabViewStyle.IndexDisplayMode, pages: Int, isShown: Bool) throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      TabView { ForEach(0..<pages, id: \.self) { Text("Number \($0)") } }.tabViewStyle(.page(indexDisplayMode: mode))
    }
    #expect(panel.contains("Page") == isShown, "\(panel.labels)")
  }
}
