/// A row or a column of views.
package protocol StackView: ContainerView where Behavior == StackBehavior {
  var arrangement: StackArrangement { get }
}

extension StackView {
  package func makeBehavior(for layoutNode: LayoutNode) -> StackBehavior { StackBehavior(arrangement, layoutNode) }

  package func configure(_ behavior: StackBehavior, in environment: EnvironmentValues) {
    behavior.arrangement = arrangement
    behavior.isMirrored = environment.isRightToLeft
  }
}

/// Arranges views in a row.
@preconcurrency @MainActor public struct HStack<Content: View>: StackView {
  package let arrangement: StackArrangement
  package let inside: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the views line up.
  ///   - spacing: the gap between neighbours in points; `nil` for the default.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    arrangement = StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing)
    inside = content()
  }
}

/// Arranges views in a column.
@preconcurrency @MainActor public struct VStack<Content: View>: StackView {
  package let arrangement: StackArrangement
  package let inside: Content

  /// A column.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the views line up.
  ///   - spacing: the gap between neighbours in points; `nil` for the default.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    arrangement = StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing)
    inside = content()
  }
}

/// Arranges views on top of each other, the last in front.
@preconcurrency @MainActor public struct ZStack<Content: View>: ContainerView {
  package let alignment: Alignment
  package let inside: Content

  /// Layers that line up by a guide in each direction.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    inside = content()
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> LayersBehavior {
    LayersBehavior(LayersArrangement(alignment: alignment), layoutNode)
  }

  package func configure(_ behavior: LayersBehavior, in environment: EnvironmentValues) {
    behavior.arrangement = LayersArrangement(alignment: alignment)
    behavior.isMirrored = environment.isRightToLeft
  }
}
