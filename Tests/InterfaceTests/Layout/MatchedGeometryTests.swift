import FaceplateTesting
import Graphics
import Interface
import Testing

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  private struct Pills: View {
    @State private var chosen = 0
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.white.frame(width: 100, height: 40)
            .overlay {
              if index == chosen { Color.red.matchedGeometryEffect(id: "pill", in: space) }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
            .accessibilityElement()
            .accessibilityLabel("Choice \(index)")
        }
      }
      .frame(width: 300, height: 40)
    }
  }

  /// The columns of a row of pixels that are more red than anything else.
  private func redColumns(_ panel: Harness, row: Int) -> ClosedRange<Int>? {
    let picture = panel.snapshot()
    let red = (0..<picture.width).filter { column in
      let pixel = picture.pixels[row * picture.width + column]
      return pixel >> 16 & 255 > (pixel & 255) + 40
    }
    guard let first = red.first, let last = red.last else { return nil }
    return first...last
  }

  @Test("A view that comes sets out from where the one that goes was")
  func slides() throws {
    let panel = try Harness(size: Size(width: 300, height: 40)) { Pills() }
    #expect(redColumns(panel, row: 20) == 0...99)
    try panel.tap("Choice 2")
    try panel.advance(by: .milliseconds(500))
    let middle = try #require(redColumns(panel, row: 20))
    #expect((60...150).contains(middle.lowerBound) && middle.upperBound - middle.lowerBound == 99, "\(middle)")
    try panel.advance(by: .seconds(1))
    #expect(redColumns(panel, row: 20) == 200...299)
    #expect(panel.stage.deadline == nil)
    try panel.check()
  }

  @Test("Without an animation it is there at once")
  func jumps() throws {
    struct Jumping: View {
      @State private var isRight = false
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ZStack { if !isRight { Color.red.matchedGeometryEffect(id: 1, in: space) } else { Color.white } }
          ZStack { if isRight { Color.red.matchedGeometryEffect(id: 1, in: space) } else { Color.white } }
        }
        .onTapGesture { isRight.toggle() }
        .accessibilityElement()
        .accessibilityLabel("Both")
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 40)) { Jumping() }
    try panel.tap("Both")
    #expect(redColumns(panel, row: 20) == 150...299)
    try panel.check()
  }

  @Test("A view that is no source lies where the source of its name lies, and goes where another is")
  func follows() throws {
    struct Following: View {
      @State private var name = 0
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Color.white.frame(width: index == 0 ? 60 : 120, height: 40)
              .matchedGeometryEffect(id: index, in: space)
              .onTapGesture { withAnimation(.linear(duration: 1)) { name = index } }
              .accessibilityElement()
              .accessibilityLabel("Place \(index)")
          }
          Spacer(minLength: 0)
        }
        .overlay { Color.red.matchedGeometryEffect(id: name, in: space, isSource: false).allowsHitTesting(false) }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 40)) { Following() }
    #expect(redColumns(panel, row: 20) == 0...59)
    try panel.tap("Place 1")
    try panel.advance(by: .milliseconds(500))
    let middle = try #require(redColumns(panel, row: 20))
    #expect(abs(middle.lowerBound - 30) <= 3 && abs(middle.upperBound - 119) <= 3, "\(middle)")
    try panel.advance(by: .seconds(1))
    #expect(redColumns(panel, row: 20) == 60...179)
    try panel.check()
  }
}
