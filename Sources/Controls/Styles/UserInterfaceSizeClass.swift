import Runtime

/// How much space the interface has along an axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone.
  case compact
  /// Enough space for the full layout.
  case regular
}

private enum HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

private enum VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
  /// The horizontal size class; `regular` until a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }

  /// The vertical size class; `regular` until a view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
}
