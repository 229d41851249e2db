import Controls
import Looks
import Foundation
import Runtime
import Values

/// A calendar on which any number of days can be selected.
///
///     @State private var days: Set<DateComponents> = []
///     MultiDatePicker("Days without heating", selection: $days)
///
/// A selected day has the components year, month and day of the Gregorian calendar. Weeks begin by the environment's calendar, or
/// by its locale where no calendar is set. The label is read out, and not shown.
@preconcurrency @MainActor public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: (lower: Date?, upper: Date?)
  private let label: Label
  /// The number of the first day of the week, of which Sunday has 1, by the calendar and the locale of the environment.
  private let firstWeekday: (ValueBox?, String?) -> Int
  @Environment({ $0.clockOffset }) private var offset
  @Environment({ $0.calendarBox }) private var calendar
  @Environment({ $0.localeIdentifier }) private var locale

  @usableFromInline init(
    _ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?, _ label: Label,
    firstWeekday: @escaping (ValueBox?, String?) -> Int
  ) {
    (self.selection, self.bounds, self.label) = (selection, (lower, upper), label)
    self.firstWeekday = firstWeekday
  }

  /// Compiled only into programs that have such a calendar, with what it needs of Foundation.
  @_alwaysEmitIntoClient init(
    _ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?, _ label: Label
  ) {
    self.init(
      selection, lower, upper, label,
      firstWeekday: { calendar, locale in
        if let calendar = calendar?.value.base as? Calendar { return calendar.firstWeekday }
        return (locale.map(Locale.init(identifier:)) ?? .autoupdatingCurrent).calendar.firstWeekday
      })
  }

  /// The days of a month. A tap selects a day, or takes it out of the selection.
  public var body: some View {
    let selection = selection
    let days = Binding<Set<CivilDate>>(
      get: { Set(selection.wrappedValue.compactMap { CivilDate($0) }) },
      set: { days in
        let kept = selection.wrappedValue.filter { CivilDate($0).map(days.contains) ?? true }
        let known = Set(kept.compactMap { CivilDate($0) })
        selection.wrappedValue = kept.union(days.subtracting(known).map(\.components))
      })
    // Sunday is the first day here, and the seventh of ``Weekday``.
    let first = Weekday(rawValue: (firstWeekday(calendar, locale) + 5) % 7 + 1) ?? .monday
    DaysPicker(
      days: days, bounds: civilBounds, today: CivilDate(Date.now, offset), firstWeekday: first, label: label)
  }

  /// The first and the last day. The end of a range is not in it.
  private var civilBounds: ClosedRange<CivilDate> {
    let first = bounds.lower.map { CivilDate($0, offset) } ?? CivilDate(year: 1, month: 1, day: 1)
    let last = bounds.upper.map { CivilDate($0.addingTimeInterval(-1), offset) }
    return first...max(first, last ?? CivilDate(year: 9999, month: 12, day: 31))
  }
}

extension MultiDatePicker {
  /// Creates a calendar with a label view.
  @_alwaysEmitIntoClient public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a calendar for days within bounds, with a label view.
  @_alwaysEmitIntoClient public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a calendar for days from a date on, with a label view.
  @_alwaysEmitIntoClient public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, nil, label()) }

  /// Creates a calendar for days before a date, with a label view.
  @_alwaysEmitIntoClient public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a title.
  @_alwaysEmitIntoClient public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a calendar with a title.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a calendar with a title, for days within bounds.
  @_alwaysEmitIntoClient public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a calendar with a title, for days within bounds.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Creates a calendar with a title, for days from a date on.
  @_alwaysEmitIntoClient public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, Text(titleKey)) }

  /// Creates a calendar with a title, for days from a date on.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, Text(title)) }

  /// Creates a calendar with a title, for days before a date.
  @_alwaysEmitIntoClient public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, Text(titleKey)) }

  /// Creates a calendar with a title, for days before a date.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, Text(title)) }
}

extension CivilDate {
  /// The day of a date in local time, or at a fixed offset from UTC in seconds.
  fileprivate init(_ date: Date, _ offset: Int?) {
    let time = CalendarTime(date, offset)
    self.init(year: time.year, month: time.month, day: time.day)
  }

  /// The day that components name; `nil` if one of the three is missing or there is no such day.
  fileprivate init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else { return nil }
    self.init(year: year, month: month, day: day)
    if !isValid { return nil }
  }

  fileprivate var components: DateComponents { DateComponents(year: year, month: month, day: day) }
}
