import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("What is not to be seen is not touched")
struct InvisibleTests {
  private struct Covered<Cover: View>: View {
    @ViewBuilder let cover: () -> Cover
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 }.overlay { cover() } }
  }

  @Test("A clear overlay lets a button be tapped, a colour of any faintness does not")
  func overlays() throws {
    #expect(try isReached { Color.clear })
    #expect(try isReached { Rectangle().fill(.clear) })
    #expect(try isReached { GeometryReader { _ in Color.clear } })
    #expect(try !isReached { Color.white.opacity(0.01) })
    #expect(try !isReached { Color.clear.contentShape(Rectangle()).onTapGesture {} })
  }

  private func isReached<Cover: View>(@ViewBuilder _ cover: @escaping () -> Cover) throws -> Bool {
    let panel = try Harness(size: Size(width: 200, height: 100)) { Covered(cover: cover) }
    try panel.tap(at: Point(x: 100, y: 50))
    return panel.contains("Count 1")
  }
}
