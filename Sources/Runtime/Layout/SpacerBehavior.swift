import Graphics

/// Empty space that takes what is left along the axis of a stack.
@preconcurrency @MainActor public struct Spacer: LayoutView {
  /// The least length in points; `nil` for the default gap.
  public var minLength: Double?

  /// Space of at least `minLength` points; `nil` for the default gap.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  package func makeBehavior(for layoutNode: LayoutNode) -> SpacerBehavior { SpacerBehavior(layoutNode) }
  package func configure(_ behavior: SpacerBehavior, in environment: EnvironmentValues) {
    behavior.minLength = minLength ?? StackArrangement.defaultSpacing
  }
}

/// Space that stretches along its stack's axis, and in both directions elsewhere.
package final class SpacerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var minLength = StackArrangement.defaultSpacing { didSet { if minLength != oldValue { setNeedsLayout() } } }

  package var isSpacer: Bool { true }
  /// Spacers stretch last.
  package var layoutPriority: Double { -.infinity }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let direction = layoutNode.surroundingDirection
    func along(_ offer: Double?) -> Double { max(offer ?? minLength, minLength) }
    return Size(
      width: direction == .along(.vertical) ? 0 : along(proposal.width),
      height: direction == .along(.horizontal) ? 0 : along(proposal.height))
  }
}

/// A thin line across a stack, or from side to side elsewhere.
@preconcurrency @MainActor public struct Divider: LayoutView {
  /// A line.
  public init() {}

  package func makeBehavior(for layoutNode: LayoutNode) -> DividerBehavior { DividerBehavior(layoutNode) }
  package func configure(_ behavior: DividerBehavior, in environment: EnvironmentValues) {
    behavior.color = behavior.stage.appearance.divider(in: environment)
    behavior.thickness = 1 / environment.displayScale
  }
}

package final class DividerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var color = RGBA.black { didSet { if color != oldValue { setNeedsPaint() } } }
  package var thickness = 1.0 { didSet { if thickness != oldValue { setNeedsLayout() } } }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    layoutNode.surroundingDirection == .along(.horizontal)
      ? Size(width: thickness, height: proposal.height ?? Self.idealLength)
      : Size(width: proposal.width ?? Self.idealLength, height: thickness)
  }

  package func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }

  /// The length of a line that nothing limits, in points.
  private static let idealLength = 10.0
}

extension LayoutNode {
  /// What the container around this layout node says about spacers.
  package var surroundingDirection: SpacerDirection {
    sequence(first: self as LayoutNode, next: { $0.parent }).lazy.dropFirst().compactMap(\.behavior.spacerDirection)
      .first ?? .both
  }
}
