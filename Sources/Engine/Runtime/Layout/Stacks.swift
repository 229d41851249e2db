/// A horizontal or vertical stack.
package protocol StackView: ContainerView where Behavior == StackBehavior {
  /// The layout algorithm with the stack's axis, alignment and spacing.
  var arrangement: StackArrangement { get }
}

extension StackView {
  package func makeBehavior(for layoutNode: LayoutNode) -> StackBehavior { StackBehavior(arrangement, layoutNode) }

  package func configure(_ behavior: StackBehavior, in environment: EnvironmentValues) {
    behavior.arrangement = arrangement
    behavior.isMirrored = environment.isRightToLeft
  }
}

/// Arranges views horizontally, from the leading to the trailing edge.
@preconcurrency @MainActor public struct HStack<Content: View>: StackView {
  /// The layout algorithm with the alignment and the spacing.
  package let arrangement: StackArrangement
  /// The arranged views, in their order.
  package let inside: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of the views.
  ///   - spacing: the space between views in points; 8 if it is `nil`.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    arrangement = StackArrangement(axis: .horizontal, guide: alignment.key, spacing: spacing)
    inside = content()
  }
}

/// Arranges views vertically, from the top to the bottom.
@preconcurrency @MainActor public struct VStack<Content: View>: StackView {
  /// The layout algorithm with the alignment and the spacing.
  package let arrangement: StackArrangement
  /// The arranged views, in their order.
  package let inside: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal alignment of the views.
  ///   - spacing: the space between views in points; 8 if it is `nil`.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    arrangement = StackArrangement(axis: .vertical, guide: alignment.key, spacing: spacing)
    inside = content()
  }
}

/// Arranges views on top of each other; the last one is in front.
@preconcurrency @MainActor public struct ZStack<Content: View>: ContainerView {
  /// The alignment of the views.
  package let alignment: Alignment
  /// The arranged views, from back to front.
  package let inside: Content

  /// Creates a stack of overlapping views.
  ///
  /// - Parameter alignment: the alignment of the views.
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
