import Foundation
import Looks
import Runtime
import Values

// Everything in this folder is compiled only into programs that call it: what Foundation's formats need is larger
// than all the rest of a panel.

extension EnvironmentValues {
  /// The locale that formats follow. Setting it also sets ``numberConventions``.
  @_alwaysEmitIntoClient public var locale: Locale {
    get { localeIdentifier.map(Locale.init(identifier:)) ?? .autoupdatingCurrent }
    set {
      localeIdentifier = newValue.identifier
      numberConventions = NumberConventions(newValue)
    }
  }
}

extension EnvironmentValues {
  /// The calendar for date computations; by default that of the user.
  @_alwaysEmitIntoClient public var calendar: Calendar {
    get { calendarBox?.value.base as? Calendar ?? .autoupdatingCurrent }
    set { calendarBox = ValueBox(newValue) }
  }

  /// The time zone in which dates are written; by default that of the machine.
  @_alwaysEmitIntoClient public var timeZone: TimeZone {
    get { timeZoneBox?.value.base as? TimeZone ?? .autoupdatingCurrent }
    set { timeZoneBox = ValueBox(newValue) }
  }
}

extension NumberConventions {
  /// Creates the number conventions of a locale.
  @_alwaysEmitIntoClient public init(_ locale: Locale) {
    let code = locale.currency?.identifier ?? "XXX"
    let (money, part) = (
      Decimal(1).formatted(.currency(code: code).locale(locale)), 0.01.formatted(.percent.locale(locale))
    )
    let symbol = locale.currencySymbol ?? code
    let gap = money.contains { $0.isWhitespace } ? "\u{A0}" : ""
    let digits = money.drop { !$0.isNumber }.filter(\.isNumber)
    self.init(
      decimalPoint: locale.decimalSeparator ?? ".", groupingSeparator: locale.groupingSeparator ?? "", groupSizes: [3],
      percentGap: part.contains { $0.isWhitespace } ? "\u{A0}" : "",
      currency: CurrencyPattern(
        symbol: symbol, placement: money.hasPrefix("1") ? .after : .before, gap: gap,
        fractionDigits: max(0, digits.count - 1)))
  }
}
