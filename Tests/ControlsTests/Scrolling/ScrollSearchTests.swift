import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Runtime

/// Notes how often it is asked for the children that it shows.
private struct Level: @MainActor LayoutModifier {
  typealias Body = Never

  func makeBehavior(for layoutNode: LayoutNode) -> LevelBehavior { LevelBehavior(layoutNode) }
  func configure(_ behavior: LevelBehavior, in environment: EnvironmentValues) {}
}

private final class LevelBehavior: LayoutBehavior {
  static var visits = 0
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var shownChildren: [LayoutNode] {
    Self.visits += 1
    return layoutNode.orderedChildren
  }
}

/// A view below many others, each of which has nothing else inside.
private func nested(_ depth: Int, _ view: some View) -> AnyView {
  (0..<depth).reduce(AnyView(view)) { inner, _ in AnyView(inner.modifier(Level())) }
}

/// Searches that double with each level do not end here.
@Suite("Searches in deep trees", .serialized)
struct ScrollSearchTests {
  private struct Deep: View {
    let depth: Int
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Do("Go") { proxy.scrollTo(7, anchor: .top) }
          nested(
            depth,
            ScrollView {
              nested(
                depth,
                VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Pad(name: "\($0)", width: 50, height: 100) } }
                  .scrollTargetLayout())
            }
            .scrollTargetBehavior(.viewAligned))
        }
      }
    }
  }

  private func panel(_ depth: Int) throws -> Harness {
    try Harness(size: Size(width: 200, height: 300)) { Deep(depth: depth) }
  }

  @Test(
    "A key that scrolls looks once at each view above the scroll view", arguments: [40, 100],
    [Key.pageDown, .pageUp, .home, .end])
  func keys(depth: Int, key: Key) throws {
    let panel = try panel(depth)
    LevelBehavior.visits = 0
    #expect(panel.stage.focus.scroll(by: key, from: nil))
    #expect(LevelBehavior.visits == depth)
  }

  @Test("A program scrolls to a view in a deep tree")
  func identity() throws {
    let panel = try panel(60)
    let top = try panel.element("0").frame.minY
    #expect(try panel.element("7").frame.minY == top + 700)
    try panel.activate("Go")
    try panel.advance(by: .seconds(2))
    #expect(try panel.element("7").frame.minY == top)
  }
}
