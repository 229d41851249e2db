import Graphics

/// Gives a view extents that follow those of the scroll view or the panel around it.
package struct ContainerFrameModifier: LayoutModifier {
  package let axes: Axis.Set
  package let alignment: Alignment
  /// From the container's extent along an axis to the view's.
  package let length: (Double, Axis) -> Double

  package func makeBehavior(for layoutNode: LayoutNode) -> ContainerFrameBehavior { ContainerFrameBehavior(layoutNode) }

  package func configure(_ behavior: ContainerFrameBehavior, in environment: EnvironmentValues) {
    (behavior.axes, behavior.alignment, behavior.length) = (axes, alignment, length)
    behavior.isMirrored = environment.isRightToLeft
    behavior.setNeedsLayout()
  }
}

package final class ContainerFrameBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var axes: Axis.Set = []
  package var alignment = Alignment.center
  package var length: (Double, Axis) -> Double = { extent, _ in extent }
  private var container = Size.zero

  /// What is seen in the nearest scroll view, or of the panel.
  private var around: Size {
    guard let scroll = ancestry.lazy.compactMap(\.behavior.scrollContainer).first else { return stage.size }
    let (size, margins) = (scroll.frame.size, scroll.margins)
    return Size(width: max(0, size.width - margins.horizontal), height: max(0, size.height - margins.vertical))
  }

  package func stageChanged() { stage.observeGeometry(self, isOnStage) }
  package func layoutSettled() { if around != container { setNeedsLayout() } }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    container = around
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

extension View {
  /// Makes the view as large along some axes as what is seen in the scroll view around it, or as the panel.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { extent, _ in extent })
  }

  /// Makes the view as large along some axes as a closure says, which is given the extent of what is seen in the scroll
  /// view around it, or of the panel.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Makes the view as large along some axes as a part of what is seen in the scroll view around it, or of the panel.
  ///
  /// - Parameters:
  ///   - count: how many parts there are side by side.
  ///   - span: how many of them the view takes.
  ///   - spacing: between them, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { extent, _ in
      let part = (extent - spacing * Double(count - 1)) / Double(max(1, count))
      return part * Double(span) + spacing * Double(span - 1)
    }
  }
}
