import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Frames")
struct FrameTests {
  /// The size of a view in an offer.
  private func size<Content: View>(_ proposal: ProposedViewSize, _ view: Content) throws -> Size {
    let panel = try BarePanel(size: Size(width: 200, height: 200)) { view }
    return try #require(panel.stage.rootLayoutNode.children.first).sizeThatFits(proposal)
  }

  private let offer = ProposedViewSize(width: 100, height: 100)

  @Test("A fixed frame has its size and puts its content where it is told")
  func fixed() throws {
    #expect(try layout { Leaf.fixed("a", 10, 10).frame(width: 50, height: 30) } == ["a 45,45 10×10"])
    #expect(
      try layout { Leaf.fixed("a", 10, 10).frame(width: 50, height: 30, alignment: .topLeading) } == ["a 25,35 10×10"])
    #expect(try layout { Leaf(name: "a").frame(width: 50, height: 30) } == ["a 25,35 50×30"])
    #expect(try layout { Leaf.fixed("a", 80, 10).frame(width: 40) } == ["a 10,45 80×10"])
  }

  @Test("A frame in one direction leaves the other to its content")
  func oneDirection() throws {
    #expect(try size(offer, Leaf(name: "a", height: 0...20).frame(width: 30)) == Size(width: 30, height: 20))
    #expect(try size(.unspecified, Leaf.fixed("a", 7, 9).frame(height: 30)) == Size(width: 7, height: 30))
  }

  @Test("An endless frame takes the offer; without one, its content's size")
  func endless() throws {
    let view = Leaf.fixed("a", 10, 10).frame(maxWidth: .infinity)
    #expect(try size(offer, view) == Size(width: 100, height: 10))
    #expect(try size(.unspecified, view) == Size(width: 10, height: 10))
    #expect(try size(.zero, view) == Size(width: 10, height: 10))
  }

  @Test("Bounds hold")
  func bounds() throws {
    #expect(try size(offer, Leaf(name: "a").frame(minWidth: 120, maxHeight: 40)) == Size(width: 120, height: 40))
    #expect(try size(offer, Leaf.fixed("a", 10, 10).frame(minWidth: 30, maxWidth: 60)) == Size(width: 60, height: 10))
    #expect(try size(.zero, Leaf.fixed("a", 10, 10).frame(minWidth: 30, maxWidth: 60)) == Size(width: 30, height: 10))
    #expect(try size(.unspecified, Leaf.fixed("a", 10, 10).frame(minWidth: 30)).width == 30)
    #expect(try size(offer, Leaf.fixed("a", 10, 10).frame(minWidth: 30)).width == 30)
    #expect(try size(offer, Leaf.fixed("a", 50, 10).frame(minWidth: 30)).width == 50)
    #expect(try size(offer, Leaf.fixed("a", 50, 10).frame(maxWidth: 30)).width == 30)
  }

  @Test("An ideal extent stands for a missing offer")
  func ideal() throws {
    #expect(try size(.unspecified, Leaf(name: "a").frame(idealWidth: 70)).width == 70)
    #expect(try size(.unspecified, Leaf.fixed("a", 10, 10).frame(idealWidth: 70, maxWidth: .infinity)).width == 70)
    #expect(try size(offer, Leaf(name: "a").frame(idealWidth: 70)).width == 100)
  }

  @Test("Content is placed with the offer that it was measured with")
  func placedAsMeasured() throws {
    #expect(
      try layout(100, 50) {
        HStack(spacing: 0) {
          Leaf.fixed("a", 20, 20)
          Leaf(name: "b", width: 0...200)
        }
        .frame(minWidth: 150, alignment: .leading)
      } == ["a -25,15 20×20", "b -5,0 130×50"])
  }

  @Test("Padding makes room on the sides that are named")
  func padding() throws {
    #expect(try layout { Leaf(name: "a").padding(10) } == ["a 10,10 80×80"])
    #expect(try layout { Leaf(name: "a").padding(.horizontal, 5).padding(.top, 20) } == ["a 5,20 90×80"])
    #expect(try layout(10, 10) { Leaf(name: "a").padding(20) } == ["a 5,5 0×0"])
    #expect(try layout { Leaf(name: "a").padding() } == ["a 16,16 68×68"])
  }

  @Test("A ground and a cover follow the view's size and not the other way round")
  func layers() throws {
    #expect(
      try layout {
        Leaf.fixed("a", 20, 20)
          .background { Leaf(name: "ground") }
          .overlay(alignment: .topTrailing) { Leaf.fixed("cover", 6, 30) }
      } == ["ground 40,40 20×20", "a 40,40 20×20", "cover 54,40 6×30"])
  }

  @Test("An offset moves the picture and not the layout; a fixed size ignores the offer")
  func effects() throws {
    #expect(
      try layout {
        HStack(spacing: 0) {
          Leaf.fixed("a", 10, 10).offset(x: 5, y: -5)
          Leaf.fixed("b", 10, 10)
        }
      } == ["a 45,40 10×10", "b 50,45 10×10"])
    #expect(
      try layout { Leaf(name: "a", idealWidth: 30).fixedSize(horizontal: true, vertical: false) } == ["a 35,0 30×100"])
  }

  private struct Growing: View {
    @State private var text = "a"

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Bar(text).padding(3).background { Leaf(name: "ground") }
          Leaf.fixed("beside", 10, 10)
        }
        Leaf.fixed("below", 10, 10)
      }
      Do("Grow") { text += " and a long line of text" }
    }
  }

  @Test("A change spreads as far as sizes differ, and to the same layout as from scratch")
  func incremental() throws {
    let panel = try BarePanel(size: Size(width: 120, height: 200)) { Growing() }
    for _ in 0..<3 {
      try panel.activate("Grow")
      let dump = panel.stage.layoutDump
      panel.stage.rootLayoutNode.forgetLayout()
      #expect(panel.stage.layoutDump == dump)
    }
  }

  @Test("A new size or scale lays out everything again")
  func resize() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) {
      VStack {
        Leaf(name: "a")
        Bar("Some text to measure")
      }
    }
    try panel.resize(to: Size(width: 150, height: 80))
    #expect(try panel.element("a").frame.width == 150)
    try panel.checkAgainstFreshStage()
    try panel.resize(to: Size(width: 150, height: 80), scale: 1.5)
    try panel.checkAgainstFreshStage()
    #expect(panel.bitmap.width == 225)
  }
}
