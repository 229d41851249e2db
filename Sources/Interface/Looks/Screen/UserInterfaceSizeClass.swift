import Runtime

/// The amount of space that the interface has along an axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone.
  case compact
  /// Enough space for the full layout.
  case regular

  /// The class of a screen's side in points; `regular` outside a stage.
  fileprivate init(_ side: Double?, compactBelow limit: Double) {
    self = side.map { $0 < limit } ?? false ? .compact : .regular
  }
}

private enum HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

private enum VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
  /// The horizontal size class. Until a view sets it, it follows from the screen: `compact` under 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] ?? UserInterfaceSizeClass(screenSize?.width, compactBelow: 600) }
    set { self[HorizontalClassKey.self] = newValue }
  }

  /// The vertical size class. Until a view sets it, it follows from the screen: `compact` under 420 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] ?? UserInterfaceSizeClass(screenSize?.height, compactBelow: 420) }
    set { self[VerticalClassKey.self] = newValue }
  }
}
