/// The class of that name, which Foundation marks as unavailable on Linux.
let dateComponentsFormatter = """
  import Foundation

  /// Durations in words, such as “1 hour, 5 minutes”, or in digits, such as “1:05:00”.
  nonisolated class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }

    struct ZeroFormattingBehavior: OptionSet {
      let rawValue: Int
      static let `default` = Self(rawValue: 1), dropLeading = Self(rawValue: 2), dropMiddle = Self(rawValue: 4)
      static let dropTrailing = Self(rawValue: 8), pad = Self(rawValue: 1 << 16)
      static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    }

    var unitsStyle = UnitsStyle.positional
    /// The units that are written; all, if there are none.
    var allowedUnits: NSCalendar.Unit = []
    var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units that are written, from the largest on; 0 for all.
    var maximumUnitCount = 0
    var calendar: Calendar? = Calendar.autoupdatingCurrent
    var referenceDate: Date?

    static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    func string(from interval: TimeInterval) -> String? {
      // Without a date, no day begins or ends daylight saving time.
      var days = calendar ?? Calendar.current
      if referenceDate == nil { days.timeZone = TimeZone(secondsFromGMT: 0) ?? days.timeZone }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return text(days.dateComponents(Set(units.map(\\.component)), from: start, to: start.addingTimeInterval(interval)))
    }

    func string(from start: Date, to end: Date) -> String? {
      text((calendar ?? .current).dateComponents(Set(units.map(\\.component)), from: start, to: end))
    }

    func string(from components: DateComponents) -> String? {
      let days = calendar ?? Calendar.current
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return days.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    override func string(for value: Any?) -> String? {
      if let components = value as? DateComponents { return string(from: components) }
      return (value as? NSNumber).flatMap { string(from: $0.doubleValue) } ?? (value as? Double).flatMap { string(from: $0) }
    }

    private typealias Part = (component: Calendar.Component, value: Int)

    private var units: [(component: Calendar.Component, symbol: String)] {
      let all: [(NSCalendar.Unit, Calendar.Component, String)] = [
        (.year, .year, "yr"), (.month, .month, "mo"), (.weekOfMonth, .weekOfMonth, "wk"), (.day, .day, "d"),
        (.hour, .hour, "h"), (.minute, .minute, "min"), (.second, .second, "s"),
      ]
      let allowed = allowedUnits.isEmpty ? nil : allowedUnits
      return all.filter { unit, component, _ in
        allowed?.contains(unit) ?? (component != .weekOfMonth) || unit == .weekOfMonth && allowed?.contains(.weekOfYear) == true
      }.map { ($1, $2) }
    }

    private func text(_ components: DateComponents) -> String? {
      let parts: [Part] = units.compactMap { unit in components.value(for: unit.component).map { (unit.component, $0) } }
      guard let last = parts.last else { return nil }
      let isNegative = parts.contains { $0.value < 0 }
      var shown = parts.map { ($0.component, abs($0.value)) } as [Part]
      let (drops, positional) = (dropped, unitsStyle == .positional)
      if drops.contains(.dropLeading) { shown = Array(shown.drop { $0.value == 0 }) }
      if drops.contains(.dropTrailing) { shown = Array(shown.reversed().drop { $0.value == 0 }.reversed()) }
      if drops.contains(.dropMiddle), let first = shown.first?.component, let end = shown.last?.component {
        shown = shown.filter { $0.value != 0 || $0.component == first || $0.component == end }
      }
      if shown.isEmpty { shown = [(last.component, 0)] }
      if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
      let sign = isNegative ? "-" : ""
      return sign + (positional ? digits(shown) : words(shown))
    }

    private var dropped: ZeroFormattingBehavior {
      guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
      return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    /// Times of day with colons; larger units in front of them with their names.
    private func digits(_ parts: [Part]) -> String {
      let isClock = { (part: Part) in [.hour, .minute, .second].contains(part.component) }
      let clock = parts.filter(isClock)
      let pads = zeroFormattingBehavior.contains(.pad)
      let time = clock.enumerated().map { index, part in
        part.value.formatted(
          .number.grouping(.never).precision(.integerLength((index > 0 || pads ? 2 : 1)...)).locale(locale))
      }.joined(separator: ":")
      let days = parts.filter { !isClock($0) }
      return (days.isEmpty ? [] : [words(days)] + []).joined() + (days.isEmpty || clock.isEmpty ? "" : " ") + time
    }

    private var locale: Locale { calendar?.locale ?? .current }

    private func words(_ parts: [Part]) -> String {
      let texts = parts.map { part -> String in
        let symbol = units.first { $0.component == part.component }?.symbol ?? "s"
        let unit = UnitDuration(symbol: symbol, converter: UnitConverterLinear(coefficient: 1))
        let text = Measurement(value: Double(part.value), unit: unit).formatted(
          .measurement(width: width, usage: .asProvided).locale(locale))
        guard unitsStyle == .spellOut else { return text }
        let speller = NumberFormatter()
        (speller.numberStyle, speller.locale) = (.spellOut, locale)
        let number = part.value.formatted(.number.locale(locale))
        return speller.string(from: NSNumber(value: part.value)).map { text.replacingOccurrences(of: number, with: $0) }
          ?? text
      }
      switch unitsStyle {
      case .positional, .abbreviated, .brief: return texts.joined(separator: " ")
      case .short, .full, .spellOut: return texts.formatted(.list(type: .and, width: .narrow).locale(locale))
      }
    }

    private var width: Measurement<UnitDuration>.FormatStyle.UnitWidth {
      switch unitsStyle {
      case .positional, .abbreviated: .narrow
      case .short, .brief: .abbreviated
      case .full, .spellOut: .wide
      }
    }
  }

  """
