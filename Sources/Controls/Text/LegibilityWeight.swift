import Runtime

/// How heavy letters have to be for who reads them.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// As designed.
  case regular
  /// Heavier.
  case bold
}

private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
  /// How heavy letters have to be for who reads them.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}
