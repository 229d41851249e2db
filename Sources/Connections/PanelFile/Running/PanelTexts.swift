import Controls
import Looks
import Localization
import Runtime
import Values

/// The texts of values on a panel: in the language and with the number format of the environment.
struct PanelTexts {
  /// The text in place of a missing value.
  static let nothing = UnknownValue.text

  /// The conventions for numbers.
  let conventions: NumberConventions
  /// The words of the toolkit.
  let words: Localizer
  /// The hour cycle of times of day.
  private let cycle: HourCycle

  /// The texts of an environment.
  @MainActor init(_ environment: EnvironmentValues) {
    (conventions, words) = (environment.numberConventions, environment.localizer)
    cycle = environment.hourCycle
  }

  /// The title that a message gives to a button; `nil` for a label with values, which may be private.
  func title(_ label: TextTemplate) -> String? { label.plain.map { words.text(of: LocalizedStringKey($0)) } }

  /// The text of a value with its own format and unit: the one that its control shows.
  @MainActor func text(_ datum: Datum, of declaration: ValueDeclaration) -> String {
    switch datum {
    case .number(let number): declaration.numbers.format.text(number, in: conventions)
    case .duration(let duration): declaration.numbers.format.text(duration.inSeconds, in: conventions)
    case .flag(let flag): words(flag ? "on" : "off")
    case .text(let text) where declaration.kind == .date || declaration.kind == .time:
      CalendarTime(text).map { declaration.kind == .date ? $0.dayText(in: words) : $0.clockText(cycle) } ?? text
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
    case .duration(let duration): duration.text(in: conventions)
    case .flag(let flag): words(flag ? "on" : "off")
    case .text(let text): text
    case .range(let range): "\(text(.number(range.lowerBound))) – \(text(.number(range.upperBound)))"
    }
  }
}
