/// The meaning of Markdown's marks around some characters. Foundation has no such type on Linux.
public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The meanings as a bit set.
  public let rawValue: UInt
  /// Creates meanings from a bit set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is drawn in italics, and strong emphasis, which is drawn bold.
  public static let emphasized = Self(rawValue: 1), stronglyEmphasized = Self(rawValue: 2)
  /// Code, with digits of equal width.
  public static let code = Self(rawValue: 4)
  /// A line through the characters.
  public static let strikethrough = Self(rawValue: 32)
}
