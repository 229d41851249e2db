import Looks
import Runtime

/// A person's preferences that change the look of a layout: colours, text size, contrast, language and direction.
public struct LintLook: Hashable, Sendable, CustomStringConvertible {
  /// The colour scheme; `nil` for that of the panel.
  public var scheme: ColorScheme?
  /// The text size; `nil` for that of the panel.
  public var textSize: DynamicTypeSize?
  /// The contrast; `nil` for that of the panel.
  public var contrast: ColorSchemeContrast?
  /// The BCP 47 tag of the language, such as `de`; `nil` for that of the panel. It also decides the direction, unless
  /// one is given.
  public var language: String?
  /// The direction of reading; `nil` for that of the language.
  public var direction: LayoutDirection?

  /// Creates a look. A property that is `nil` stays as the panel has it.
  public init(
    scheme: ColorScheme? = nil, textSize: DynamicTypeSize? = nil, contrast: ColorSchemeContrast? = nil,
    language: String? = nil, direction: LayoutDirection? = nil
  ) {
    self.scheme = scheme
    self.textSize = textSize
    self.contrast = contrast
    self.language = language
    self.direction = direction
  }

  /// Returns every combination of the given preferences. An empty list leaves that preference as the panel has it.
  ///
  ///     try panel.lint(looks: LintLook.all(textSizes: [.large, .accessibility1], languages: ["en", "ar"]))
  public static func all(
    schemes: [ColorScheme] = [], textSizes: [DynamicTypeSize] = [], contrasts: [ColorSchemeContrast] = [],
    languages: [String] = [], directions: [LayoutDirection] = []
  ) -> [LintLook] {
    var looks: [LintLook] = []
    for scheme in orPanels(schemes) {
      for textSize in orPanels(textSizes) {
        for contrast in orPanels(contrasts) {
          for language in orPanels(languages) {
            for direction in orPanels(directions) {
              looks.append(
                LintLook(
                  scheme: scheme, textSize: textSize, contrast: contrast, language: language, direction: direction))
            }
          }
        }
      }
    }
    return looks
  }

  /// The values, or `nil` for that of the panel if there are none.
  private nonisolated static func orPanels<Value>(_ values: [Value]) -> [Value?] {
    values.isEmpty ? [nil] : values.map { $0 }
  }

  /// The preferences that the look sets, such as “dark, accessibility1, ar”.
  public var description: String {
    [
      scheme.map { "\($0)" }, textSize.map { "\($0)" }, contrast.map { "\($0) contrast" }, language,
      direction.map { "\($0)" },
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}

extension LintLook {
  /// Sets the preferences in an environment.
  package func apply(to values: inout EnvironmentValues) {
    if let scheme { values.colorScheme = scheme }
    if let textSize { values.dynamicTypeSize = textSize }
    if let contrast { values.colorSchemeContrast = contrast }
    if let language { values.setLanguage(values.localizer.localizer(for: language)) }
    if let direction { values.layoutDirection = direction }
  }

  /// A closure that restores the preferences of an environment.
  static func restoring(_ values: EnvironmentValues) -> (inout EnvironmentValues) -> Void {
    let (scheme, size, contrast) = (values.colorScheme, values.dynamicTypeSize, values.colorSchemeContrast)
    let (localizer, conventions, direction) = (values.localizer, values.numberConventions, values.layoutDirection)
    return {
      $0.colorScheme = scheme
      $0.dynamicTypeSize = size
      $0.colorSchemeContrast = contrast
      $0.setLanguage(localizer)
      $0.numberConventions = conventions
      $0.layoutDirection = direction
    }
  }
}
