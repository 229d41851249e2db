import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// What layouts answer, each argued from the documented rules: a parent offers, a child chooses, the parent places.
@Suite("Layout table")
struct LayoutTableTests {
  /// The size of a view for an offer.
  private func size<Content: View>(
    _ width: Double?, _ height: Double?, @ViewBuilder _ content: @escaping () -> Content
  ) throws -> String {
    let panel = try BarePanel(size: Size(width: 100, height: 100), root: content)
    let layoutNode = try #require(panel.stage.rootLayoutNode.children.first)
    let size = layoutNode.sizeThatFits(ProposedViewSize(width: width, height: height))
    func text(_ value: Double) -> String {
      value >= 1e6 ? "∞" : value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return "\(text(size.width))×\(text(size.height))"
  }

  @Test("Frames")
  func frames() throws {
    let leaf = Leaf(name: "a", width: 20...60, height: 10...10, idealWidth: 30)
    // A fixed extent is the frame's own, whatever is offered.
    #expect(try size(nil, nil) { leaf.frame(width: 50, height: 50) } == "50×50")
    #expect(try size(0, 0) { leaf.frame(width: 50) } == "50×10")
    #expect(try size(.infinity, 0) { leaf.frame(width: 50) } == "50×10")
    // Without bounds the frame is as large as its content.
    #expect(try size(40, 40) { leaf.frame() } == "40×10")
    // All the way: the offer itself, but no less than the content.
    #expect(try size(90, nil) { leaf.frame(maxWidth: .infinity) } == "90×10")
    #expect(try size(0, nil) { leaf.frame(maxWidth: .infinity) } == "20×10")
    #expect(try size(.infinity, nil) { leaf.frame(maxWidth: .infinity) } == "∞×10")
    // No offer asks for the ideal: the frame's, else the content's.
    #expect(try size(nil, nil) { leaf.frame(maxWidth: .infinity) } == "30×10")
    #expect(try size(nil, nil) { leaf.frame(idealWidth: 45, maxWidth: .infinity) } == "45×10")
    // A least extent holds where the content wants less.
    #expect(try size(0, nil) { leaf.frame(minWidth: 40) } == "40×10")
    #expect(try size(90, nil) { leaf.frame(minWidth: 80) } == "80×10")
    // Both bounds: the offer brought within them, whatever the content wants.
    #expect(try size(200, nil) { leaf.frame(minWidth: 0, maxWidth: 80) } == "80×10")
    #expect(try size(5, nil) { leaf.frame(minWidth: 0, maxWidth: 80) } == "5×10")
  }

  @Test("Ideal size, and paddings")
  func fixedSizes() throws {
    let leaf = Leaf(name: "a", idealWidth: 30, idealHeight: 12)
    #expect(try size(90, 90) { leaf.fixedSize() } == "30×12")
    #expect(try size(90, 90) { leaf.fixedSize(horizontal: true, vertical: false) } == "30×90")
    #expect(try size(90, 90) { leaf.padding(10) } == "90×90")
    #expect(try size(5, 5) { leaf.padding(10) } == "20×20")
    #expect(try size(nil, nil) { leaf.padding(.horizontal) } == "62×12")
    #expect(try size(nil, nil) { leaf.padding([.top, .leading], 3) } == "33×15")
    #expect(try size(90, 90) { leaf.padding(-10) } == "90×90")
  }

  @Test("Aspect ratios")
  func ratios() throws {
    let leaf = Leaf(name: "a", idealWidth: 40, idealHeight: 20)
    #expect(try size(100, 100) { leaf.aspectRatio(2, contentMode: .fit) } == "100×50")
    #expect(try size(100, 100) { leaf.aspectRatio(2, contentMode: .fill) } == "200×100")
    // Its own ratio is that of its ideal size.
    #expect(try size(100, 100) { leaf.aspectRatio(contentMode: .fit) } == "100×50")
    #expect(try size(50, nil) { leaf.aspectRatio(Size(width: 1, height: 2), contentMode: .fit) } == "50×100")
  }

  @Test("Spacers, dividers and layers")
  func spacers() throws {
    #expect(try size(90, 90) { HStack { Spacer() } } == "90×0")
    #expect(try size(90, 90) { VStack { Spacer(minLength: 0) } } == "0×90")
    #expect(try size(nil, nil) { HStack(spacing: 0) { Spacer(minLength: 7) } } == "7×0")
    #expect(try size(90, 90) { Spacer() } == "90×90")
    #expect(try size(90, 90) { VStack { Divider() } } == "90×1")
    #expect(try size(90, 90) { HStack { Divider() } } == "1×90")
    // Layers are as large as the largest.
    #expect(
      try size(90, 90) {
        ZStack {
          Leaf.fixed("a", 20, 40)
          Leaf.fixed("b", 50, 10)
        }
      } == "50×40")
    // A background and an overlay have no say.
    #expect(try size(90, 90) { Leaf.fixed("a", 20, 40).background { Leaf.fixed("b", 60, 60) } } == "20×40")
  }

  @Test("A grid's columns are as wide as their widest cell")
  func grid() throws {
    #expect(
      try layout {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
          GridRow {
            Leaf.fixed("a", 10, 10)
            Leaf.fixed("b", 30, 20)
          }
          GridRow {
            Leaf.fixed("c", 20, 10)
            Leaf.fixed("d", 10, 10)
          }
        }
      } == ["a 23,39 10×10", "b 47,34 30×20", "c 23,56 20×10", "d 47,56 10×10"])
  }

  @Test("A view outside rows, and a cell over columns, span the grid; columns line up by their own guide")
  func spans() throws {
    #expect(
      try layout {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Leaf.fixed("a", 20, 10).gridColumnAlignment(.trailing)
            Leaf.fixed("b", 40, 10)
          }
          Leaf(name: "whole", height: 10...10).gridCellUnsizedAxes(.horizontal)
          GridRow {
            Leaf.fixed("c", 10, 10)
            Leaf.fixed("d", 10, 10).gridCellAnchor(.bottomTrailing)
          }
          GridRow { Leaf(name: "both", height: 10...10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
        }
      } == [
        "a 20,30 20×10", "b 40,30 40×10", "whole 20,40 60×10", "c 30,50 10×10", "d 70,50 10×10", "both 20,60 60×10",
      ])
  }

  @Test("Reading from right to left turns rows, columns' edges and paddings round; offsets stay")
  func rightToLeft() throws {
    #expect(
      try layout {
        HStack(spacing: 0) {
          Leaf.fixed("a", 10, 10)
          Spacer()
          Leaf.fixed("b", 20, 10)
        }
        .environment(\.layoutDirection, .rightToLeft)
      } == ["a 90,45 10×10", "b 0,45 20×10"])
    #expect(
      try layout {
        VStack(alignment: .leading, spacing: 0) {
          Leaf.fixed("a", 10, 10).padding(.leading, 5)
          Leaf.fixed("b", 40, 10).offset(x: 7)
        }
        .frame(width: 100, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
      } == ["a 85,40 10×10", "b 67,50 40×10"])
    #expect(
      try layout {
        Leaf.fixed("a", 60, 60).overlay(alignment: .topTrailing) { Leaf.fixed("b", 10, 10) }
          .environment(\.layoutDirection, .rightToLeft)
      } == ["a 20,20 60×60", "b 20,20 10×10"])
  }

  private struct Switching: View {
    @State private var isRow = true
    @State private var count = 0

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Leaf.fixed("a", 10, 10)
        Counting()
        Leaf.fixed("b", 10, 10)
      }
      Do("Switch") { isRow.toggle() }
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Leaf.fixed("count \(count)", 10, 10)
      Do("Count") { count += 1 }
    }
  }

  @Test("Views keep their state when one layout takes another's place")
  func anyLayout() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { Switching() }
    try panel.activate("Count")
    let row = try (panel.element("a").frame, panel.element("b").frame)
    #expect(row.0.midY == row.1.midY && row.0.minX < row.1.minX)
    try panel.activate("Switch")
    let column = try (panel.element("a").frame, panel.element("b").frame)
    #expect(column.0.midX == column.1.midX && column.0.minY < column.1.minY)
    #expect(panel.contains("count 1"))
  }
}
