import Graphics

/// Empty space that takes what is left along the axis of a stack.
@preconcurrency @MainActor public struct Spacer: LayoutView {
  /// The least length in points; `nil` for the default gap.
  public var minLength: Double?

  /// Space of at least `minLength` points; `nil` for the default gap.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  func makeBehavior(for layoutNode: LayoutNode) -> SpacerBehavior { SpacerBehavior(layoutNode) }
  func configure(_ behavior: SpacerBehavior, in environment: EnvironmentValues) {
    behavior.minLength = minLength ?? StackArrangement.defaultSpacing
  }
}

/// Space that stretches along its stack's axis, and in both directions elsewhere.
final class SpacerBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var minLength = StackArrangement.defaultSpacing { didSet { if minLength != oldValue { setNeedsLayout() } } }

  var isSpacer: Bool { true }
  /// Spacers stretch last.
  var layoutPriority: Double { -.infinity }

  func measure(_ proposal: ProposedViewSize) -> Size {
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

  func makeBehavior(for layoutNode: LayoutNode) -> DividerBehavior { DividerBehavior(layoutNode) }
  func configure(_ behavior: DividerBehavior, in environment: EnvironmentValues) {
    behavior.color = environment.palette.track
    behavior.thickness = 1 / environment.displayScale
  }
}

final class DividerBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var color = RGBA.black { didSet { if color != oldValue { setNeedsPaint() } } }
  var thickness = 1.0 { didSet { if thickness != oldValue { setNeedsLayout() } } }

  func measure(_ proposal: ProposedViewSize) -> Size {
    layoutNode.surroundingDirection == .along(.horizontal)
      ? Size(width: thickness, height: proposal.height ?? Self.idealLength)
      : Size(width: proposal.width ?? Self.idealLength, height: thickness)
  }

  func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }

  /// The length of a line that nothing limits, in points.
  private static let idealLength = 10.0
}

extension LayoutNode {
  /// What the container around this layout node says about spacers.
  var surroundingDirection: SpacerDirection {
    sequence(first: self as LayoutNode, next: { $0.parent }).lazy.dropFirst().compactMap(\.behavior.spacerDirection)
      .first ?? .both
  }
}
