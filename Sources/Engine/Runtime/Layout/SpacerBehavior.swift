import Graphics
import Values

/// A view that takes the remaining space along the axis of a stack.
@preconcurrency @MainActor public struct Spacer: LayoutView {
  /// The minimum length in points; `nil` for the default spacing of a stack, 8.
  public var minLength: Double?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: the minimum length in points; `nil` for the default spacing of a stack, 8.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  package func makeBehavior(for layoutNode: LayoutNode) -> SpacerBehavior { SpacerBehavior(layoutNode) }
  package func configure(_ behavior: SpacerBehavior, in environment: EnvironmentValues) {
    behavior.minLength = minLength ?? StackArrangement.defaultSpacing
  }
}

/// The layout behavior of a ``Spacer``. It extends along the axis of its stack, and along both axes outside a stack.
package final class SpacerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The minimum length, in points.
  package var minLength = StackArrangement.defaultSpacing { didSet { if minLength != oldValue { setNeedsLayout() } } }

  package var isSpacer: Bool { true }
  /// A stack distributes space to spacers last.
  package var layoutPriority: Double { -.infinity }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let direction = layoutNode.surroundingDirection
    func along(_ offer: Double?) -> Double { max(offer ?? minLength, minLength) }
    return Size(
      width: direction == .along(.vertical) ? 0 : along(proposal.width),
      height: direction == .along(.horizontal) ? 0 : along(proposal.height))
  }
}

/// A line of one pixel across a stack; outside a stack it is horizontal.
@preconcurrency @MainActor public struct Divider: LayoutView {
  /// Creates a line in the theme's colour for dividers.
  public init() {}

  package func makeBehavior(for layoutNode: LayoutNode) -> DividerBehavior { DividerBehavior(layoutNode) }
  package func configure(_ behavior: DividerBehavior, in environment: EnvironmentValues) {
    behavior.color = behavior.stage.environment.appearance.divider(in: environment)
    behavior.thickness = 1 / environment.displayScale
  }
}

package final class DividerBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The colour of the line.
  package var color = RGBA.black { didSet { if color != oldValue { setNeedsPaint() } } }
  /// The thickness of the line, in points.
  package var thickness = 1.0 { didSet { if thickness != oldValue { setNeedsLayout() } } }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    layoutNode.surroundingDirection == .along(.horizontal)
      ? Size(width: thickness, height: proposal.height ?? Self.idealLength)
      : Size(width: proposal.width ?? Self.idealLength, height: thickness)
  }

  package func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }

  /// The length of a line for an unspecified proposal, in points.
  private static let idealLength = 10.0
}

extension LayoutNode {
  /// The direction of spacers that the nearest enclosing container sets.
  package var surroundingDirection: SpacerDirection {
    sequence(first: self as LayoutNode, next: { $0.parent }).dropFirst()
      .firstMapped(\.behavior.spacerDirection) ?? .both
  }
}
