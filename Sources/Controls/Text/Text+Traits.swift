import Graphics
import Runtime
import Values

extension Text {
  /// The text in another font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text with another character of its letters.
  public func fontDesign(_ design: Font.Design?) -> Text { design == .monospaced ? monospaced() : self }

  /// No effect: the fonts of a panel have one width.
  @available(*, deprecated, message: "The fonts of a panel have one width.")
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }

  /// The text in italic.
  public func italic() -> Text { italic(true) }

  /// The text in italic, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with { $0.hasTabularDigits = true } }

  /// The text with digits of one width: the panel's family has no letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.hasTabularDigits = isActive } }

  /// The text with a line below; `nil` gives it the letters' colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = TextTraits.Line(isActive: isActive, color: color) }
  }

  /// The text with a line below.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }

  /// The text with a line through it; `nil` gives it the letters' colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextTraits.Line(isActive: isActive, color: color) }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }

  /// The text with extra space after each letter, in points.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// The text with extra space after each letter, in points.
  public func tracking(_ tracking: Double) -> Text { with { $0.tracking = tracking } }

  /// The text raised above the baseline, in points.
  public func baselineOffset(_ baselineOffset: Double) -> Text { with { $0.baselineOffset = baselineOffset } }

  /// The text drawn with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }

  /// The text in a colour; `nil` takes the surroundings'.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }
}
