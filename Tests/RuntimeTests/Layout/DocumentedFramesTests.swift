import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// The frames of examples in Apple's documentation, row by row.
@Suite("Frames of documented examples")
struct DocumentedFramesTests {
  // https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  @Test("A background around padding includes it, and padding around a background does not")
  func order() throws {
    try row(100, 100, "30×20", "ground 0,0 30×20", "a 5,5 20×10") {
      fixed("a", 20, 10).padding(5).background { flexible("ground") }
    }
    try row(100, 100, "30×20", "ground 5,5 20×10", "a 5,5 20×10") {
      fixed("a", 20, 10).background { flexible("ground") }.padding(5)
    }
  }

  // https://www.objc.io/blog/2020/11/09/hstacks-child-ordering/
  @Test("A stack serves a view with a maximum before one without, and may become wider than its proposal")
  func flexibility() throws {
    try row(300, 100, "300×100", "a 0,0 100×100", "b 100,0 100×100", "c 200,0 100×100") {
      HStack(spacing: 0) {
        flexible("a")
        flexible("b")
        flexible("c")
      }
    }
    try row(150, 100, "175×100", "a 0,0 75×100", "b 75,0 100×100") {
      HStack(spacing: 0) {
        flexible("a").frame(maxWidth: 100)
        flexible("b").frame(minWidth: 100)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/spacer
  @Test("A spacer before a view pushes it to the end, and spacers at both ends keep views together in the middle")
  func checklist() throws {
    try row(100, 100, "100×10", "a 70,0 10×10", "b 80,0 20×10") {
      HStack(spacing: 0) {
        Spacer()
        fixed("a", 10, 10)
        fixed("b", 20, 10)
      }
    }
    try row(100, 100, "100×10", "a 35,0 10×10", "b 45,0 20×10") {
      HStack(spacing: 0) {
        Spacer()
        fixed("a", 10, 10)
        fixed("b", 20, 10)
        Spacer()
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/gridrow
  @Test("A loop in a row makes a cell of each element, and an empty view makes none")
  func cells() throws {
    try row(100, 100, "60×20", "0 0,0 20×10", "1 20,0 20×10", "2 40,0 20×10", "a 0,10 20×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(0..<3) { fixed("\($0)", 20, 10) } }
        GridRow {
          EmptyView()
          fixed("a", 20, 10)
        }
      }
    }
    try row(100, 100, "20×20", "0 0,0 20×10", "1 0,10 20×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2) { index in GridRow { fixed("\(index)", 20, 10) } }
      }
    }
  }

  /// Places its first view twice.
  private struct Twice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: 10))
      subviews[0].place(at: Point(x: 30, y: 40), proposal: ProposedViewSize(width: 10, height: 5))
    }
  }

  // https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:) and
  // https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
  @Test("The last placement of a view counts, and an unspecified length becomes 10 points")
  func placements() throws {
    try row(100, 60, "100×60", "a 30,40 10×5") { Twice()() { flexible("a") } }
    try row(nil, 60, "10×60", "a 30,40 10×5") { Twice()() { flexible("a") } }
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == Size(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 7).replacingUnspecifiedDimensions(by: Size(width: 3, height: 4))
        == Size(width: 3, height: 7))
  }

  // https://developer.apple.com/documentation/swiftui/divider
  @Test("Outside stacks a divider is horizontal, and in a stack it lies across")
  func dividers() throws {
    try row(60, 40, "60×1", "line 0,0 60×1") { Divider().named("line") }
    try row(60, 40, "60×1", "line 0,0 60×1") { VStack { Divider().named("line") } }
    try row(60, 40, "1×40", "line 0,0 1×40") { HStack { Divider().named("line") } }
  }
}
