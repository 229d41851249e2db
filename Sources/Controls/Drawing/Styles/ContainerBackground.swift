import Runtime

/// Where a ground stands. A panel's pages have grounds of their own.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Behind a page.
  public static let navigation = Self(name: "navigation"), window = Self(name: "window")
  /// Behind a page.
  public static let tabView = Self(name: "tabs"), navigationSplitView = Self(name: "split")
}

extension View {
  /// No effect: the container of a panel is its display, a rectangle.
  @available(*, deprecated, message: "The container of a panel is its display, a rectangle.")
  public func containerShape<S: Shape>(_ shape: S) -> some View { self }

  /// No effect: use background(_:) on the content of the page: it has no container of its own.
  @available(*, deprecated, message: "Use background(_:) on the content of the page: it has no container of its own.")
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    self
  }
}
