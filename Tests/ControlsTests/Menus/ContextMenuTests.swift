import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  @Test("A context menu comes up when its view is held, and goes with the choice")
  func contextMenu() throws {
    struct Held: View {
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Text("Target").contextMenu { Button("Rename") { done = "renamed" } }
          Text(done)
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Held() }
    try panel.hold("Target", for: .milliseconds(700))
    try panel.tap("Rename")
    #expect(panel.contains("renamed") && !panel.contains("Rename"), "\(panel.labels)")
  }
}
