import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Preferred distances and spans of cells")
struct LayoutSpacingTests {
  /// Places its views above each other; touches its neighbours at some edges.
  private struct Pile: Layout {
    let touching: Edge.Set

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      var spacing = ViewSpacing.zero
      spacing.formUnion(ViewSpacing(), edges: Edge.Set.all.subtracting(touching))
      return spacing
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  /// Places its views above each other and says nothing about spacing.
  private struct Heap: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private func frames<Content: View>(_ content: @escaping () -> Content) throws -> [Double] {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) {
      content().frame(width: 100, height: 100, alignment: .topLeading)
    }
    return try ["first", "second"].map { try panel.element($0).frame.minY }
  }

  @Test("A stack follows the spacing of a custom layout, also of one in a modifier or type-erased")
  func customLayout() throws {
    let touching = try frames {
      VStack {
        Pile(touching: .bottom)() { Pad(name: "first", width: 10, height: 10) }
        Pad(name: "second", width: 10, height: 10)
      }
    }
    #expect(touching == [0, 10])
    let apart = try frames {
      VStack {
        Pile(touching: .top)() { Pad(name: "first", width: 10, height: 10) }
        Pad(name: "second", width: 10, height: 10)
      }
    }
    #expect(apart == [0, 18])
    let wrapped = try frames {
      VStack {
        Pad(name: "first", width: 10, height: 10)
        AnyLayout(Pile(touching: .top))() { Pad(name: "second", width: 10, height: 10) }.opacity(0.5)
      }
    }
    #expect(wrapped == [0, 10])
  }

  // https://developer.apple.com/documentation/swiftui/layout/spacing(subviews:cache:)
  @Test("A layout that says nothing about its spacing has that of all its views combined")
  func combined() throws {
    let touching = try frames {
      VStack {
        Heap()() { Pile(touching: .bottom)() { Pad(name: "first", width: 10, height: 10) } }
        Pad(name: "second", width: 10, height: 10)
      }
    }
    #expect(touching == [0, 10])
    let apart = try frames {
      VStack {
        Heap()() {
          Pile(touching: .bottom)() { Pad(name: "first", width: 10, height: 10) }
          Pad(name: "beside", width: 10, height: 10)
        }
        Pad(name: "second", width: 10, height: 10)
      }
    }
    #expect(apart == [0, 18])
  }

  @Test("A union of spacings concerns only the given edges")
  func union() {
    let joined = ViewSpacing.zero.union(ViewSpacing(), edges: .top)
    #expect(ViewSpacing().distance(to: joined, along: .vertical) == 8)
    #expect(joined.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(joined.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().union(.zero).distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test("A cell that spans more columns than there can be neither traps nor hangs")
  func columns() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) {
      Grid {
        GridRow {
          Pad(name: "wide", width: 10, height: 10).gridCellColumns(.max)
          Pad(name: "after", width: 10, height: 10).gridCellColumns(.max)
        }
        GridRow { Pad(name: "narrow", width: 10, height: 10).gridCellColumns(.min) }
      }
    }
    #expect(panel.contains("wide") && panel.contains("after") && panel.contains("narrow"))
  }
}
