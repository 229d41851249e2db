import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  @Test("Phases follow each other once for each change of the trigger, and then the panel rests")
  func phases() throws {
    struct Phased: View {
      @State private var count = 0
      var body: some View {
        VStack {
          PhaseAnimator([1.0, 2.0, 3.0], trigger: count) { phase in
            Box.red.frame(width: 20 * phase, height: 10).named("Bar")
          } animation: { _ in
            .linear(duration: 0.2)
          }
          Area("Go") { count += 1 }
        }
      }
    }
    let panel = try BarePanel(size: Size(width: 300, height: 300)) { Phased() }
    #expect(panel.stage.deadline == nil)
    try panel.tap("Go")
    try panel.advance(by: .milliseconds(390))
    #expect(try panel.element("Bar").frame.width > 50)
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Bar").frame.width == 20)
    #expect(panel.stage.deadline == nil)
  }
}
