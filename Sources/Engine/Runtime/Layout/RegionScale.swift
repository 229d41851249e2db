import Graphics

/// Arranges and draws views in the points of their display, which may differ from the stage's points.
private struct RegionScaleModifier: LayoutModifier {
  /// The size of a point of the content, in points of the stage.
  let factor: Double
  func makeBehavior(for layoutNode: LayoutNode) -> RegionScaleBehavior { RegionScaleBehavior(layoutNode) }
  func configure(_ behavior: RegionScaleBehavior, in environment: EnvironmentValues) { behavior.factor = factor }
}

/// The layout behavior of a view with its own points.
private final class RegionScaleBehavior: TransformingBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The size of a point of the content, in points of the stage.
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
    defer { stage.passes.layout.scale = outer }
    let inside = children.first?.sizeThatFits(offer(proposal)) ?? .zero
    return Size(width: inside.width * factor, height: inside.height * factor)
  }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: offer(proposal)) }
  }

  var pointScale: Double { factor }

  // Alignment guides of the content are in other points.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? { nil }

  /// Converts a proposal to points of the content.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / factor }, height: proposal.height.map { $0 / factor })
  }
}

extension View {
  /// Gives the view the points and the screen of its own display, whose pixel density may differ from the first
  /// display's.
  ///
  /// - Parameters:
  ///   - factor: the size of a point of the view, in points of the stage.
  ///   - screen: the size of the display in points of the view, from which the class of its screen follows; `nil` for
  ///     the screen around the view.
  package func regionScale(_ factor: Double, screen: Size? = nil) -> some View {
    modifier(RegionScaleModifier(factor: factor)).transformEnvironment(\.self) { values in
      values.displayScale *= factor
      guard let screen else { return }
      values.screenSize = screen
      values.stage?.environment.appearance.adapt(&values, to: screen)
    }
  }
}
