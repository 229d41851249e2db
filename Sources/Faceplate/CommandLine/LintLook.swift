import Controls
import Headless
import Runtime

/// What a person has chosen that changes how a layout looks: colours, text size, contrast and direction.
struct LintLook: CustomStringConvertible {
  var scheme = ColorScheme.light
  /// The preferences; `nil` for those of the panel.
  var textSize: DynamicTypeSize?
  var contrast: ColorSchemeContrast?
  var direction: LayoutDirection?

  /// Sets the preferences on a panel.
  @MainActor func apply(to panel: HeadlessHost) throws {
    try panel.setEnvironment {
      $0.colorScheme = scheme
      if let textSize { $0.dynamicTypeSize = textSize }
      if let contrast { $0.colorSchemeContrast = contrast }
      if let direction { $0.layoutDirection = direction }
    }
  }

  /// The preferences that differ from the panel's own, such as “dark, accessibility1, rightToLeft”.
  var description: String {
    let parts = [textSize.map { "\($0)" }, contrast.map { "\($0) contrast" }, direction.map { "\($0)" }]
    return (["\(scheme)"] + parts.compactMap { $0 }).joined(separator: ", ")
  }
}

extension Arguments {
  /// All combinations of the schemes, text sizes, contrasts and directions that the options name; both schemes if none is
  /// named.
  ///
  /// - Throws: ``Mistake`` for a value that does not exist.
  func lintLooks() throws(Mistake) -> [LintLook] {
    let schemes = try choices("appearance", [("light", ColorScheme.light), ("dark", .dark)]) ?? [.light, .dark]
    let sizes = try choices("text-size", DynamicTypeSize.allCases.map { ("\($0)", $0) })
    let contrasts = try choices("contrast", ColorSchemeContrast.allCases.map { ("\($0)", $0) })
    let directions = try choices("direction", [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)])
    var looks: [LintLook] = []
    for scheme in schemes {
      for size in Self.optional(sizes) {
        for contrast in Self.optional(contrasts) {
          for direction in Self.optional(directions) {
            looks.append(LintLook(scheme: scheme, textSize: size, contrast: contrast, direction: direction))
          }
        }
      }
    }
    return looks
  }

  private static func optional<Value>(_ values: [Value]?) -> [Value?] { values?.map { $0 } ?? [nil] }

  /// The values of an option that may be given several times; `nil` if it is missing.
  private func choices<Value>(_ name: String, _ known: [(String, Value)]) throws(Mistake) -> [Value]? {
    guard let words = lists[name] else { return nil }
    var values: [Value] = []
    for word in words {
      guard let value = known.first(where: { $0.0 == word })?.1 else {
        throw Mistake(text: "--\(name) \(word): say \(known.map(\.0).joined(separator: ", "))")
      }
      values.append(value)
    }
    return values
  }
}
