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

  func makeBox(for node: Node) -> LazyStackBox { LazyStackBox(.vertical, node: node) }
  func configure(_ box: LazyStackBox, in environment: EnvironmentValues) { box.show(guide, spacing, environment) }
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

  func makeBox(for node: Node) -> LazyStackBox { LazyStackBox(.horizontal, node: node) }
  func configure(_ box: LazyStackBox, in environment: EnvironmentValues) { box.show(guide, spacing, environment) }
}

final class LazyStackBox: Box, RowContainer {
  let rowAxis: Axis
  private(set) var rowSpacing = StackArrangement.defaultSpacing
  private(set) var rowGuide = HorizontalAlignment.center.key

  init(_ axis: Axis, node: Node) {
    rowAxis = axis
    super.init(node: node)
  }

  func show(_ guide: AlignmentKey, _ spacing: Double?, _ environment: EnvironmentValues) {
    rowGuide = guide
    rowSpacing = spacing ?? StackArrangement.defaultSpacing
    isMirrored = environment.isRightToLeft
    setNeedsLayout()
  }

  var isLazy: Bool { true }
  func row(around box: Box, node: Node, id: AnyHashable?) -> Box { box }
  func rowsChanged() {}

  override var layoutPriority: Double { 0 }
  override var zIndex: Double { 0 }
  override var spacerDirection: SpacerDirection? { .along(rowAxis) }
  override func measure(_ proposal: ProposedViewSize) -> Size { lineSize(children, proposal) }
  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    linePlacements(children, in: size, proposal)
  }
}
