import Graphics

/// Empty space that takes what is left along the axis of a stack.
@preconcurrency @MainActor public struct Spacer: BoxView {
  /// The least length in points; `nil` for the default gap.
  public var minLength: Double?

  /// Space of at least `minLength` points; `nil` for the default gap.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  func makeBox(for node: Node) -> SpacerBox { SpacerBox(node: node) }
  func configure(_ box: SpacerBox, in environment: EnvironmentValues) {
    box.minLength = minLength ?? StackArrangement.defaultSpacing
  }
}

/// Space that stretches along its stack's axis, and in both directions elsewhere.
final class SpacerBox: Box {
  var minLength = StackArrangement.defaultSpacing { didSet { if minLength != oldValue { setNeedsLayout() } } }

  override var isSpacer: Bool { true }
  /// Spacers stretch last.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let direction = surroundingDirection
    func along(_ offer: Double?) -> Double { max(offer ?? minLength, minLength) }
    return Size(
      width: direction == .along(.vertical) ? 0 : along(proposal.width),
      height: direction == .along(.horizontal) ? 0 : along(proposal.height))
  }
}

/// A thin line across a stack, or from side to side elsewhere.
@preconcurrency @MainActor public struct Divider: BoxView {
  /// A line.
  public init() {}

  func makeBox(for node: Node) -> DividerBox { DividerBox(node: node) }
  func configure(_ box: DividerBox, in environment: EnvironmentValues) {
    box.color = environment.palette.track
    box.thickness = 1 / environment.displayScale
  }
}

final class DividerBox: Box {
  var color = RGBA.black { didSet { if color != oldValue { setNeedsPaint() } } }
  var thickness = 1.0 { didSet { if thickness != oldValue { setNeedsLayout() } } }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    surroundingDirection == .along(.horizontal)
      ? Size(width: thickness, height: proposal.height ?? Self.idealLength)
      : Size(width: proposal.width ?? Self.idealLength, height: thickness)
  }

  override func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }

  /// The length of a line that nothing limits, in points.
  private static let idealLength = 10.0
}

extension Box {
  /// What the container around this box says about spacers.
  var surroundingDirection: SpacerDirection {
    sequence(first: self as Box, next: { $0.parent }).lazy.dropFirst().compactMap(\.spacerDirection).first ?? .both
  }
}
