import Faceplate

/// The kind of a text, from which speech may derive its pronunciation. On a panel all texts are read alike.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Ordinary text, the output of a console, or a story.
  public static let plain = Self(name: "plain"), console = Self(name: "console"), narrative = Self(name: "narrative")
  /// A conversation, or source code.
  public static let messaging = Self(name: "messaging"), sourceCode = Self(name: "source")
  /// The cells of a spreadsheet, or a document.
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
