import Graphics

/// A column of which only the rows near the visible part exist.
///
///     ScrollView { LazyVStack { ForEach(events) { EventRow(event: $0) } } }
///
/// The rows of a `ForEach` directly inside are created when they come near the visible part, and removed with
/// their state when they are far from it. The column takes all the width that it is offered.
@preconcurrency @MainActor public struct LazyVStack<Content: View>: ContainerView {
  private let guide: AlignmentKey
  private let spacing: Double?
  package let inside: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal alignment of the rows.
  ///   - spacing: the distance between rows, in points; `nil` for the default.
  ///   - content: the rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    guide = alignment.key
    self.spacing = spacing
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> LazyStackBehavior {
    LazyStackBehavior(.vertical, layoutNode)
  }
  package func configure(_ behavior: LazyStackBehavior, in environment: EnvironmentValues) {
    behavior.show(guide, spacing, environment)
  }
}

/// A row of which only the views near the visible part exist; see ``LazyVStack``.
@preconcurrency @MainActor public struct LazyHStack<Content: View>: ContainerView {
  private let guide: AlignmentKey
  private let spacing: Double?
  package let inside: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of the views.
  ///   - spacing: the distance between views, in points; `nil` for the default.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    guide = alignment.key
    self.spacing = spacing
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> LazyStackBehavior {
    LazyStackBehavior(.horizontal, layoutNode)
  }
  package func configure(_ behavior: LazyStackBehavior, in environment: EnvironmentValues) {
    behavior.show(guide, spacing, environment)
  }
}

/// Lays out a lazy stack.
package final class LazyStackBehavior: LayoutBehavior, RowContainer {
  package unowned let layoutNode: LayoutNode

  /// The axis along which the rows follow each other.
  package let rowAxis: Axis
  /// The distance between rows, in points.
  package private(set) var rowSpacing = StackArrangement.defaultSpacing
  /// The alignment guide of the rows across the axis.
  package private(set) var rowGuide = HorizontalAlignment.center.key

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

  package var isLazy: Bool { true }
  package func row(around layoutNode: LayoutNode, node: Node, id: AnyHashable?) -> LayoutNode { layoutNode }
  package func rowsChanged() {}

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var spacerDirection: SpacerDirection? { .along(rowAxis) }
  package func measure(_ proposal: ProposedViewSize) -> Size { lineSize(children, proposal) }
  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    linePlacements(children, in: size, proposal)
  }
}
