import Graphics

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

  func makeBox(for node: Node) -> PageStackBox { PageStackBox(node: node) }

  func configure(_ box: PageStackBox, in environment: EnvironmentValues) {
    model.box = box
    box.choice = choice
  }
}

/// What is known of the pages that a container keeps.
final class PageModel {
  weak var box: Box?

  init() {}

  /// What the pages stand for, in order.
  var tags: [AnyHashable?] { box?.children.map(\.tag) ?? [] }
}

final class PageStackBox: Box {
  var choice = PageChoice.index(0) {
    didSet {
      if choice == oldValue { return }
      shownPageChanged()
      setNeedsLayout()
      stage.focus.set(nil, visible: false)
    }
  }

  private var shown: Box? {
    switch choice {
    case .index(let index): children.indices.contains(index) ? children[index] : children.last
    case .tag(let tag): children.first { $0.tag == tag } ?? children.first
    }
  }

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .both }
  override func isShownPage(_ child: Box) -> Bool { shown === child }
  override var shownChildren: [Box] { shown.map { [$0] } ?? [] }
  override func measure(_ proposal: ProposedViewSize) -> Size { shown?.sizeThatFits(proposal) ?? .zero }
}
