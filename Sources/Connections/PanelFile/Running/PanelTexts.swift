import Looks
import Localization
import Runtime
import Values

/// How values are written on a panel: in the language and with the number format of the environment.
struct PanelTexts {
  /// What stands in the place of a value that there is none of.
  static let nothing = UnknownValue.text

  /// How numbers are written here.
  let conventions: NumberConventions
  /// What the toolkit says here.
  let words: Localizer

  /// The texts of an environment.
  @MainActor init(_ environment: EnvironmentValues) {
    (conventions, words) = (environment.numberConventions, environment.localizer)
  }

  /// The text of a value with its own format and unit.
  func text(_ datum: Datum, of declaration: ValueDeclaration) -> String {
    switch datum {
    case .number(let number): declaration.numbers.format.text(number, in: conventions)
    case .duration(let duration): duration.sumText
    case .flag(let flag): words(flag ? "on" : "off")
    case .text(let text):
      declaration.options.first { $0.name == text }.map { words.text(of: LocalizedStringKey($0.title)) } ?? text
    case .range(let range):
      declaration.numbers.format.text(range.lowerBound, in: conventions) + " – "
        + declaration.numbers.format.text(range.upperBound, in: conventions)
    }
  }

  /// The text of the result of an expression that is more than a single value.
  func text(_ datum: Datum) -> String {
    switch datum {
    case .number(let number): NumberFormat.number.text(number, in: conventions)
    case .duration(let duration): duration.sumText
    case .flag(let flag): words(flag ? "on" : "off")
    case .text(let text): text
    case .range(let range): "\(text(.number(range.lowerBound))) – \(text(.number(range.upperBound)))"
    }
  }
}
