import Graphics
import Runtime
import Values

extension Text {
  /// Sets the font of the text; `nil` for that of the environment.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight of the text; `nil` for that of the environment.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the design of the text. Only `monospaced` has an effect, on digits.
  public func fontDesign(_ design: Font.Design?) -> Text { design == .monospaced ? monospaced() : self }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or leaves its weight to the environment.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic or upright.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Gives digits in the text equal width.
  public func monospacedDigit() -> Text { with { $0.hasTabularDigits = true } }

  /// Gives digits in the text equal width. A panel has no monospaced letters.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.hasTabularDigits = isActive } }

  /// Underlines the text; with `nil` the line has the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = TextTraits.Line(isActive: isActive, color: color) }
  }

  /// Underlines the text with a pattern of dashes; with `nil` the line has the colour of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = TextTraits.Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes the text through; with `nil` the line has the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextTraits.Line(isActive: isActive, color: color) }
  }

  /// Strikes the text through with a pattern of dashes; with `nil` the line has the colour of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextTraits.Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Adds space after each character, in points. Kerning and tracking are the same here.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: Double) -> Text { with { $0.tracking = tracking } }

  /// Raises the text above the baseline, in points.
  public func baselineOffset(_ baselineOffset: Double) -> Text { with { $0.baselineOffset = baselineOffset } }

  /// Sets the colour or other style of this text, even inside a longer text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }

  /// Sets the colour behind the characters, as high as their font.
  @usableFromInline package func ground(_ color: Color) -> Text { with { $0.ground = color } }

  /// Makes the text a link.
  @usableFromInline package func linked(to address: String) -> Text { with { $0.link = address } }

  /// Sets the colour of the text; `nil` for that of the environment.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }
}
