import Localization
import Runtime
import Values

/// A value that is interpolated into a ``LocalizedStringKey``.
nonisolated enum LocalizedArgument: Equatable {
  case text(String, specifier: String)
  case integer(Int64, specifier: String)
  case number(Double, specifier: String)
  case runs([Text.Run])

  init<Value: BinaryInteger>(_ value: Value) {
    let isWide = MemoryLayout<Value>.size > 4
    guard let integer = Int64(exactly: value) else {
      self = .text(String(value), specifier: "%llu")
      return
    }
    self = .integer(integer, specifier: "%" + (isWide ? "ll" : "") + (Value.isSigned ? "d" : "u"))
  }

  /// The specifier that represents the argument in a key.
  var specifier: String {
    switch self {
    case .text(_, let specifier), .integer(_, let specifier), .number(_, let specifier): specifier
    case .runs: "%@"
    }
  }

  /// The number as it is shown, from which the plural form is chosen; `nil` if this is not a number.
  var operands: PluralOperands? {
    switch self {
    case .integer(let value, _): PluralOperands(value)
    case .number(let value, let specifier):
      PluralOperands(shown: FormatSpecifier(specifier)?.number(value) ?? "\(value)")
    case .text, .runs: nil
    }
  }

  /// Returns the runs of the argument.
  ///
  /// - Parameters:
  ///   - translated: The specifier of a translation. It takes precedence over that of the key if it suits the value.
  ///   - conventions: The conventions of the locale for numbers.
  ///   - resolve: Returns the runs of an interpolated text, which are kept unchanged.
  func runs(
    as translated: String?, in conventions: NumberConventions, _ resolve: ([Text.Run]) -> [Text.Run]
  ) -> [Text.Run] {
    if case .runs(let runs) = self { return resolve(runs) }
    return [Text.Run(content: text(as: translated, in: conventions))]
  }

  /// The text of an argument without its own runs.
  func text(as translated: String?, in conventions: NumberConventions) -> String {
    switch self {
    // Avoid parsing the specifier, which is expensive, as most strings have no text around them.
    case .text(let text, let specifier):
      return specifier == "%@" ? text : FormatSpecifier(specifier)?.text(for: text) ?? text
    case .runs: return ""
    case .integer(let value, let specifier):
      if specifier == "%lld", translated == nil, conventions == .posix { return String(value) }
      guard let format = format(specifier, translated) else { return String(value) }
      return format.text(for: value, in: conventions)
    case .number(let value, let specifier):
      return format(specifier, translated)?.text(for: value, in: conventions) ?? "\(value)"
    }
  }

  /// A translation may write a number in another way, but `%@` in it says only where the number goes.
  private func format(_ specifier: String, _ translated: String?) -> FormatSpecifier? {
    if let translated, !translated.hasSuffix("@"), !translated.hasSuffix("s"), let format = FormatSpecifier(translated)
    {
      return format
    }
    return FormatSpecifier(specifier)
  }
}
