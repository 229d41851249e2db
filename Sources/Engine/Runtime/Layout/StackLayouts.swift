import Graphics

/// A layout that uses the algorithm of a built-in container.
package protocol ArrangingLayout: Layout {
  func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size
  func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement]
}

extension ArrangingLayout {
  /// Returns the size for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(subviews.layoutNodes, proposal)
  }

  /// Places the views with the container's algorithm.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let placements = placements(subviews.layoutNodes, in: bounds.size, proposal)
    for (index, placement) in placements.enumerated() {
      let origin = placement.origin.offsetBy(dx: bounds.minX, dy: bounds.minY)
      subviews.record?.placements[subviews.indices[index]] = Placement(origin: origin, proposal: placement.proposal)
    }
  }
}

/// A horizontal stack as a layout, for use with ``AnyLayout``.
@preconcurrency @MainActor public struct HStackLayout: ArrangingLayout {
  /// The layout has no cache.
  public typealias Cache = Void
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views in points; 8 if it is `nil`.
  public var spacing: Double?

  /// Creates a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers extend along the horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, in: size, proposal)
  }
}

/// A vertical stack as a layout, for use with ``AnyLayout``.
@preconcurrency @MainActor public struct VStackLayout: ArrangingLayout {
  /// The layout has no cache.
  public typealias Cache = Void
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views in points; 8 if it is `nil`.
  public var spacing: Double?

  /// Creates a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers extend along the vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing)
  }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, in: size, proposal)
  }
}

/// Overlapping layers as a layout, for use with ``AnyLayout``.
@preconcurrency @MainActor public struct ZStackLayout: ArrangingLayout {
  /// The layout has no cache.
  public typealias Cache = Void
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates overlapping layers that are aligned by the guides.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var arrangement: LayersArrangement { LayersArrangement(alignment: alignment) }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, in: size, proposal)
  }
}

/// A grid as a layout, for use with ``AnyLayout``.
@preconcurrency @MainActor public struct GridLayout: ArrangingLayout {
  /// The layout has no cache.
  public typealias Cache = Void
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The space between columns in points; 8 if it is `nil`.
  public var horizontalSpacing: Double?
  /// The space between rows in points; 8 if it is `nil`.
  public var verticalSpacing: Double?

  /// Creates a grid with the given alignment and spacing.
  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var arrangement: GridArrangement {
    GridArrangement(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, in: size, proposal)
  }
}
