import Graphics
import Runtime
import Values

/// Which of several pages is shown.
enum PageChoice: Equatable {
  case index(Int)
  case tag(AnyHashable)
}

/// Keeps several pages and shows one of them. Those out of sight keep their state, and nothing on them wakes.
struct PageStack<Content: View>: ContainerView {
  let choice: PageChoice
  let model: PageModel
  let inside: Content

  func makeBehavior(for layoutNode: LayoutNode) -> PageStackBehavior { PageStackBehavior(layoutNode) }

  func configure(_ behavior: PageStackBehavior, in environment: EnvironmentValues) {
    model.layoutNode = behavior.layoutNode
    behavior.choice = choice
  }
}

/// What is known of the pages that a container keeps.
final class PageModel {
  weak var layoutNode: LayoutNode?

  init() {}

  /// What the pages stand for, in order.
  var tags: [AnyHashable?] { layoutNode?.children.map(\.tag) ?? [] }
}

final class PageStackBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var choice = PageChoice.index(0) {
    didSet {
      if choice == oldValue { return }
      layoutNode.shownPageChanged()
      setNeedsLayout()
      stage.focus.set(nil, visible: false)
    }
  }

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
