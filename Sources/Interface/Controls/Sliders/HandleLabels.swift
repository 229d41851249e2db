import Looks
import Graphics
import Runtime
import Values

/// Texts beside the handles of a slider. They neither overlap nor leave the frame; where both do not fit side
/// by side, one text with both values replaces them.
struct HandleLabels<Labels: View>: ContainerView {
  let axis: SliderAxis
  let fractions: [Double]
  /// Whether a finger holds a handle; its text then moves with it.
  let isHeld: Bool
  /// The text of each handle, followed, for two handles, by the text of both.
  let inside: Labels

  func makeBehavior(for layoutNode: LayoutNode) -> HandleLabelsBehavior { HandleLabelsBehavior(layoutNode) }
  func configure(_ behavior: HandleLabelsBehavior, in environment: EnvironmentValues) {
    behavior.show(axis, fractions, isHeld ? nil : environment.valueMovement)
  }
}

/// Lays out the texts of ``HandleLabels``.
final class HandleLabelsBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The minimum distance between two texts, in points.
  static let gap = 8.0

  private var axis = SliderAxis()
  private var positions: [MovingNumber] = []
  private var isMerged = false

  /// The present positions of the texts, which are those of the handles, as fractions of the track.
  private var fractions: [Double] { positions.map { $0.shown(at: stage.now) } }

  /// Shows the texts at new positions, to which they move with their handles.
  func show(_ axis: SliderAxis, _ fractions: [Double], _ movement: Animation?) {
    if axis != self.axis || fractions.count != positions.count {
      (self.axis, positions) = (axis, fractions.map { _ in MovingNumber() })
      setNeedsLayout()
    }
    for (index, fraction) in fractions.enumerated() {
      positions[index].move(to: fraction, movement, on: layoutNode, isLaidOut: true)
    }
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let sizes = children.map { $0.sizeThatFits(.unspecified) }
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    return axis.isVertical
      ? Size(width: width, height: proposal.height ?? 240) : Size(width: proposal.width ?? 240, height: height)
  }

  func willPlace(in size: Size, proposal: ProposedViewSize) {
    guard children.count > 2 else { return setMerged(false) }
    setMerged(starts(zip(children, offers(in: size)).map { $0.sizeThatFits($1) }, in: size) == nil)
  }

  /// The size that each text is offered. The combined text may take the whole width.
  private func offers(in size: Size) -> [ProposedViewSize] {
    children.indices.map { index in
      ProposedViewSize(width: index < 2 || axis.isVertical ? nil : size.width, height: nil)
    }
  }

  /// The starts of the two texts; `nil` where they do not fit side by side.
  private func starts(_ sizes: [Size], in size: Size) -> [Double]? {
    Self.starts(
      at: fractions.map { center($0, in: size) }, lengths: sizes.map(length), within: length(size), gap: Self.gap)
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offers = offers(in: size)
    let sizes = zip(children, offers).map { $0.sizeThatFits($1) }
    let starts = starts(sizes, in: size)
    return children.indices.map { index in
      let start = index < 2 ? starts?[index] : nil
      let position = start ?? alone(index, sizes, in: size)
      let origin = axis.isVertical ? Point(x: 0, y: position) : Point(x: position, y: 0)
      return Placement(origin: origin, proposal: offers[index])
    }
  }

  /// The start of a text without a neighbour: centred at its handle, or between the handles, inside the frame.
  private func alone(_ index: Int, _ sizes: [Size], in size: Size) -> Double {
    let middles = fractions.map { center($0, in: size) }
    let middle =
      index < middles.count && index < 2 ? middles[index] : middles.reduce(0, +) / Double(max(1, middles.count))
    return max(0, min(length(size) - length(sizes[index]), middle - length(sizes[index]) / 2))
  }

  /// The extent of a size along the track, in points.
  private func length(_ size: Size) -> Double { axis.isVertical ? size.height : size.width }

  /// The position of a handle along the track, in points.
  private func center(_ fraction: Double, in size: Size) -> Double {
    let point = axis.point(at: fraction, in: size)
    return axis.isVertical ? point.y : point.x
  }

  /// Positions two texts as close as possible to their centres. Texts that would overlap are pushed apart
  /// evenly, and then moved into the frame.
  ///
  /// - Parameters:
  ///   - middles: the wanted centres, in points.
  ///   - lengths: the lengths of the texts, in points.
  ///   - extent: the length of the frame, in points.
  ///   - gap: the minimum distance between the texts, in points.
  /// - Returns: The starts of the texts, or `nil` where they do not fit.
  static func starts(at middles: [Double], lengths: [Double], within extent: Double, gap: Double) -> [Double]? {
    guard middles.count == 2, lengths.count >= 2 else { return nil }
    guard lengths[0] + lengths[1] + gap <= extent else { return nil }
    let isForward = middles[0] <= middles[1]
    let (a, b) = isForward ? (0, 1) : (1, 0)
    var (first, second) = (middles[a] - lengths[a] / 2, middles[b] - lengths[b] / 2)
    let overlap = first + lengths[a] + gap - second
    if overlap > 0 { (first, second) = (first - overlap / 2, second + overlap / 2) }
    first = max(0, first)
    second = min(extent - lengths[b], max(second, first + lengths[a] + gap))
    first = min(first, second - gap - lengths[a])
    return isForward ? [first, second] : [second, first]
  }

  private func setMerged(_ merged: Bool) {
    if merged == isMerged { return }
    isMerged = merged
    layoutNode.shownChildrenChanged()
  }

  var shownChildren: [LayoutNode] {
    guard children.count > 2 else { return children }
    return isMerged ? [children[2]] : Array(children[..<2])
  }
}
