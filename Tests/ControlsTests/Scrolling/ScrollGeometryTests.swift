import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("The geometry of scroll views")
struct ScrollGeometryTests {
  private struct Page: View {
    let show: (ScrollGeometry) -> Void

    var body: some View {
      ScrollView { Color.red.frame(width: 100, height: 900) }
        .contentMargins(.top, 20, for: .scrollContent)
        .safeAreaInset(edge: .top) { Color.green.frame(width: 100, height: 30) }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(width: 100, height: 40) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { show($1) })
    }
  }

  // https://developer.apple.com/documentation/swiftui/scrollgeometry/contentoffset
  @Test("Margins and bars are insets, by which the offset precedes the content at first")
  func insets() throws {
    var seen: ScrollGeometry?
    let panel = try Harness(size: Size(width: 100, height: 300)) { Page { seen = $0 } }
    let geometry = try #require(seen)
    #expect(geometry.contentInsets == EdgeInsets(top: 50, leading: 0, bottom: 40, trailing: 0))
    #expect(geometry.contentSize.height == 900 && geometry.containerSize.height == 300)
    #expect(geometry.contentOffset.y == -50)
    #expect(geometry.visibleRect == Rect(x: 0, y: -50, width: 100, height: 300))
    #expect(geometry.bounds == Rect(x: 0, y: 0, width: 100, height: 210))
    try panel.press(at: Point(x: 50, y: 200))
    for _ in 0..<8 { try panel.move(dx: 0, dy: -140, steps: 4) }
    try panel.advance(by: .seconds(1))
    try panel.lift()
    try panel.advance(by: .seconds(2))
    // The end of the content is above the lower bar.
    #expect(seen?.visibleRect.maxY == 940 && seen?.bounds.maxY == 900)
  }
}
