/// Arranges views in a row.
public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let inside: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the views line up.
  ///   - spacing: the gap between neighbours in points; `nil` for the default.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }

  func makeBox(for node: Node) -> StackBox {
    StackBox(axis: .horizontal, guide: alignment.key, spacing: spacing, node: node)
  }

  func configure(_ box: StackBox, in environment: EnvironmentValues) {
    box.guide = alignment.key
    box.spacing = spacing
  }
}

/// Arranges views in a column.
public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let inside: Content

  /// A column.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the views line up.
  ///   - spacing: the gap between neighbours in points; `nil` for the default.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    inside = content()
  }

  func makeBox(for node: Node) -> StackBox {
    StackBox(axis: .vertical, guide: alignment.key, spacing: spacing, node: node)
  }

  func configure(_ box: StackBox, in environment: EnvironmentValues) {
    box.guide = alignment.key
    box.spacing = spacing
  }
}

/// Arranges views on top of each other, the last in front.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let inside: Content

  /// Layers that line up by a guide in each direction.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    inside = content()
  }

  func makeBox(for node: Node) -> LayersBox { LayersBox(alignment: alignment, node: node) }
  func configure(_ box: LayersBox, in environment: EnvironmentValues) { box.alignment = alignment }
}

/// Empty space that takes what is left along the axis of a stack.
public struct Spacer: BoxView {
  let minLength: Double?

  /// Space of at least `minLength` points; `nil` for the default gap.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  func makeBox(for node: Node) -> SpacerBox { SpacerBox(node: node) }
  func configure(_ box: SpacerBox, in environment: EnvironmentValues) {
    box.minLength = minLength ?? StackBox.defaultSpacing
  }
}
