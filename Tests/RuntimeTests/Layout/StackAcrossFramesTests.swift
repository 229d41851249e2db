import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// What stacks propose across their axis when they place their views, row by row.
@Suite("Frames across stacks")
struct StackAcrossFramesTests {
  // https://github.com/moreSwift/swift-cross-ui/pull/612, and `proposalWhenPlacing` of
  // https://github.com/OpenSwiftUIProject/OpenSwiftUI, Stack/StackLayout.swift: where no length was proposed across the
  // stack, its views are placed with the stack's own.
  @Test("Where nothing was proposed across the stack, views are proposed what the stack takes")
  func across() throws {
    try row(100, nil, "67×80", "a 0,0 50×80", "line 50,0 1×80", "bb 51,32 16×16") {
      HStack(spacing: 0) {
        flexible("a").frame(width: 50, height: 80)
        Divider().named("line")
        words("b", 2)
      }
    }
    try row(nil, 100, "40×11", "a 0,0 40×10", "line 0,10 40×1") {
      VStack(spacing: 0) {
        fixed("a", 40, 10)
        Divider().named("line")
      }
    }
    try row(100, nil, "100×40", "a 0,0 80×40", "b 80,0 20×40") {
      HStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 40)
      }
    }
    try row(nil, 100, "40×100", "a 0,0 40×80", "b 0,80 40×20") {
      VStack(spacing: 0) {
        flexible("a")
        fixed("b", 40, 20)
      }
    }
    try row(nil, nil, "30×40", "a 0,0 10×40", "b 10,0 20×40") {
      HStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 40)
      }
    }
    // Columns of equal height, and rows of equal width.
    try row(100, nil, "100×90", "ground 0,0 40×90", "a 16,37 8×16", "b 40,0 60×90") {
      HStack(spacing: 0) {
        words("a", 1).frame(maxWidth: .infinity, maxHeight: .infinity).background { flexible("ground") }
        flexible("b").frame(width: 60, height: 90)
      }
    }
    try row(100, 200, "100×90", "ground 0,0 40×90", "a 16,37 8×16", "b 40,0 60×90") {
      HStack(spacing: 0) {
        words("a", 1).frame(maxWidth: .infinity, maxHeight: .infinity).background { flexible("ground") }
        flexible("b").frame(width: 60, height: 90)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    try row(nil, 100, "80×32", "first 0,0 80×16", "a 36,0 8×16", "second 0,16 80×16", "bbbbbbbbbb 0,16 80×16") {
      VStack(spacing: 0) {
        words("a", 1).frame(maxWidth: .infinity).background { flexible("first") }
        words("b", 10).frame(maxWidth: .infinity).background { flexible("second") }
      }
    }
    // The bounds of a view hold.
    try row(100, nil, "60×50", "a 0,30 20×20", "b 20,20 20×30", "c 40,0 20×50") {
      HStack(alignment: .bottom, spacing: 0) {
        fixed("a", 20, 20)
        flexible("b").frame(width: 20).frame(maxHeight: 30)
        fixed("c", 20, 50)
      }
    }
    // A reader takes it too.
    try row(100, nil, "100×40", "a 0,0 80×40", "b 80,0 20×40") {
      HStack(spacing: 0) {
        GeometryReader { _ in flexible("a") }
        fixed("b", 20, 40)
      }
    }
    // What was proposed counts, even if the stack is larger.
    try row(100, 30, "100×40", "a 0,5 80×30", "b 80,0 20×40") {
      HStack(spacing: 0) {
        flexible("a")
        fixed("b", 20, 40)
      }
    }
  }

  // The same sources: each stack in a stack does so by itself.
  @Test("A stack hands on what it is placed with to the stacks inside")
  func acrossNested() throws {
    try row(100, nil, "100×50", "a 0,0 80×40", "b 80,0 20×40", "c 45,40 10×10") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          flexible("a")
          fixed("b", 20, 40)
        }
        fixed("c", 10, 10)
      }
    }
    try row(nil, nil, "40×60", "a 0,0 20×40", "b 0,40 20×20", "c 20,0 20×60") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          flexible("a")
          fixed("b", 20, 20)
        }
        fixed("c", 20, 60)
      }
    }
    try row(nil, nil, "80×20", "a 0,0 10×10", "b 70,0 10×10", "c 0,10 80×10") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          fixed("a", 10, 10)
          Spacer()
          fixed("b", 10, 10)
        }
        fixed("c", 80, 10)
      }
    }
    try row(100, nil, "41×60", "a 0,0 20×20", "b 0,40 20×20", "line 20,0 1×60", "c 21,0 20×60") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          fixed("a", 20, 20)
          Spacer(minLength: 0)
          fixed("b", 20, 20)
        }
        Divider().named("line")
        fixed("c", 20, 60)
      }
    }
  }

  // The same sources, with https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow
  @Test("A view whose length along the stack follows from that across it changes the shares")
  func acrossRatios() throws {
    try row(100, nil, "100×80", "a 0,0 80×80", "b 80,20 20×40") {
      HStack(spacing: 0) {
        flexible("a").aspectRatio(1, contentMode: .fit)
        fixed("b", 20, 40)
      }
    }
    try row(100, nil, "100×60", "a 0,0 120×60", "b 120,0 20×60") {
      HStack(spacing: 0) {
        flexible("a").aspectRatio(2, contentMode: .fill)
        fixed("b", 20, 60)
      }
    }
    try row(100, 30, "60×30", "a 0,0 30×30", "b 30,0 30×30") {
      HStack(spacing: 0) {
        flexible("a").aspectRatio(1, contentMode: .fit)
        flexible("b").aspectRatio(1, contentMode: .fit)
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/anylayout
  @Test("The layout of a stack places as the stack does")
  func stackLayouts() throws {
    try row(100, nil, "100×40", "a 0,0 80×40", "b 80,0 20×40") {
      AnyLayout(HStackLayout(spacing: 0))() {
        flexible("a")
        fixed("b", 20, 40)
      }
    }
    try row(nil, 100, "40×100", "a 0,0 40×80", "b 0,80 40×20") {
      AnyLayout(VStackLayout(spacing: 0))() {
        flexible("a")
        fixed("b", 40, 20)
      }
    }
    try row(100, nil, "100×60", "a 0,0 100×60", "b 40,0 20×60") {
      AnyLayout(ZStackLayout())() {
        flexible("a")
        fixed("b", 20, 60)
      }
    }
    try row(100, 100, "100×10", "a 0,0 10×10", "b 90,0 10×10") {
      HStackLayout()() {
        fixed("a", 10, 10)
        Spacer()
        fixed("b", 10, 10)
      }
    }
  }

  /// How often leaves are asked for their size while a tree is placed for which the size is known already.
  private func measures<Content: View>(
    _ width: Double?, _ height: Double?, @ViewBuilder _ tree: @escaping () -> Content
  ) throws -> Int {
    let proposal = ProposedViewSize(width: width, height: height)
    let panel = try BarePanel(size: Size(width: 400, height: 400)) { Corner(proposal: proposal)() { tree() } }
    let corner = try #require(panel.stage.rootLayoutNode.children.first)
    let placed = try #require(corner.children.first)
    corner.forgetLayout()
    _ = placed.sizeThatFits(proposal)
    let before = LeafBehavior.measures
    placed.place(at: .zero, proposal: proposal)
    return LeafBehavior.measures - before
  }

  @Test("Placing measures nothing again where a length was proposed, or where the views are as long as the stack")
  func measuredOnce() throws {
    #expect(
      try measures(100, 100) {
        HStack {
          flexible("a")
          fixed("b", 20, 40)
          VStack {
            flexible("c")
            fixed("d", 10, 10)
          }
        }
      } == 0)
    #expect(
      try measures(100, nil) {
        HStack {
          fixed("a", 20, 40)
          fixed("b", 10, 40)
          Spacer()
        }
      } == 0)
    #expect(try measures(100, nil) { ZStack { fixed("a", 20, 40) } } == 0)
    #expect(
      try measures(100, 100) {
        ZStack {
          fixed("a", 20, 40)
          flexible("b")
        }
      } == 0)
    #expect(try measures(100, 100) { fixed("a", 20, 40).frame(maxWidth: .infinity, maxHeight: 60) } == 0)
    // The shorter view is asked once whether it takes more.
    #expect(
      try measures(100, nil) {
        HStack {
          fixed("a", 20, 40)
          fixed("b", 10, 20)
        }
      } == 1)
  }

  @Test("Stacks in stacks in a scroll view ask each leaf a bounded number of times")
  func nestedMeasures() throws {
    func nest(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(flexible("leaf")) }
      return AnyView(
        HStack(spacing: 1) {
          VStack(spacing: 1) {
            nest(depth - 1)
            fixed("x", 1, 1)
          }
          fixed("y", 1, 30)
        })
    }
    func measures(_ width: Double?, _ depth: Int) throws -> Int {
      LeafBehavior.measures = 0
      _ = try BarePanel(size: Size(width: 400, height: 400)) {
        Corner(proposal: ProposedViewSize(width: width, height: nil))() { nest(depth) }
      }
      return LeafBehavior.measures
    }
    for width in [400, nil] as [Double?] {
      let (half, whole) = try (measures(width, 6), measures(width, 12))
      #expect(whole < 4 * half, "twice the depth: \(half), then \(whole)")
    }
  }
}
