import Faceplate

nonisolated extension Font {
  /// The width of a font. A panel has one family, of one width.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard width, which is 0.
    public var value: Double
    /// Creates a width; 0 is the standard width.
    public init(_ value: Double) { self.value = value }
    /// One of the standard widths.
    public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
  }

  /// The distance between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The distance of the font, a smaller, or a larger one.
    case standard, tight, loose
  }

  /// No effect: the text layout of a panel does not select glyph variants.
  @available(*, deprecated, message: "The text layout of a panel does not select glyph variants.")
  public func smallCaps() -> Font { self }

  /// No effect: the text layout of a panel does not select glyph variants.
  @available(*, deprecated, message: "The text layout of a panel does not select glyph variants.")
  public func lowercaseSmallCaps() -> Font { self }

  /// No effect: the text layout of a panel does not select glyph variants.
  @available(*, deprecated, message: "The text layout of a panel does not select glyph variants.")
  public func uppercaseSmallCaps() -> Font { self }

  /// No effect: the fonts of a panel come in no condensed or expanded width.
  @available(*, deprecated, message: "The fonts of a panel come in no condensed or expanded width.")
  public func width(_ width: Width) -> Font { self }

  /// No effect: the line height of a panel is that of the font; use lineSpacing(_:) to change it.
  @available(
    *, deprecated, message: "The line height of a panel is that of the font; use lineSpacing(_:) to change it."
  )
  public func leading(_ leading: Leading) -> Font { self }
}

nonisolated extension Text {
  /// No effect: the fonts of a panel come in no condensed or expanded width.
  @available(*, deprecated, message: "The fonts of a panel come in no condensed or expanded width.")
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension View {
  /// No effect: the fonts of a panel come in no condensed or expanded width.
  @available(*, deprecated, message: "The fonts of a panel come in no condensed or expanded width.")
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// No effect: the space between characters is never reduced.
  @available(*, deprecated, message: "The space between characters is never reduced.")
  public func allowsTightening(_ flag: Bool) -> some View { self }
}

nonisolated extension EnvironmentValues {
  /// Whether the space between characters may be reduced, which it never is.
  @available(*, deprecated, message: "The space between characters is never reduced.")
  public var allowsTightening: Bool {
    get { false }
    set {}
  }
}

nonisolated extension Font {
  /// Returns the panel's font at a size, in points, which follows the user's preferred text size. The name has
  /// no effect: a panel has one family.
  @available(*, deprecated, message: "A panel has one family; use system(size:).")
  public static func custom(_ name: String, size: Double) -> Font { scaled(size) }

  /// Returns the panel's font at a size, in points, which follows the user's preferred text size. The name and
  /// the style have no effect.
  @available(*, deprecated, message: "A panel has one family; use system(_:).")
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font { scaled(size) }

  /// Returns the panel's font at a fixed size, in points. The name has no effect: a panel has one family.
  @available(*, deprecated, message: "A panel has one family; use system(size:).")
  public static func custom(_ name: String, fixedSize: Double) -> Font { system(size: fixedSize) }

  private static func scaled(_ size: Double) -> Font {
    var font = system(size: size)
    font.isScaled = true
    return font
  }
}
