import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Damage of clipped rectangles")
struct ClippedDamageTests {
  /// A rectangle that begins with its clip, between two pixels, and slides up under it.
  private struct Sliding: View {
    @State private var isUp = false
    var body: some View {
      VStack {
        Button("Up") { isUp.toggle() }
        Color.red.frame(width: 50, height: 40).offset(y: isUp ? -5 : 0)
          .frame(width: 50, height: 20, alignment: .top).clipped().scaleEffect(1.03)
      }
    }
  }

  @Test("A rectangle whose edge leaves that of its clip between two pixels is repainted there")
  func edges() throws {
    let panel = try Harness(size: Size(width: 200, height: 200)) { Sliding() }
    try panel.tap("Up")
    try panel.check()
    try panel.tap("Up")
    try panel.check()
  }
}
