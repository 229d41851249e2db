import Graphics

/// A column of which only the rows near what is seen are there.
///
/// Rows of a `ForEach` directly inside are made when they come near what is seen, and leave with their state when they
/// are far away. As wide as there is room.
@preconcurrency @MainActor public struct LazyVStack<Content: View>: ContainerView {
  private let guide: AlignmentKey
  private let spacing: Double?
  let inside: Content

  /// A column. Headers scroll with their rows whatever `pinnedViews` says.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    guide = alignment.key
    self.spacing = spacing
    inside = content()
  }

  func makeBehavior(for layoutNode: LayoutNode) -> LazyStackBehavior { LazyStackBehavior(.vertical, layoutNode) }
  func configure(_ behavior: LazyStackBehavior, in environment: EnvironmentValues) {
    behavior.show(guide, spacing, environment)
  }
}

/// A row of which only the views near what is seen are there; see ``LazyVStack``.
@preconcurrency @MainActor public struct LazyHStack<Content: View>: ContainerView {
  private let guide: AlignmentKey
  private let spacing: Double?
  let inside: Content

  /// A row. Headers scroll with their rows whatever `pinnedViews` says.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    guide = alignment.key
    self.spacing = spacing
    inside = content()
  }

  func makeBehavior(for layoutNode: LayoutNode) -> LazyStackBehavior { LazyStackBehavior(.horizontal, layoutNode) }
  func configure(_ behavior: LazyStackBehavior, in environment: EnvironmentValues) {
    behavior.show(guide, spacing, environment)
  }
}

final class LazyStackBehavior: LayoutBehavior, RowContainer {
  unowned let layoutNode: LayoutNode

  let rowAxis: Axis
  private(set) var rowSpacing = StackArrangement.defaultSpacing
  private(set) var rowGuide = HorizontalAlignment.center.key

  init(_ axis: Axis, _ layoutNode: LayoutNode) {
    rowAxis = axis
    self.layoutNode = layoutNode
  }

  func show(_ guide: AlignmentKey, _ spacing: Double?, _ environment: EnvironmentValues) {
    rowGuide = guide
    rowSpacing = spacing ?? StackArrangement.defaultSpacing
    isMirrored = environment.isRightToLeft
    setNeedsLayout()
  }

  var isLazy: Bool { true }
  func row(around layoutNode: LayoutNode, node: Node, id: AnyHashable?) -> LayoutNode { layoutNode }
  func rowsChanged() {}

  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var spacerDirection: SpacerDirection? { .along(rowAxis) }
  func measure(_ proposal: ProposedViewSize) -> Size { lineSize(children, proposal) }
  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    linePlacements(children, in: size, proposal)
  }
}
