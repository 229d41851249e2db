import FaceplateTesting
import Graphics
import Runtime
import Testing

@testable import Controls
@testable import Looks

@Suite("A scroll view that goes")
struct RemovedScrollTests {
  private struct Panel: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("Stay") {}
        if isShown {
          ScrollView {
            VStack {
              ForEach(0..<40) { Button("Row \($0)") {} }
              Button("Leave") { isShown = false }
            }
          }
        }
      }
    }
  }

  @Test("It may go while it glides to what has the focus")
  func gliding() throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) { Panel() }
    try panel.key(.tab, .shift)
    try panel.key(.enter)
    try panel.advance(by: .seconds(2))
    #expect(panel.labels == ["Stay"])
  }
}
