/// The class of that name, which Foundation lacks on Linux.
let relativeDateTimeFormatter = """
  import Foundation

  /// Words for the distance between two times, such as “2 hours ago” and “tomorrow”.
  nonisolated class RelativeDateTimeFormatter: Formatter {
    enum DateTimeStyle: Int { case numeric, named }
    enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
    var dateTimeStyle = DateTimeStyle.numeric
    var unitsStyle = UnitsStyle.full
    var formattingContext = Formatter.Context.unknown
    var calendar: Calendar! = Calendar.autoupdatingCurrent
    var locale: Locale! = Locale.autoupdatingCurrent

    func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    func localizedString(for date: Date, relativeTo reference: Date) -> String {
      let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
      return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
    }

    /// The largest unit that is not zero decides.
    func localizedString(from components: DateComponents) -> String {
      let values: [(unit: Calendar.Component, field: Date.RelativeFormatStyle.Field, value: Int?)] = [
        (.year, .year, components.year), (.month, .month, components.month),
        (.weekOfMonth, .week, components.weekOfMonth ?? components.weekOfYear), (.day, .day, components.day),
        (.hour, .hour, components.hour), (.minute, .minute, components.minute), (.second, .second, components.second),
      ]
      let known = values.filter { $0.value != nil }
      let part = known.first { $0.value != 0 } ?? known.last ?? (.second, .second, 0)
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let end = calendar.date(byAdding: part.unit, value: part.value ?? 0, to: start) ?? start
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: end, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width, locale: locale,
        calendar: calendar, capitalizationContext: capitalization)
      style.allowedFields = [part.field]
      return style.format(start)
    }

    override func string(for value: Any?) -> String? {
      (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }

    private var capitalization: FormatStyleCapitalizationContext {
      switch formattingContext {
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      default: .unknown
      }
    }
  }

  """
