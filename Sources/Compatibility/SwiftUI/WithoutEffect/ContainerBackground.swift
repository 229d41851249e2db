import Faceplate

/// The container whose background a view sets. On a panel pages draw their own backgrounds.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The background of a page of a navigation stack, or of a window.
  public static let navigation = Self(name: "navigation"), window = Self(name: "window")
  /// The background of a page of a tab view, or of a split view.
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
