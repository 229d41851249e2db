import Graphics
import Runtime
import Values

/// The page that is shown, by its index or its tag.
enum PageChoice: Equatable {
  case index(Int)
  case tag(AnyHashable)
}

/// Keeps several pages and shows one of them. Hidden pages keep their state; their timers and animations stop.
struct PageStack<Content: View>: ContainerView {
  let choice: PageChoice
  let model: PageModel
  let inside: Content

  func makeBehavior(for layoutNode: LayoutNode) -> PageStackBehavior { PageStackBehavior(layoutNode) }

  func configure(_ behavior: PageStackBehavior, in environment: EnvironmentValues) {
    model.layoutNode = behavior.layoutNode
    behavior.isMirrored = environment.isRightToLeft
    behavior.appearance = environment.motionTokens.page
    behavior.movesIn = !environment.accessibilityReduceMotion
    behavior.choice = choice
  }
}

/// The pages that a container keeps, for views outside it.
final class PageModel {
  weak var layoutNode: LayoutNode?

  init() {}

  /// The tags of the pages, in order; `nil` for a page without one.
  var tags: [AnyHashable?] { layoutNode?.children.map(\.tag) ?? [] }
}

/// Lays out only the page that is shown. A change of the page removes the focus.
final class PageStackBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var choice = PageChoice.index(0) {
    didSet {
      if choice == oldValue { return }
      layoutNode.shownPageChanged()
      setNeedsLayout()
      stage.focus.set(nil, visible: false)
      if case .index(let new) = choice, case .index(let old) = oldValue, isOnStage { isDeeper = new > old }
    }
  }
  /// How a page of a navigation stack appears; `nil` if it is there at once.
  var appearance: Animation?
  /// Whether it also moves to its place.
  var movesIn = true

  /// The distance from which a page comes, in points.
  private static let way = 32.0
  /// Whether the page that appears next lies further down in the stack than the one before; `nil` if none appears.
  private var isDeeper: Bool?

  /// Shows how a page appears: one further down comes from the trailing edge, one further up from the leading edge.
  func willPlace(in size: Size, proposal: ProposedViewSize) {
    guard let isDeeper else { return }
    self.isDeeper = nil
    guard let appearance, let shown else { return }
    shown.fade(to: 1, Transaction(), appearance)
    let sign: Double = isDeeper == isMirrored ? -1 : 1
    if movesIn { shown.enter(from: Point(x: Self.way * sign, y: 0), appearance) }
  }

  /// The page that is shown: the last one for an index out of range, the first one for an unknown tag.
  private var shown: LayoutNode? {
    switch choice {
    case .index(let index): children.indices.contains(index) ? children[index] : children.last
    case .tag(let tag): children.first { $0.tag == tag } ?? children.first
    }
  }

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .both }
  func isShownPage(_ child: LayoutNode) -> Bool { shown === child }
  var shownChildren: [LayoutNode] { shown.map { [$0] } ?? [] }
  func measure(_ proposal: ProposedViewSize) -> Size { shown?.sizeThatFits(proposal) ?? .zero }
}
