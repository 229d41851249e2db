import Runtime

/// The weight of text that the user prefers.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// The weights of the design.
  case regular
  /// Heavier weights for better legibility.
  case bold
}

extension EnvironmentValues {
  /// The weight of text that the user prefers. With `bold`, text and symbols are drawn two steps heavier than the design
  /// says: regular text semibold, semibold text heavy.
  public var legibilityWeight: LegibilityWeight? {
    get { textTraits.legibility ?? .regular }
    set { textTraits.legibility = newValue }
  }
}

extension Font.Weight {
  /// The weight two steps heavier, at most the heaviest.
  nonisolated var heavier: Font.Weight { Font.Weight(value: min(900, value + 200)) }
}
