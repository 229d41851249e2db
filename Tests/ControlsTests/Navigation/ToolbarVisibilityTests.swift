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
}
