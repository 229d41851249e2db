import Graphics
import Runtime
import Values

/// The traits that a text, a part of it or the views around it have set; `nil` for those that are not set.
package nonisolated struct TextTraits: Equatable {
  /// A line below or through text.
  struct Line: Equatable {
    var isActive: Bool
    var pattern = Text.LineStyle.Pattern.solid
    var color: Color?
  }

  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var hasTabularDigits: Bool?
  var underline: Line?
  var strikethrough: Line?
  var tracking: Double?
  var baselineOffset: Double?
  /// The size relative to the font.
  var scale: Text.Scale?
  var foreground: AnyShapeStyle?
  /// The background of the characters.
  var ground: Color?
  /// The address that a touch of the characters opens.
  var link: String?
  /// The weight that the user prefers. It is kept with the traits so that text reads one value of the environment.
  var legibility: LegibilityWeight?

  /// Returns these traits, completed by those of an outer level.
  func over(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      hasTabularDigits: hasTabularDigits ?? outer.hasTabularDigits, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      scale: scale ?? outer.scale, foreground: foreground ?? outer.foreground,
      ground: ground ?? outer.ground, link: link ?? outer.link, legibility: legibility ?? outer.legibility)
  }

  /// The font with all traits that apply to it.
  @MainActor package func resolvedFont(in environment: EnvironmentValues) -> Font {
    var font = font ?? environment.font ?? .body
    if font.isScaled { font.size *= environment.typeFactor }
    if let scale { font.size *= scale.factor }
    if let weight { font = font.weight(weight) }
    if legibility == .bold { font.weightValue = font.weightValue.heavier }
    if let isItalic { font.isItalic = isItalic }
    if let hasTabularDigits, hasTabularDigits { font = font.monospacedDigit() }
    return font
  }
}

/// The layout of text, apart from the line limit, and how it changes.
package struct TextSetting: Equatable {
  var truncation = Text.TruncationMode.tail
  var minimumScale = 1.0
  var lineSpacing = 0.0
  /// The minimum number of lines for which space is reserved.
  package var reservedLines = 1
  var textCase: Text.Case?
  package var transition = ContentTransition.interpolate
}

private enum TextTraitsKey: EnvironmentKey { static var defaultValue: TextTraits { TextTraits() } }
private enum TextSettingKey: EnvironmentKey { static var defaultValue: TextSetting { TextSetting() } }

extension EnvironmentValues {
  /// The traits that ancestors of a text have set.
  package var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  /// The layout settings that ancestors of a text have set.
  package var textSetting: TextSetting {
    get { self[TextSettingKey.self] }
    set { self[TextSettingKey.self] = newValue }
  }

  /// The part of a text that is replaced by an ellipsis where it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { textSetting.truncation }
    set { textSetting.truncation = newValue }
  }

  /// The fraction of the font size to which text may shrink before it is truncated: 0…1.
  public var minimumScaleFactor: Double {
    get { textSetting.minimumScale }
    set { textSetting.minimumScale = newValue }
  }

  /// The additional space between lines, in points.
  public var lineSpacing: Double {
    get { textSetting.lineSpacing }
    set { textSetting.lineSpacing = newValue }
  }

  /// The case to which text is converted; `nil` for no conversion.
  public var textCase: Text.Case? {
    get { textSetting.textCase }
    set { textSetting.textCase = newValue }
  }
}
