import Graphics

/// A layout that arranges layout nodes as a stack does.
package protocol ArrangingLayout: Layout {
  func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size
  func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement]
}

extension ArrangingLayout {
  /// The size for an offer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(subviews.layoutNodes, proposal)
  }

  /// Places each view.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let placements = placements(subviews.layoutNodes, in: bounds.size, proposal)
    for (index, placement) in placements.enumerated() {
      let origin = placement.origin.offsetBy(dx: bounds.minX, dy: bounds.minY)
      subviews.record?.placements[subviews.indices[index]] = Placement(origin: origin, proposal: placement.proposal)
    }
  }
}

/// A row as a layout: what an ``AnyLayout`` switches to.
@preconcurrency @MainActor public struct HStackLayout: ArrangingLayout {
  /// Nothing is remembered.
  public typealias Cache = Void
  /// The guide by which the views line up.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points; `nil` for the default.
  public var spacing: Double?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How spacers stretch.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing)
  }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, proposal)
  }
}

/// A column as a layout: what an ``AnyLayout`` switches to.
@preconcurrency @MainActor public struct VStackLayout: ArrangingLayout {
  /// Nothing is remembered.
  public typealias Cache = Void
  /// The guide by which the views line up.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; `nil` for the default.
  public var spacing: Double?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// How spacers stretch.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing)
  }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, proposal)
  }
}

/// Layers as a layout: what an ``AnyLayout`` switches to.
@preconcurrency @MainActor public struct ZStackLayout: ArrangingLayout {
  /// Nothing is remembered.
  public typealias Cache = Void
  /// The guides by which the views line up.
  public var alignment: Alignment

  /// Layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var arrangement: LayersArrangement { LayersArrangement(alignment: alignment) }

  package func size(_ layoutNodes: [LayoutNode], _ proposal: ProposedViewSize) -> Size {
    arrangement.size(layoutNodes, proposal)
  }
  package func placements(_ layoutNodes: [LayoutNode], in size: Size, _ proposal: ProposedViewSize) -> [Placement] {
    arrangement.placements(layoutNodes, proposal)
  }
}

/// A grid as a layout: what an ``AnyLayout`` switches to.
@preconcurrency @MainActor public struct GridLayout: ArrangingLayout {
  /// Nothing is remembered.
  public typealias Cache = Void
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` for the default.
  public var horizontalSpacing: Double?
  /// The gap between rows in points; `nil` for the default.
  public var verticalSpacing: Double?

  /// A grid.
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
