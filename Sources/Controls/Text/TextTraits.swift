import Graphics
import Runtime
import Values

/// How letters look, as far as it has been said: by a text, by a part of it or by the views around.
nonisolated struct TextTraits: Equatable {
  /// A line below or through letters.
  struct Line: Equatable {
    var isActive: Bool
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
  /// How large letters are beside those of the font.
  var scale: Text.Scale?
  var foreground: AnyShapeStyle?

  /// These traits, and others where these say nothing.
  func over(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      hasTabularDigits: hasTabularDigits ?? outer.hasTabularDigits, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      scale: scale ?? outer.scale, foreground: foreground ?? outer.foreground)
  }

  /// The font with everything that was said about it.
  @MainActor func resolvedFont(in environment: EnvironmentValues) -> Font {
    var font = font ?? environment.font ?? .body
    if font.isScaled, case let size = environment.dynamicTypeSize, size != .large { font.size *= size.factor }
    if let scale { font.size *= scale.factor }
    if let weight { font = font.weight(weight) }
    if let isItalic { font.isItalic = isItalic }
    if let hasTabularDigits, hasTabularDigits { font = font.monospacedDigit() }
    return font
  }
}

/// How text is set in its room, apart from the limit of its lines.
struct TextSetting: Equatable {
  var truncation = Text.TruncationMode.tail
  var minimumScale = 1.0
  var lineSpacing = 0.0
  /// The least number of lines that there is room for, whatever the text.
  var reservedLines = 1
  var textCase: Text.Case?
  var allowsTightening = false
}

private enum TextTraitsKey: EnvironmentKey { static var defaultValue: TextTraits { TextTraits() } }
private enum TextSettingKey: EnvironmentKey { static var defaultValue: TextSetting { TextSetting() } }

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  var textSetting: TextSetting {
    get { self[TextSettingKey.self] }
    set { self[TextSettingKey.self] = newValue }
  }

  /// Which part of text that does not fit gives way to an ellipsis.
  public var truncationMode: Text.TruncationMode {
    get { textSetting.truncation }
    set { textSetting.truncation = newValue }
  }

  /// How far text may shrink before it is cut off, 0…1.
  public var minimumScaleFactor: Double {
    get { textSetting.minimumScale }
    set { textSetting.minimumScale = newValue }
  }

  /// Extra space between lines, in points.
  public var lineSpacing: Double {
    get { textSetting.lineSpacing }
    set { textSetting.lineSpacing = newValue }
  }

  /// Capital or small letters for all text; `nil` leaves it as it is.
  public var textCase: Text.Case? {
    get { textSetting.textCase }
    set { textSetting.textCase = newValue }
  }

  /// Whether letters may move closer together before text is cut off; accepted as in SwiftUI.
  public var allowsTightening: Bool {
    get { textSetting.allowsTightening }
    set { textSetting.allowsTightening = newValue }
  }
}
