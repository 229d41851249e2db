/// A row or a column of views.
protocol StackView: ContainerView where ViewBox == StackBox {
  var arrangement: StackArrangement { get }
}

extension StackView {
  func makeBox(for node: Node) -> StackBox { StackBox(arrangement, node: node) }

  func configure(_ box: StackBox, in environment: EnvironmentValues) {
    box.arrangement = arrangement
    box.isMirrored = environment.isRightToLeft
  }
}

/// Arranges views in a row.
@preconcurrency @MainActor public struct HStack<Content: View>: StackView {
  let arrangement: StackArrangement
  let inside: Content

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
  let arrangement: StackArrangement
  let inside: Content

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
  let alignment: Alignment
  let inside: Content

  /// Layers that line up by a guide in each direction.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    inside = content()
  }

  func makeBox(for node: Node) -> LayersBox { LayersBox(LayersArrangement(alignment: alignment), node: node) }

  func configure(_ box: LayersBox, in environment: EnvironmentValues) {
    box.arrangement = LayersArrangement(alignment: alignment)
    box.isMirrored = environment.isRightToLeft
  }
}
