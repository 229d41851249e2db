import Looks
import Graphics
import Runtime
import Values

/// Pages side by side, of which one is visible, or two during a transition.
struct PagedRow<Content: View>: ContainerView, Animatable {
  /// The index of the visible page; a fraction during a transition.
  var position: Double
  let model: PageModel
  let inside: Content

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func makeBehavior(for layoutNode: LayoutNode) -> PagedRowBehavior { PagedRowBehavior(layoutNode) }

  func configure(_ behavior: PagedRowBehavior, in environment: EnvironmentValues) {
    model.layoutNode = behavior.layoutNode
    behavior.isMirrored = environment.isRightToLeft
    behavior.position = position
  }
}

/// Places the pages beside each other, shifted by the position.
final class PagedRowBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var position = 0.0 {
    didSet {
      if position == oldValue { return }
      layoutNode.shownPageChanged()
      setNeedsLayout()
    }
  }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .both }

  func isShownPage(_ child: LayoutNode) -> Bool { shownChildren.contains { $0 === child } }

  var shownChildren: [LayoutNode] {
    children.enumerated().filter { abs(Double($0.offset) - position) < 1 }.map(\.element)
  }

  func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.enumerated().map { index, child in
      let offer = ProposedViewSize(size)
      let extent = child.sizeThatFits(offer)
      let start = (Double(index) - position) * size.width
      return Placement(
        origin: Point(x: start + (size.width - extent.width) / 2, y: (size.height - extent.height) / 2),
        proposal: offer)
    }
  }
}

/// Lets the user swipe to the next or the previous page.
struct PageTurner: ViewModifier {
  let index: Int
  let model: PageModel
  let turn: (Int) -> Void

  @Environment({ $0.layoutDirection }) private var direction
  @Environment({ $0.motionTokens }) private var motion

  /// The length, in points, or the speed, in points per second, of a swipe that turns the page.
  private static var distance: Double { 60 }
  private static var speed: Double { 300 }

  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).gesture(
      SwipeGesture().onEnded { value in
        let far = abs(value.translation) > Self.distance || abs(value.velocity) > Self.speed
        let forward = (value.translation < 0) == (direction == .leftToRight)
        let next = index + (forward ? 1 : -1)
        if far, next >= 0, next < model.tags.count { withAnimation(motion.page) { turn(next) } }
      })
  }
}
