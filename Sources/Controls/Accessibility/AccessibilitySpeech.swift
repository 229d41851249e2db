import Runtime

/// What kind of words a text is made of.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// A kind.
  public static let plain = Self(name: "plain"), console = Self(name: "console"), narrative = Self(name: "narrative")
  /// A kind.
  public static let messaging = Self(name: "messaging"), sourceCode = Self(name: "source")
  /// A kind.
  public static let spreadsheet = Self(name: "spreadsheet"), wordProcessing = Self(name: "words")
}

extension View {
  /// No effect: speech reads every text in the same way.
  @available(*, deprecated, message: "Speech reads every text in the same way.")
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// No effect: speech reads every text in the same way.
  @available(*, deprecated, message: "Speech reads every text in the same way.")
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// No effect: speech reads every text in the same way.
  @available(*, deprecated, message: "Speech reads every text in the same way.")
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
