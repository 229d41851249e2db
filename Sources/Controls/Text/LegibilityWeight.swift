import Runtime

/// The weight of text that the user prefers.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// The weights of the design.
  case regular
  /// Heavier weights for better legibility.
  case bold
}

private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
  /// The weight of text that the user prefers; `nil` if it is unknown.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}
