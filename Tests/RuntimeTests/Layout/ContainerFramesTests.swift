import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// What grids, readers, lazy stacks and other containers do with what they are proposed, row by row.
@Suite("Frames in other containers")
struct ContainerFramesTests {
  // https://developer.apple.com/documentation/swiftui/grid
  @Test("Grids")
  func grids() throws {
    try row(100, 100, "100×100", "a 0,0 50×50", "b 50,0 50×50", "c 0,50 50×50") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          flexible("a")
          flexible("b")
        }
        GridRow { flexible("c") }
      }
    }
    try row(nil, nil, "30×40", "a 0,0 10×40", "b 10,0 20×40") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          flexible("a")
          fixed("b", 20, 40)
        }
      }
    }
    try row(nil, nil, "54×32", "a 5,10 10×10", "b 24,0 30×20", "c 0,22 20×10", "d 34,22 10×10") {
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow(alignment: .bottom) {
          fixed("a", 10, 10)
          fixed("b", 30, 20)
        }
        GridRow {
          fixed("c", 20, 10)
          fixed("d", 10, 10)
        }
      }
    }
    try row(100, 100, "48×28", "a 0,0 20×10", "b 28,0 20×10", "c 0,18 20×10", "d 28,18 20×10") {
      Grid {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 20, 10)
        }
        GridRow {
          fixed("c", 20, 10)
          fixed("d", 20, 10)
        }
      }
    }
    // A row is as high as its highest view, which the others are proposed.
    try row(100, nil, "100×40", "a 0,0 80×40", "b 80,0 20×40") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          flexible("a")
          fixed("b", 20, 40)
        }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:),
  // https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:),
  // https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:),
  // https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)
  @Test("A view outside rows widens a grid, unless its width does not count")
  func gridSpans() throws {
    try row(100, 100, "100×21", "a 15,0 20×10", "b 65,0 20×10", "line 0,10 100×1", "c 15,11 20×10", "d 65,11 20×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 20, 10)
        }
        Divider().named("line")
        GridRow {
          fixed("c", 20, 10)
          fixed("d", 20, 10)
        }
      }
    }
    try row(100, 100, "40×21", "a 0,0 20×10", "b 20,0 20×10", "line 0,10 40×1", "c 0,11 20×10", "d 20,11 20×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 20, 10)
        }
        Divider().named("line").gridCellUnsizedAxes(.horizontal)
        GridRow {
          fixed("c", 20, 10)
          fixed("d", 20, 10)
        }
      }
    }
    try row(100, 100, "60×20", "a 0,0 20×10", "b 20,0 40×10", "both 0,10 60×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 40, 10)
        }
        GridRow { fixed("both", 60, 10).gridCellColumns(2) }
      }
    }
    try row(100, 100, "40×20", "a 10,0 10×10", "b 20,0 20×10", "c 0,10 20×10", "d 30,10 10×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 10, 10).gridColumnAlignment(.trailing)
          fixed("b", 20, 10)
        }
        GridRow {
          fixed("c", 20, 10)
          fixed("d", 10, 10).gridCellAnchor(.trailing)
        }
      }
    }
    // A cell that is empty, and whose size does not count.
    try row(100, 100, "40×20", "empty 0,0 20×10", "b 20,0 20×10", "c 0,10 20×10", "d 20,10 20×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          flexible("empty").gridCellUnsizedAxes([.horizontal, .vertical])
          fixed("b", 20, 10)
        }
        GridRow {
          fixed("c", 20, 10)
          fixed("d", 20, 10)
        }
      }
    }
  }

  // https://gist.github.com/ole/4a8b5fe49d53c79b34e22b3401872093
  @Test("A modifier of a row applies to each of its cells, and the row stays a row")
  func gridRowModifiers() throws {
    try row(100, 100, "70×30", "a 5,5 20×10", "b 35,5 30×10", "c 10,20 10×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 30, 10)
        }
        .padding(5)
        GridRow { fixed("c", 10, 10) }
      }
    }
    try row(100, 100, "50×20", "ground 0,5 20×10", "a 0,5 20×10", "ground 20,0 30×20", "b 20,0 30×20") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 30, 20)
        }
        .background { flexible("ground") }
      }
    }
    try row(100, 100, "80×10", "a 10,0 20×10", "b 45,0 30×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 30, 10)
        }
        .frame(width: 40)
      }
    }
    try row(100, 100, "44×22", "a 1,11 10×10", "b 13,1 30×20") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          fixed("a", 10, 10)
          fixed("b", 30, 20)
        }
        .padding(1)
      }
    }
  }

  @Test("A cell has its grid properties behind a background, and not those of the cells of a grid inside")
  func gridCellProperties() throws {
    try row(100, 100, "60×20", "a 0,0 20×10", "b 20,0 40×10", "ground 0,10 60×10", "both 0,10 60×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed("a", 20, 10)
          fixed("b", 40, 10)
        }
        GridRow { fixed("both", 60, 10).gridCellColumns(2).background { flexible("ground") } }
      }
    }
    try row(100, 100, "30×20", "x 0,0 10×10", "b 10,0 20×10", "c 0,10 10×10", "d 10,10 20×10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { fixed("x", 10, 10).gridCellColumns(2) } }
          fixed("b", 20, 10)
        }
        GridRow {
          fixed("c", 10, 10)
          fixed("d", 20, 10)
        }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/geometryreader
  @Test("A reader takes what it is proposed and puts its views in the corner")
  func readers() throws {
    try row(100, 50, "100×50", "a 0,0 20×10") { GeometryReader { _ in fixed("a", 20, 10) } }
    try row(100, 50, "100×50", "a 0,0 100×50", "b 0,0 20×10") {
      GeometryReader { _ in
        flexible("a")
        fixed("b", 20, 10)
      }
    }
    try row(100, nil, "100×10", "a 0,0 100×10") { GeometryReader { _ in flexible("a") } }
    try row(100, 60, "100×60", "a 0,0 50×20") {
      GeometryReader { flexible("a").frame(width: $0.size.width / 2, height: $0.size.height / 3) }
    }
    try row(100, 60, "100×60", "a 40,25 20×10") {
      GeometryReader { fixed("a", 20, 10).position(x: $0.size.width / 2, y: $0.size.height / 2) }
    }
    try row(100, 60, "100×60", "a 0,0 20×10", "b 60,0 40×60") {
      HStack(spacing: 20) {
        GeometryReader { _ in fixed("a", 20, 10) }
        GeometryReader { _ in flexible("b") }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/viewthatfits
  @Test("The first view fits whose ideal size does")
  func fitting() throws {
    func choice(_ axes: Axis.Set) -> some View {
      ViewThatFits(in: axes) {
        fixed("a", 150, 10)
        fixed("b", 80, 40)
        fixed("c", 60, 10)
      }
    }
    try row(200, 100, "150×10", "a 0,0 150×10") { choice([.horizontal, .vertical]) }
    try row(150, 10, "150×10", "a 0,0 150×10") { choice([.horizontal, .vertical]) }
    try row(100, 100, "80×40", "b 0,0 80×40") { choice([.horizontal, .vertical]) }
    try row(100, 30, "60×10", "c 0,0 60×10") { choice([.horizontal, .vertical]) }
    try row(100, 30, "80×40", "b 0,0 80×40") { choice(.horizontal) }
    try row(100, 30, "150×10", "a 0,0 150×10") { choice(.vertical) }
    try row(10, 5, "60×10", "c 0,0 60×10") { choice([.horizontal, .vertical]) }
    try row(nil, nil, "150×10", "a 0,0 150×10") { choice([.horizontal, .vertical]) }
    try row(100, nil, "80×40", "b 0,0 80×40") { choice([.horizontal, .vertical]) }
    // Words fit if they do so in one line.
    try row(100, 100, "40×16", "bbbbb 0,0 40×16") {
      ViewThatFits {
        words("a", 20)
        words("b", 5)
      }
    }
    // The view that is chosen is proposed what was proposed.
    try row(100, 50, "100×50", "a 0,0 100×50") { ViewThatFits { flexible("a") } }
  }

  /// Places its first view at the end, and leaves the second where it is.
  private struct AtTheEnd: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      proposal.replacingUnspecifiedDimensions(by: Size(width: 50, height: 50))
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(
        at: Point(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 20, height: 10))
    }
  }

  // https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
  @Test("A layout places a view by an anchor, and a view that it does not place is in the middle")
  func layouts() throws {
    try row(100, 60, "100×60", "a 80,50 20×10") { AtTheEnd()() { flexible("a") } }
    try row(nil, nil, "50×50", "a 30,40 20×10") { AtTheEnd()() { flexible("a") } }
    try row(100, 60, "100×60", "a 80,50 20×10", "b 40,20 20×20") {
      AtTheEnd()() {
        flexible("a")
        fixed("b", 20, 20)
      }
    }
    try row(100, 60, "100×60", "a 80,50 20×10", "b 0,0 100×60") {
      AtTheEnd()() {
        flexible("a")
        flexible("b")
      }
    }
    try row(nil, nil, "50×50", "a 30,40 20×10", "b 20,20 10×10") {
      AtTheEnd()() {
        flexible("a")
        flexible("b")
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/lazyvstack, https://developer.apple.com/documentation/swiftui/lazyhstack
  @Test("A lazy stack takes the proposed length across, and proposes it with the ideal length along")
  func lazyStacks() throws {
    try row(100, 100, "100×28", "a 40,0 20×10", "b 0,18 100×10") {
      LazyVStack {
        fixed("a", 20, 10)
        flexible("b")
      }
    }
    try row(100, 100, "28×100", "a 0,45 10×10", "b 18,0 10×100") {
      LazyHStack {
        fixed("a", 10, 10)
        flexible("b")
      }
    }
    try row(100, 100, "100×40", "a 0,0 20×40", "b 20,0 80×40") {
      LazyVStack(spacing: 0) {
        HStack(spacing: 0) {
          fixed("a", 20, 40)
          flexible("b")
        }
      }
    }
    try row(100, 100, "100×20", "a 80,0 20×10", "b 70,10 30×10") {
      LazyVStack(alignment: .trailing, spacing: 0) {
        fixed("a", 20, 10)
        fixed("b", 30, 10)
      }
    }
    // As in a stack, where nothing was proposed across, views are proposed what the lazy stack takes.
    try row(nil, 100, "40×20", "a 0,0 40×10", "b 0,10 40×10") {
      LazyVStack(spacing: 0) {
        fixed("a", 40, 10)
        flexible("b")
      }
    }
    try row(100, nil, "30×40", "a 0,0 20×40", "b 20,0 10×40") {
      LazyHStack(spacing: 0) {
        fixed("a", 20, 40)
        flexible("b")
      }
    }
    try row(100, nil, "30×40", "a 0,0 20×40", "b 20,0 10×40") {
      LazyHStack(spacing: 0) {
        ForEach(0..<2) { index in
          if index == 0 { fixed("a", 20, 40) } else { flexible("b") }
        }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-6gwby and
  // https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)
  @Test("A bar at an edge of the safe area takes its thickness from the view")
  func safeAreas() throws {
    try row(100, 100, "100×100", "a 0,0 100×80", "bar 30,80 40×20") {
      flexible("a").safeAreaInset(edge: .bottom, spacing: 0) { fixed("bar", 40, 20) }
    }
    try row(100, 100, "100×100", "bar 30,0 40×20", "a 0,25 100×75") {
      flexible("a").safeAreaInset(edge: .top, spacing: 5) { fixed("bar", 40, 20) }
    }
    try row(100, 100, "100×100", "bar 0,40 40×20", "a 40,0 60×100") {
      flexible("a").safeAreaInset(edge: .leading, spacing: 0) { fixed("bar", 40, 20) }
    }
    try row(100, 100, "100×100", "a 0,0 60×100", "bar 60,80 40×20") {
      flexible("a").safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) { fixed("bar", 40, 20) }
    }
    try row(100, 100, "100×100", "a 0,0 100×80", "bar 0,80 40×20") {
      flexible("a").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { fixed("bar", 40, 20) }
    }
    try row(100, 100, "100×100", "a 0,0 100×60", "inner 0,60 100×20", "outer 0,80 100×20") {
      flexible("a").safeAreaInset(edge: .bottom, spacing: 0) { flexible("inner").frame(height: 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { flexible("outer").frame(height: 20) }
    }
    try row(nil, nil, "40×30", "a 0,0 40×10", "bar 0,10 40×20") {
      fixed("a", 40, 10).safeAreaInset(edge: .bottom, spacing: 0) { fixed("bar", 40, 20) }
    }
    // `childGeometry` of https://github.com/OpenSwiftUIProject/OpenSwiftUI, Modifier/InsetViewModifier.swift: where no
    // length was proposed along the edge, view and bar are proposed that of both.
    try row(nil, nil, "40×30", "a 0,0 40×10", "bar 0,10 40×20") {
      fixed("a", 40, 10).safeAreaInset(edge: .bottom, spacing: 0) { flexible("bar").frame(height: 20) }
    }
    try row(nil, 100, "40×100", "a 0,0 40×80", "bar 0,80 40×20") {
      flexible("a").safeAreaInset(edge: .bottom, spacing: 0) { fixed("bar", 40, 20) }
    }
    try row(100, nil, "100×40", "bar 0,0 20×40", "a 20,0 80×40") {
      flexible("a").safeAreaInset(edge: .leading, spacing: 0) { fixed("bar", 20, 40) }
    }
    try row(100, 100, "100×100", "a 10,10 80×80") { flexible("a").safeAreaPadding(10) }
    try row(100, 100, "100×100", "a 0,6 100×94") { flexible("a").safeAreaPadding(.top, 6) }
  }

  // https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
  @Test("Outside scroll views, the container of a relative frame is the screen")
  func relativeFrames() throws {
    try row(50, 50, "400×50", "a 0,0 400×50") { flexible("a").containerRelativeFrame(.horizontal) }
    try row(50, 50, "400×400", "a 190,195 20×10") {
      fixed("a", 20, 10).containerRelativeFrame([.horizontal, .vertical])
    }
    try row(50, 50, "198×50", "a 0,0 198×50") {
      flexible("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
    }
    try row(50, 50, "200×50", "a 0,0 200×50") {
      flexible("a").containerRelativeFrame(.horizontal) { width, _ in width / 2 }
    }
  }
}
