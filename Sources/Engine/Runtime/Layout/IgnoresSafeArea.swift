import Graphics

/// Lets a view extend into the unsafe areas that it touches.
package struct IgnoresSafeAreaModifier: LayoutModifier {
  /// The edges at which the view extends.
  package let edges: Edge.Set

  package func makeBehavior(for layoutNode: LayoutNode) -> IgnoringSafeAreaBehavior {
    IgnoringSafeAreaBehavior(layoutNode)
  }

  package func configure(_ behavior: IgnoringSafeAreaBehavior, in environment: EnvironmentValues) {
    if behavior.edges != edges { behavior.setNeedsLayout() }
    behavior.edges = edges
    behavior.isMirrored = environment.isRightToLeft
  }
}

/// The layout behavior of `View.ignoresSafeArea`.
package final class IgnoringSafeAreaBehavior: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The edges at which the view extends.
  package var edges: Edge.Set = .all
  /// The distances by which the view extends, in points.
  private var grown = EdgeInsets()

  package var unsafeEdges: UnsafeEdges? { .ignored(edges) }
  package func stageChanged() { stage.observeGeometry(self, isOnStage) }

  package func willPlace(in size: Size, proposal: ProposedViewSize) { grown = layoutNode.safeArea.at(edges) }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let offer = ProposedViewSize(
      width: (proposal.width ?? size.width) + grown.horizontal,
      height: (proposal.height ?? size.height) + grown.vertical)
    let room = Size(width: size.width + grown.horizontal, height: size.height + grown.vertical)
    return children.map { child in
      let inner = child.sizeThatFits(offer)
      let origin = Point(
        x: (room.width - inner.width) / 2 - grown.leading, y: (room.height - inner.height) / 2 - grown.top)
      return Placement(origin: origin, proposal: offer)
    }
  }

  /// The view may touch a bar, or no longer touch it, although its own layout has not changed.
  package func layoutSettled() { if layoutNode.safeArea.at(edges) != grown { setNeedsLayout() } }
}

extension View {
  /// Lets the view extend into the unsafe areas that it touches, such as the area under a bar.
  ///
  /// - Parameter regions: has an effect only if it contains ``SafeAreaRegions/container``.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view extend into the unsafe areas that it touches; SwiftUI's older form.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
