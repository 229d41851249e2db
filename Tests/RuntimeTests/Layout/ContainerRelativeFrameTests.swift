import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

/// Shares of a scroll view's length. The scroll view here does not scroll: its content is offered nothing along its axis.
@Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
  private struct Window<Content: View>: @MainActor ContainerView {
    let axis: Axis
    let margins: EdgeInsets
    let inside: Content

    init(_ axis: Axis, margins: EdgeInsets = EdgeInsets(), @ViewBuilder content: () -> Content) {
      (self.axis, self.margins, inside) = (axis, margins, content())
    }

    func makeBehavior(for layoutNode: LayoutNode) -> WindowBehavior { WindowBehavior(axis, margins, layoutNode) }
    func configure(_ behavior: WindowBehavior, in environment: EnvironmentValues) {}
  }

  private final class WindowBehavior: ScrollContainer {
    unowned let layoutNode: LayoutNode
    let axis: Axis
    let margins: EdgeInsets

    init(_ axis: Axis, _ margins: EdgeInsets, _ layoutNode: LayoutNode) {
      (self.axis, self.margins, self.layoutNode) = (axis, margins, layoutNode)
    }

    func measure(_ proposal: ProposedViewSize) -> Size {
      var size = children.first?.sizeThatFits(offer(proposal)) ?? .zero
      size[axis] = proposal[axis] ?? size[axis]
      return size
    }

    func willPlace(in size: Size, proposal: ProposedViewSize) { settleRelativeFrames() }

    func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
      children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.replacing(axis, by: nil) }

    let canScroll = false
    let reach = EdgeInsets()
    var window: Rect { Rect(origin: .zero, size: frame.size) }
    var axes: Axis.Set { Axis.Set(axis) }
    let isMoving = false
    func canScroll(_ axis: Axis) -> Bool { false }
    func canMove(_ axis: Axis, by distance: Double) -> Bool { false }
    func position(_ axis: Axis) -> ScrollState { ScrollState(destination: 0, limit: 0, viewport: frame.size[axis]) }
    func jump(_ axis: Axis, to position: Double) {}
    func go(_ axis: Axis, to position: Double) {}
    func shift(_ axis: Axis, by distance: Double) {}
    func direction(_ axis: Axis) -> Double { 1 }
    func trackContact(_ isDown: Bool) {}
    func hold(_ axes: Axis.Set) {}
    func drag(by distance: Size) {}
    func release(speed: Size) {}
    func reveal(_ rect: Rect) {}
  }

  /// The frames of the leaves of a panel of 200×100 in its first frame, and after it has become 120×100.
  private func frames<Content: View>(@ViewBuilder _ tree: @escaping () -> Content) throws -> [[String]] {
    let panel = try BarePanel(size: Size(width: 200, height: 100), root: tree)
    let first = leaves(panel)
    try panel.resize(to: Size(width: 120, height: 100))
    return [first, leaves(panel)]
  }

  // https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)
  @Test("In the first frame, and after its container has changed, a view has the length of the container")
  func whole() throws {
    let page = [["a 0,0 200×100"], ["a 0,0 120×100"]]
    #expect(
      try frames { Window(.horizontal) { flexible("a").containerRelativeFrame(.horizontal) } } == page)
    #expect(
      try frames {
        Window(.horizontal) { HStack { flexible("a").containerRelativeFrame(.horizontal) } }
      } == page)
    #expect(
      try frames {
        Window(.horizontal) { LazyHStack { flexible("a").containerRelativeFrame(.horizontal) } }
      } == page)
    #expect(
      try frames {
        Window(.vertical) {
          VStack { flexible("a").frame(height: 40).containerRelativeFrame(.horizontal) }
        }
      } == [["a 0,0 200×40"], ["a 0,0 120×40"]])
    #expect(
      try frames {
        VStack(spacing: 0) {
          fixed("title", 40, 20)
          Window(.vertical) {
            VStack(spacing: 0) {
              flexible("a").containerRelativeFrame(.vertical)
              fixed("b", 10, 10)
            }
          }
        }
      } == [
        ["title 80,0 40×20", "a 0,20 200×80", "b 95,100 10×10"],
        ["title 40,0 40×20", "a 0,20 120×80", "b 55,100 10×10"],
      ])
    #expect(
      try frames {
        HStack(spacing: 0) {
          fixed("side", 40, 20)
          Window(.horizontal) {
            HStack(spacing: 0) {
              flexible("a").containerRelativeFrame(.horizontal)
              flexible("b").containerRelativeFrame(.horizontal)
            }
          }
        }
      } == [
        ["side 0,40 40×20", "a 40,0 160×100", "b 200,0 160×100"],
        ["side 0,40 40×20", "a 40,0 80×100", "b 120,0 80×100"],
      ])
  }

  // https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)
  @Test("A view has a share of the container, less the spaces between the shares")
  func shares() throws {
    #expect(
      try frames {
        Window(.horizontal) {
          HStack(spacing: 10) {
            flexible("a").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            flexible("b").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          }
        }
      } == [["a 0,0 95×100", "b 105,0 95×100"], ["a 0,0 55×100", "b 65,0 55×100"]])
    #expect(
      try frames {
        Window(.horizontal) {
          flexible("a").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
        }
      } == [["a 0,0 148×100"], ["a 0,0 88×100"]])
    #expect(
      try frames {
        Window(.horizontal) {
          fixed("a", 20, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        }
      } == [["a 180,90 20×10"], ["a 100,90 20×10"]])
    #expect(
      try frames {
        Window(.horizontal) {
          flexible("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 4 : length / 2
          }
        }
      } == [["a 0,25 50×50"], ["a 0,25 30×50"]])
    // The margins of the container do not count.
    #expect(
      try frames {
        Window(.horizontal, margins: EdgeInsets(.horizontal, 20)) {
          flexible("a").containerRelativeFrame(.horizontal)
        }
      } == [["a 0,0 160×100"], ["a 0,0 80×100"]])
  }

  /// A leaf in windows inside one another, each 10 points narrower than the one around.
  private func windows(_ depth: Int, _ count: MeasureCount) -> AnyView {
    (0..<depth).reduce(AnyView(flexible("a").frame(height: 40))) { inner, _ in
      AnyView(
        Window(.vertical) {
          Passing(count: count)() { inner }.containerRelativeFrame(.horizontal) { length, _ in length - 10 }
        })
    }
  }

  @Test("Containers inside one another take as many layouts as one, however many they are", arguments: [8, 16, 32])
  func nested(depth: Int) throws {
    let count = MeasureCount()
    let stage = try Stage.bare(size: Size(width: 400, height: 100)) { windows(depth, count) }
    _ = stage.draw()
    let leaves = stage.elements.flatMap(\.flattened).filter { $0.role == .image }
    #expect(leaves.map(\.frame) == [Rect(x: 5 * depth, y: 0, width: 400 - 10 * depth, height: 40)])
    #expect(stage.passes.layout.number <= 3)
    #expect(count.measures <= 12 * depth)
  }
}
