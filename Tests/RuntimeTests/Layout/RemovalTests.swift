import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Ways out")
struct RemovalTests {
  @Test("What is on its way out goes at once when what is around it is taken away")
  func nested() throws {
    struct Panel: View {
      @State private var isInnerThere = true
      @State private var isOuterThere = true
      var body: some View {
        VStack {
          Area("Inner") { withAnimation(.linear(duration: 1)) { isInnerThere = false } }
          Area("Outer") { isOuterThere = false }
          if isOuterThere {
            HStack {
              Bar("stays")
              if isInnerThere { Bar("goes").transition(Slide()) }
            }
            .padding()
          }
        }
      }
    }
    let panel = try BarePanel { Panel() }
    try panel.tap("Inner")
    try panel.advance(by: .milliseconds(300))
    #expect(panel.stage.deadline != nil)
    try panel.tap("Outer")
    #expect(!panel.contains("stays") && !panel.contains("goes"))
    try panel.advance(by: .seconds(2))
    #expect(panel.stage.deadline == nil)
  }
}
