import Graphics

/// Lays views out in the points of their own display, which may be larger or smaller than the stage's, and draws them so.
private struct RegionScaleModifier: LayoutModifier {
  let factor: Double
  func makeBehavior(for layoutNode: LayoutNode) -> RegionScaleBehavior { RegionScaleBehavior(layoutNode) }
  func configure(_ behavior: RegionScaleBehavior, in environment: EnvironmentValues) { behavior.factor = factor }
}

private final class RegionScaleBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Points of the stage in a point of the content.
  var factor = 1.0 {
    didSet {
      if factor == oldValue { return }
      layoutNode.forgetLayout()
      layoutNode.setNeedsRepaint()
      stage.structureChanged()
    }
  }

  var contentTransform: Transform { Transform(scaleX: factor, y: factor) }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let outer = stage.enterPoints(factor)
    defer { stage.layoutPass.scale = outer }
    let inside = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(width: inside.width * factor, height: inside.height * factor)
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }

  var pointScale: Double { factor }

  // Guides inside count in other points.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? { nil }

  func adjust(_ state: inout PaintState) {
    state.transform = contentTransform.concatenating(state.transform)
  }

  func hitTest(_ point: Point) -> LayoutNode? {
    contentTransform.inverted.flatMap { layoutNode.hitTestContents(point.applying($0)) }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / factor }, height: proposal.height.map { $0 / factor })
  }
}

extension View {
  /// Gives the view points that are so many of the stage's, as on a display with another number of pixels in a point.
  package func paneScale(_ factor: Double) -> some View {
    modifier(RegionScaleModifier(factor: factor)).transformEnvironment(\.displayScale) { $0 *= factor }
  }
}
