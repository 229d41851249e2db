import Controls
import Foundation
import Runtime
import Values

/// A calendar on which any number of days can be selected.
///
///     @State private var days: Set<DateComponents> = []
///     MultiDatePicker("Days without heating", selection: $days)
///
/// A selected day has the components year, month and day of the Gregorian calendar. The label is read out, and not shown.
@preconcurrency @MainActor public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: (lower: Date?, upper: Date?)
  private let label: Label
  @Environment(\.clockOffset) private var offset

  private init(_ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?, _ label: Label) {
    (self.selection, self.bounds, self.label) = (selection, (lower, upper), label)
  }

  /// The calendar.
  public var body: some View {
    let selection = selection
    let days = Binding<Set<CivilDate>>(
      get: { Set(selection.wrappedValue.compactMap { CivilDate($0) }) },
      set: { days in
        let kept = selection.wrappedValue.filter { CivilDate($0).map(days.contains) ?? true }
        let known = Set(kept.compactMap { CivilDate($0) })
        selection.wrappedValue = kept.union(days.subtracting(known).map(\.components))
      })
    DaysPicker(days: days, bounds: civilBounds, today: CivilDate(Date.now, offset), label: label)
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
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a calendar for days within bounds, with a label view.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a calendar for days from a date on, with a label view.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, nil, label()) }

  /// Creates a calendar for days before a date, with a label view.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a calendar with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a calendar with a title, for days within bounds.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a calendar with a title, for days within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Creates a calendar with a title, for days from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, Text(titleKey)) }

  /// Creates a calendar with a title, for days from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, Text(title)) }

  /// Creates a calendar with a title, for days before a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, Text(titleKey)) }

  /// Creates a calendar with a title, for days before a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
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
