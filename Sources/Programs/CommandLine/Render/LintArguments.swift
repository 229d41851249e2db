import Looks
import Headless
import LinuxHost
import Runtime

extension Arguments {
  /// All combinations of the schemes, text sizes, contrasts, languages and directions that the options name; both
  /// schemes if no scheme is named.
  ///
  /// - Throws: ``Mistake`` for a value that does not exist.
  func lintLooks() throws(Mistake) -> [LintLook] {
    let schemes = try choices("appearance", [("light", ColorScheme.light), ("dark", .dark)]) ?? [.light, .dark]
    return LintLook.all(
      schemes: schemes, textSizes: try choices("text-size", DynamicTypeSize.allCases.map { ("\($0)", $0) }) ?? [],
      contrasts: try choices("contrast", ColorSchemeContrast.allCases.map { ("\($0)", $0) }) ?? [],
      languages: try languages(),
      directions: try choices("direction", [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)]) ?? [])
  }

  /// The languages of the options.
  private func languages() throws(Mistake) -> [String] {
    let words = lists["language"] ?? []
    for word in words {
      for setting in MachineSetting.all where setting.option == "language" {
        if let fault = setting.check(word) { throw Mistake(text: "--language \(word): \(fault)") }
      }
    }
    return words
  }

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
