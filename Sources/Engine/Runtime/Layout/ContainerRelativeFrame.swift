import Graphics
import Values

/// Sets a view's size relative to the scroll view or the panel that contains the view.
package struct ContainerFrameModifier: LayoutModifier {
  /// The axes along which the size is set.
  package let axes: Axis.Set
  /// The alignment of the view in the resulting frame.
  package let alignment: Alignment
  /// Returns the length of the view for the length of the container along an axis.
  package let length: (Double, Axis) -> Double

  package func makeBehavior(for layoutNode: LayoutNode) -> ContainerFrameBehavior { ContainerFrameBehavior(layoutNode) }

  package func configure(_ behavior: ContainerFrameBehavior, in environment: EnvironmentValues) {
    (behavior.axes, behavior.alignment, behavior.length) = (axes, alignment, length)
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

/// The layout behavior of `View.containerRelativeFrame`.
package final class ContainerFrameBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The axes along which the size is set.
  package var axes: Axis.Set = []
  /// The alignment of the view in the resulting frame.
  package var alignment = Alignment.center
  /// Returns the length of the view for the length of the container along an axis.
  package var length: (Double, Axis) -> Double = { extent, _ in extent }
  /// The size of the container when it was placed last.
  private var container = Size.zero
  /// The layout node of the nearest scroll view, which the size follows; `nil` if there is none around, and while this
  /// view is not on the stage.
  private weak var followed: LayoutNode?

  /// Returns the layout node of the nearest scroll view; `nil` if there is none around.
  private func nearestScroll() -> LayoutNode? {
    var ancestor = layoutNode.parent
    while let candidate = ancestor {
      if candidate.behavior.scrollContainer != nil { return candidate }
      // A view around this one has looked already.
      if let frame = candidate.behavior as? ContainerFrameBehavior { return frame.followed }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The visible size of the nearest scroll view, or the size of the panel. A scroll view that is as wide as its content
  /// has the width that it is proposed: otherwise the two would depend on each other.
  private var around: Size {
    guard let scroll = followed?.behavior.scrollContainer else { return stage.size }
    let margins = scroll.margins
    let size = (scroll.layoutNode.layoutState.placedProposal ?? .unspecified)
      .replacingUnspecifiedDimensions(by: scroll.frame.size)
    return Size(width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
  }

  package func stageChanged() {
    stage.observeGeometry(self, isOnStage)
    if let followed { stage.passes.layout.relativeFrames.remove(self, of: followed) }
    followed = isOnStage ? nearestScroll() : nil
    if let followed { stage.passes.layout.relativeFrames.add(self, of: followed) }
    if isOnStage { container = around }
  }

  package func layoutSettled() { _ = follow() }

  /// Takes the present size of the container.
  ///
  /// - Returns: Whether it has changed.
  fileprivate func follow() -> Bool {
    let around = around
    if around == container { return false }
    container = around
    setNeedsLayout()
    return true
  }

  /// Returns the proposal with the lengths relative to the container.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) { offer[axis] = max(0, length(container[axis], axis)) }
    return offer
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let offer = offer(proposal)
    var size = children.first?.sizeThatFits(offer) ?? .zero
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = offer[axis] ?? size[axis] }
    return size
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = offer(proposal)
    let frame = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    return children.map { child in
      let inner = child.dimensions(offer)
      return Placement(
        origin: Point(
          x: frame[alignment.horizontal] - inner[alignment.horizontal],
          y: frame[alignment.vertical] - inner[alignment.vertical]), proposal: offer)
    }
  }
}

/// The views whose size is relative to a scroll view, by its layout node.
@MainActor package final class RelativeFrames {
  /// With the order of their arrival, so that two runs do the same.
  private var frames: [ObjectIdentifier: [ObjectIdentifier: (order: Int, frame: ContainerFrameBehavior)]] = [:]
  private var framesSoFar = 0

  fileprivate func add(_ frame: ContainerFrameBehavior, of scroll: LayoutNode) {
    framesSoFar += 1
    frames[ObjectIdentifier(scroll), default: [:]][ObjectIdentifier(frame)] = (framesSoFar, frame)
  }

  fileprivate func remove(_ frame: ContainerFrameBehavior, of scroll: LayoutNode) {
    let scroll = ObjectIdentifier(scroll)
    frames[scroll]?[ObjectIdentifier(frame)] = nil
    if frames[scroll]?.isEmpty == true { frames[scroll] = nil }
  }

  /// Lets all views of a scroll view take its present size.
  ///
  /// - Returns: Whether it has changed for any of them.
  fileprivate func follow(_ scroll: LayoutNode) -> Bool {
    guard let frames = frames[ObjectIdentifier(scroll)] else { return false }
    var hasChanged = false
    for (_, frame) in frames.values.sorted(by: { $0.order < $1.order }) where frame.follow() { hasChanged = true }
    return hasChanged
  }
}

extension ScrollContainer {
  /// Measures the views whose size is relative to this container, and what is around them, for its present size. A
  /// container calls this before it places its content, so that containers inside one another are laid out together.
  package func settleRelativeFrames() {
    guard stage.passes.layout.relativeFrames.follow(layoutNode) else { return }
    for child in children where child.settle() { setNeedsLayout() }
  }
}

extension View {
  /// Gives the view the length of its container along some axes: the visible part of the nearest scroll view, or the
  /// panel.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { extent, _ in extent })
  }

  /// Gives the view a length that depends on the length of its container along some axes.
  ///
  /// - Parameter length: receives the length of the container, which is the visible part of the nearest scroll view or
  ///   the panel, and returns the length of the view, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view a part of the length of its container along some axes: of the visible part of the nearest scroll
  /// view, or of the panel.
  ///
  /// - Parameters:
  ///   - count: the number of parts.
  ///   - span: the number of parts that the view covers.
  ///   - spacing: the space between parts, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { extent, _ in
      let part = (extent - spacing * Double(count - 1)) / Double(max(1, count))
      return part * Double(span) + spacing * Double(span - 1)
    }
  }
}
