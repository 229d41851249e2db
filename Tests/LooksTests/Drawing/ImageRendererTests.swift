import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Pictures of views")
struct ImageRendererTests {
  @Test("A picture is as large as the view, and transparent where nothing is drawn")
  func size() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20).padding(5))
    let bitmap = try #require(renderer.bitmap)
    #expect(bitmap.width == 40 && bitmap.height == 30)
    #expect(bitmap[0, 0] == 0)
    let panel = try Harness(size: Size(width: 40, height: 30)) { Color.red }
    #expect(bitmap[20, 15] == panel.bitmap[20, 15])
    renderer.isOpaque = true
    #expect(try #require(renderer.bitmap)[0, 0] == 0xFF00_0000)
  }

  /// A layout that says when it measures.
  private struct Measuring: Layout {
    let note: () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      note()
      return Size(width: 10, height: 10)
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func makeCache(subviews: Subviews) {}
  }

  @Test("While a picture is made, the stage that was made last is still the panel's")
  func latest() throws {
    let panel = try Harness { Text("Panel") }
    var stages: [Bool] = []
    let measuring = Measuring { stages.append(Stage.latest === panel.stage) }
    let renderer = ImageRenderer(content: measuring { Text("a") })
    _ = try #require(renderer.bitmap)
    #expect(Set(stages) == [true])
    #expect(Stage.latest === panel.stage)
  }

  @Test("A scale gives more pixels, a proposal another size")
  func scale() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 8)
    renderer.scale = 2
    let bitmap = try #require(renderer.bitmap)
    #expect(bitmap.width == 24 && bitmap.height == 16 && bitmap[23, 15] != 0)
  }

  @Test("A picture is the same as the panel's, and shows in a view")
  func text() throws {
    let renderer = ImageRenderer(content: Text("Receipt").padding(4).background(.white))
    let bitmap = try #require(renderer.bitmap)
    let panel = try Harness(size: Size(width: Double(bitmap.width), height: Double(bitmap.height))) {
      Text("Receipt").padding(4).background(.white)
    }
    #expect(panel.bitmap == bitmap)
    let image = try #require(renderer.image)
    let shown = try Harness(size: Size(width: Double(bitmap.width), height: Double(bitmap.height))) { image }
    #expect(shown.bitmap == bitmap)
    #expect(try PNG.decode(#require(renderer.pngData())) == bitmap)
  }

  @Test("What has no extent, or one beyond the limits, has no picture")
  func none() {
    #expect(ImageRenderer(content: EmptyView()).bitmap == nil)
    let large = ImageRenderer(content: Color.red.frame(width: 1e9, height: 1e9))
    #expect(large.bitmap == nil)
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
    renderer.scale = .nan
    #expect(renderer.bitmap == nil)
  }
}
