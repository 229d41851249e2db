import Looks
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
    behavior.disappearance = environment.motionTokens.disappearance
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
      leave(page(of: oldValue))
      layoutNode.shownPageChanged()
      setNeedsLayout()
      stage.focus.set(nil, visible: false)
      guard isOnStage, stage.hasPainted else { return }
      if case .index(let new) = choice, case .index(let old) = oldValue {
        entrance = new > old ? .deeper : .higher
      } else {
        entrance = .beside
      }
    }
  }
  /// The animations with which a page appears and the previous one vanishes; `nil` for at once.
  var appearance: Animation?, disappearance: Animation?
  /// Whether a page of a navigation stack also moves to its place.
  var movesIn = true

  /// The direction from which a page comes: from further down or further up in the stack, or from beside the previous
  /// page, as a tab's page does.
  private enum Entrance { case deeper, higher, beside }
  /// The distance from which a page comes, in points.
  private static let way = 32.0
  /// The direction from which the next page will come; `nil` if no page is about to appear.
  private var entrance: Entrance?
  /// The picture of the previous page while it vanishes: the page itself is already hidden or removed.
  private let former = FormerPicture()

  /// Begins to show how a page vanishes.
  private func leave(_ page: LayoutNode?) {
    guard appearance != nil, let page, let disappearance, isOnStage, stage.hasPainted else { return }
    former.fade(page, disappearance, on: layoutNode)
  }

  func paint(into painter: inout Painter) { former.paint(into: &painter, at: stage.now) }
  var viewerItems: [DisplayItem]? { former.viewerItems }

  /// Shows how a page appears: a page further down comes from the trailing edge, a page further up from the leading
  /// edge.
  func willPlace(in size: Size, proposal: ProposedViewSize) {
    guard let entrance else { return }
    self.entrance = nil
    guard let appearance, let shown else { return }
    shown.fade(to: 1, Transaction(), appearance)
    let sign: Double = (entrance == .deeper) == isMirrored ? -1 : 1
    if movesIn, entrance != .beside { shown.enter(from: Point(x: Self.way * sign, y: 0), appearance) }
  }

  private var shown: LayoutNode? { page(of: choice) }

  /// The page of a choice: the last page for an index out of range, the first page for an unknown tag.
  private func page(of choice: PageChoice) -> LayoutNode? {
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
