import Graphics
import PrimitiveViews
import Testing
import Values

@testable import Runtime

/// Notes how often it is asked for its children to draw them or to find out how far they reach.
private struct Asked: LayoutModifier {
  typealias Body = Never

  func makeBehavior(for layoutNode: LayoutNode) -> AskedBehavior { AskedBehavior(layoutNode) }
  func configure(_ behavior: AskedBehavior, in environment: EnvironmentValues) {}
}

private final class AskedBehavior: LayoutBehavior {
  static var count = 0
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var shownChildren: [LayoutNode] {
    Self.count += 1
    return layoutNode.orderedChildren
  }
}

@MainActor @Suite("The way to what is drawn again", .serialized)
struct PaintWayTests {
  /// A leaf below layout nodes that stay as they are, beside another.
  private struct Deep: View {
    @State private var step = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Box.white
        (step % 2 == 0 ? Box.red : .blue)
          .frame(width: 20, height: 20).offset(x: step >= 2 ? 40 : 0)
          .opacity(step >= 4 ? 0.5 : 1)
          .modifier(Asked()).modifier(Asked())
        Do("Step") { step += 1 }
      }
      .modifier(Asked())
    }
  }

  @Test("Layout nodes that stay as they are are not asked for their children, unless one reaches elsewhere")
  func unchanged() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 60)) { Deep() }
    func asked() throws -> Int {
      let step = try panel.element("Step").press
      step?()
      panel.stage.update()
      AskedBehavior.count = 0
      panel.stage.paint()
      let count = AskedBehavior.count
      try panel.frame()
      return count
    }
    #expect(try asked() == 0, "Another colour reaches no further.")
    #expect(try asked() > 0, "Another place does.")
    #expect(try asked() == 0)
    #expect(try asked() == 0, "An effect is none of theirs.")
  }

  @Test("What reaches elsewhere is found there when it is drawn over")
  func reach() throws {
    struct Moving: View {
      @State private var x = 0.0
      @State private var isCovered = false

      var body: some View {
        ZStack(alignment: .topLeading) {
          Box.white
          Box.red.frame(width: 10, height: 10).offset(x: x).padding(1).modifier(Asked())
          if isCovered { Box.white.opacity(0.5).frame(width: 50, height: 30) }
          Do("Move") { x += 30 }
          Do("Cover") { isCovered.toggle() }
        }
      }
    }
    // The harness compares each frame with a fresh one.
    let panel = try BarePanel(size: Size(width: 140, height: 60)) { Moving() }
    for _ in 0..<3 {
      try panel.activate("Move")
      try panel.activate("Cover")
    }
  }

  @Test("What has gone no longer counts for how far its place reaches")
  func gone() throws {
    struct Losing: View {
      @State private var isWide = true
      @State private var isBlue = false

      var body: some View {
        ZStack(alignment: .topLeading) {
          Box.clear.frame(width: 90, height: 50)
          if isWide { Box.green.frame(width: 80, height: 40) }
          (isBlue ? Box.blue : .red).frame(width: 10, height: 10)
          Do("Narrow") { isWide = false }
          Do("Blue") { isBlue.toggle() }
        }
      }
    }
    let panel = try BarePanel(size: Size(width: 100, height: 60)) { Losing() }
    func stack(_ layoutNode: LayoutNode) -> LayoutNode? {
      layoutNode.children.count >= 4 ? layoutNode : layoutNode.children.firstMapped(stack)
    }
    let views = try #require(stack(panel.stage.rootLayoutNode))
    #expect(views.picture.reach.width == 80)
    try panel.activate("Narrow")
    try panel.activate("Blue")
    #expect(views.picture.reach.width == 20)
  }
}
