import Graphics

/// Lays views out in the points of their own display, which may be larger or smaller than the stage's, and draws them so.
private struct PaneScaleModifier: BoxModifier {
  let factor: Double
  func makeBox(for node: Node) -> PaneScaleBox { PaneScaleBox(node: node) }
  func configure(_ box: PaneScaleBox, in environment: EnvironmentValues) { box.factor = factor }
}

private final class PaneScaleBox: Box {
  /// Points of the stage in a point of the content.
  var factor = 1.0 {
    didSet {
      if factor == oldValue { return }
      forgetLayout()
      setNeedsRepaint()
      stage.structureChanged()
    }
  }

  override var contentTransform: Transform { Transform(scaleX: factor, y: factor) }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let outer = stage.enterPoints(factor)
    defer { stage.layoutScale = outer }
    let inside = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(width: inside.width * factor, height: inside.height * factor)
  }

  override func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }

  override var pointScale: Double { factor }

  // Guides inside count in other points.
  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? { nil }

  override func adjust(_ state: inout PaintState) {
    state.transform = contentTransform.concatenating(state.transform)
  }

  override func hitTest(_ point: Point) -> Box? {
    contentTransform.inverted.flatMap { super.hitTest(point.applying($0)) }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / factor }, height: proposal.height.map { $0 / factor })
  }
}

extension View {
  /// Gives the view points that are so many of the stage's, as on a display with another number of pixels in a point.
  package func paneScale(_ factor: Double) -> some View {
    modifier(PaneScaleModifier(factor: factor)).transformEnvironment(\.displayScale) { $0 *= factor }
  }
}

extension Stage {
  /// Lays out in points that are so many of the stage's: corners then lie between its pixels. What it was before is to be
  /// put back into ``layoutScale``.
  func enterPoints(_ factor: Double) -> Double {
    defer { if factor != 1 { layoutScale = scale * factor } }
    return layoutScale
  }
}
