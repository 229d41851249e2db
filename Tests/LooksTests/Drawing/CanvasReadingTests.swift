import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Closures of canvases that read")
struct CanvasReadingTests {
  @Test("State that only the drawing of a canvas reads has it drawn anew")
  func canvas() throws {
    struct Drawing: View {
      @State private var isRed = false
      var body: some View {
        Canvas { context, size in
          context.fill(Path(Rect(origin: .zero, size: size)), with: .color(isRed ? .red : .white))
        }
        Button("Red") { isRed = true }
      }
    }
    let panel = try Harness(size: Size(width: 200, height: 200)) { VStack { Drawing() } }
    let before = panel.snapshot()[20, 20]
    try panel.tap("Red")
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot()[20, 20] != before)
    #expect(panel.stage.deadline == nil)
  }
}
