import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Stacks")
struct StackTests {
  @Test("A row puts the default gap between views and centres them")
  func row() throws {
    #expect(
      try layout {
        HStack {
          Leaf.fixed("a", 10, 10)
          Leaf.fixed("b", 20, 30)
        }
      } == ["a 31,45 10×10", "b 49,35 20×30"])
  }

  @Test("Space is shared evenly among the flexible, after the fixed have been served")
  func share() throws {
    #expect(
      try layout {
        HStack(spacing: 0) {
          Leaf(name: "a")
          Leaf.fixed("b", 20, 10)
          Leaf(name: "c")
        }
      } == ["a 0,0 40×100", "b 40,45 20×10", "c 60,0 40×100"])
  }

  @Test("The least flexible is served first, so the others share what it leaves")
  func leastFlexibleFirst() throws {
    #expect(
      try layout(120) {
        HStack(spacing: 0) {
          Leaf(name: "a")
          Leaf(name: "b", width: 0...20)
          Leaf(name: "c", width: 60...70)
        }
      } == ["a 0,0 40×100", "b 40,0 20×100", "c 60,0 60×100"])
  }

  @Test("A higher priority takes all but the least that the others need")
  func priority() throws {
    #expect(
      try layout {
        HStack(spacing: 0) {
          Leaf(name: "a", width: 10...(.infinity))
          Leaf(name: "b").layoutPriority(1)
          Leaf(name: "c", width: 5...5)
        }
      } == ["a 0,0 10×100", "b 10,0 85×100", "c 95,0 5×100"])
  }

  @Test("Spacers stretch last, have a least length and no gap beside them")
  func spacers() throws {
    #expect(
      try layout {
        HStack {
          Leaf.fixed("a", 10, 10)
          Spacer()
          Leaf.fixed("b", 10, 10)
        }
      } == ["a 0,45 10×10", "b 90,45 10×10"])
    #expect(
      try layout {
        HStack {
          Leaf.fixed("a", 60, 10)
          Spacer(minLength: 20)
          Leaf(name: "b", width: 30...40, height: 10...10)
        }
      } == ["a -5,45 60×10", "b 75,45 30×10"])
    #expect(
      try layout {
        VStack {
          Leaf.fixed("a", 10, 10)
          Spacer()
        }
        .fixedSize()
      } == ["a 45,41 10×10"])
  }

  @Test("Without an offer views take their ideal sizes, with none their least, with all of it their greatest")
  func proposals() throws {
    func size(_ proposal: ProposedViewSize) throws -> Size {
      let panel = try BarePanel {
        HStack(spacing: 5) {
          Leaf(name: "a", width: 10...50, idealWidth: 20)
          Leaf(name: "b", width: 5...30, height: 1...60, idealWidth: 15, idealHeight: 40)
        }
      }
      return try #require(panel.stage.rootLayoutNode.children.first).sizeThatFits(proposal)
    }
    #expect(try size(.unspecified) == Size(width: 40, height: 40))
    #expect(try size(.zero) == Size(width: 20, height: 1))
    #expect(try size(.infinity).width == 85)
    #expect(try size(ProposedViewSize(width: 45, height: 70)) == Size(width: 45, height: 70))
  }

  @Test("A column lines up by a horizontal guide", arguments: [0, 10, 20])
  func columnGuides(x: Int) throws {
    let alignment: HorizontalAlignment = x == 0 ? .leading : x == 10 ? .center : .trailing
    let panel = try BarePanel(size: Size(width: 40, height: 40)) {
      VStack(alignment: alignment, spacing: 0) {
        Leaf.fixed("a", 20, 10)
        Leaf.fixed("b", 40, 10)
      }
    }
    #expect(leaves(panel) == ["a \(x),10 20×10", "b 0,20 40×10"])
  }

  @Test("The last baseline of a column is that of its last text")
  func lastBaseline() throws {
    let panel = try BarePanel {
      HStack(alignment: .lastTextBaseline) {
        VStack {
          Bar("first")
          Bar("last")
        }
        Bar("beside")
      }
    }
    #expect(try panel.element("beside").frame.minY == panel.element("last").frame.minY)
  }

  @Test("Layers are as large as the largest and line up by a corner")
  func layers() throws {
    #expect(
      try layout {
        ZStack(alignment: .bottomTrailing) {
          Leaf.fixed("a", 40, 20)
          Leaf.fixed("b", 10, 30)
        }
      } == ["a 30,45 40×20", "b 60,35 10×30"])
  }

  @Test("Origins lie between pixels at any scale", arguments: [1.0, 1.25, 1.5, 2])
  func snapping(scale: Double) throws {
    let panel = try BarePanel(size: Size(width: 101, height: 99), scale: scale) {
      VStack(spacing: 3.3) {
        Leaf.fixed("a", 10.1, 7.7)
        Leaf.fixed("b", 20.7, 5.3)
      }
    }
    for label in ["a", "b"] {
      let origin = try panel.element(label).frame.origin
      for value in [origin.x * scale, origin.y * scale] { #expect(abs(value - value.rounded()) < 1e-9) }
    }
  }

  private struct Priorities: View {
    @State private var priority = 0.0

    var body: some View {
      HStack(spacing: 0) {
        Leaf(name: "a").layoutPriority(priority).padding(0)
        Leaf(name: "b")
      }
      .frame(width: 80, height: 20)
      Do("Raise") { priority = 1 }
    }
  }

  @Test("A new priority reaches the stack through what is between")
  func changedPriority() throws {
    let panel = try BarePanel(size: Size(width: 80, height: 100)) { Priorities() }
    #expect(leaves(panel) == ["a 0,26 40×20", "b 40,26 40×20"])
    try panel.activate("Raise")
    #expect(leaves(panel) == ["a 0,26 80×20", "b 80,26 0×20"])
  }

  @Test("Stacks within stacks within stacks ask each leaf a bounded number of times")
  func nested() throws {
    func nest(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Leaf(name: "leaf")) }
      return AnyView(
        HStack(spacing: 1) {
          VStack(spacing: 1) {
            nest(depth - 1)
            Leaf.fixed("x", 1, 1)
          }
          Spacer(minLength: 0)
        })
    }
    LeafBehavior.measures = 0
    _ = try layout(400, 400) { nest(6) }
    let half = LeafBehavior.measures
    _ = try layout(400, 400) { nest(12) }
    let whole = LeafBehavior.measures - half
    #expect(whole < 4 * half, "twice the depth: \(half), then \(whole)")
  }
}
