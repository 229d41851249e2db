import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Navigation views of several views")
struct NavigationViewTests {
  private struct Pages: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("Go") { Text("Inside") } }
        Text("Second")
      }
    }
  }

  @Test("The first alone is shown on a narrow screen, and where pages are to lie on each other")
  func stacked() throws {
    let narrow = try Harness(size: Size(width: 390, height: 844)) { Pages() }
    #expect(narrow.contains("Go") && !narrow.contains("Second"))
    let wide = try Harness(size: Size(width: 800, height: 480)) { Pages().navigationViewStyle(.stack) }
    #expect(wide.contains("Go") && !wide.contains("Second"))
    try wide.tap("Go")
    #expect(wide.contains("Inside"))
  }

  @Test("They stand beside each other on a wide screen, and a link replaces the second")
  func columns() throws {
    let panel = try Harness(size: Size(width: 800, height: 480)) { Pages() }
    #expect(try panel.element("Go").frame.maxX <= panel.element("Second").frame.minX)
    try panel.tap("Go")
    #expect(panel.contains("Go") && panel.contains("Inside") && !panel.contains("Second"))
  }
}
