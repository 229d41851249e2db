import Runtime

/// The size in which controls are drawn.
public nonisolated enum ControlSize: Hashable, Sendable, CaseIterable {
  /// A size, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls in this view are.
  public func controlSize(_ size: ControlSize) -> some View { environment(size) { $0.controlSize = $1 } }
}
