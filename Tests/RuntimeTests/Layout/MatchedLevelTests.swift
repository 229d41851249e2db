import Graphics
import PrimitiveViews
import Runtime
import Testing

@MainActor
@Suite("Levels of matched views")
struct MatchedLevelTests {
  @Test("A line slides along the same rows while the tab that it goes to changes its level")
  func levels() throws {
    struct Levels: View {
      @State private var chosen = 0
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            VStack(spacing: 0) {
              Box.white.frame(width: 50, height: 30)
              if index == chosen {
                Box.red.frame(width: 50, height: 4).matchedGeometryEffect(id: "line", in: space)
              } else {
                Box.white.frame(width: 50, height: 4)
              }
            }
            .zIndex(index == chosen ? 1 : 0)
            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
            .named("Tab \(index)")
          }
        }
        .frame(width: 200, height: 40, alignment: .topLeading)
      }
    }
    let panel = try BarePanel(size: Size(width: 200, height: 40)) { Levels() }
    try panel.tap("Tab 2")
    for time in [250, 500, 750] {
      try panel.advance(to: .milliseconds(50 + time))
      let middle = try #require(redColumns(panel, row: 32))
      let place = time / 10
      #expect(abs(middle.lowerBound - place) <= 2 && abs(middle.upperBound - place - 49) <= 2, "\(middle)")
      #expect(redColumns(panel, row: 28) == nil && redColumns(panel, row: 36) == nil)
    }
    try panel.advance(by: .seconds(1))
    #expect(redColumns(panel, row: 32) == 100...149)
    try panel.check()
  }

  @Test("A view that flies keeps to the level of its place")
  func flight() throws {
    // A blue cover over the lower half stands above the level of the resting pill, and below none.
    struct Flight: View {
      @State private var isRight = false
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .bottom) {
          HStack(spacing: 0) {
            ZStack {
              Box.white; if !isRight { Box.red.matchedGeometryEffect(id: 1, in: space) }
            }
            ZStack {
              Box.white; if isRight { Box.red.matchedGeometryEffect(id: 1, in: space) }
            }
          }
          .zIndex(isRight ? 0 : 1)
          Box.blue.frame(height: 20).zIndex(2).allowsHitTesting(false)
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
        .named("Both")
      }
    }
    let panel = try BarePanel(size: Size(width: 200, height: 40)) { Flight() }
    #expect(redColumns(panel, row: 30) == nil)
    try panel.tap("Both")
    try panel.advance(by: .milliseconds(500))
    #expect(redColumns(panel, row: 30) == nil)
    let middle = try #require(redColumns(panel, row: 10))
    #expect(abs(middle.lowerBound - 50) <= 2 && abs(middle.upperBound - 149) <= 2, "\(middle)")
    try panel.check()
  }
}
