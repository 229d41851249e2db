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
  /// Accepted as in SwiftUI: words are read as they are written.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Accepted as in SwiftUI: words are read as they are written.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepted as in SwiftUI: words are read as they are written.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
