/// Where a ground stands. A panel's pages have grounds of their own.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Behind a page.
  public static let navigation = Self(name: "navigation"), window = Self(name: "window")
  /// Behind a page.
  public static let tabView = Self(name: "tabs"), navigationSplitView = Self(name: "split")
}

extension View {
  /// Accepted as in SwiftUI: the container of a panel is the screen, a rectangle.
  public func containerShape<S: Shape>(_ shape: S) -> some View { self }

  /// Accepted as in SwiftUI: a panel's pages have grounds of their own.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    self
  }
}
