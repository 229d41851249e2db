import Foundation
import Glibc
import Controls
import Looks
import Runtime

/// The components that a ``DatePicker`` lets the user choose.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// The components as a bit set.
  public let rawValue: UInt
  /// Creates components from a bit set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and minute of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a day, a time of day or both, in the time zone of the machine.
///
///     DatePicker("Start", selection: $start, displayedComponents: .hourAndMinute)
///
/// The selection is shown as text, and wheels appear when it is tapped. With `.datePickerStyle(.wheel)` they are
/// always visible.
@preconcurrency @MainActor public struct DatePicker<Label: View>: View {
  /// The components that can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label
  @Environment({ $0.clockOffset }) private var offset

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    (self.selection, self.range, self.components, self.label) = (selection, range, components, label)
  }

  /// The content of the picker.
  public var body: some View {
    let (selection, range, offset) = (selection, range, offset)
    let time = Binding(
      get: { CalendarTime(selection.wrappedValue, offset) },
      set: {
        selection.wrappedValue = min(
          max($0.date(offset, like: selection.wrappedValue), range.lowerBound), range.upperBound)
      })
    CalendarPicker(
      time: time, bounds: CalendarTime(range.lowerBound, offset)...CalendarTime(range.upperBound, offset),
      showsDay: components.contains(.date), showsTime: components.contains(.hourAndMinute), label: label)
  }

  /// A century, with today in its middle.
  private static var anyDate: ClosedRange<Date> {
    let halfCentury = 50 * 365.25 * 86_400
    return Date.now.addingTimeInterval(-halfCentury)...Date.now.addingTimeInterval(halfCentury)
  }
}

extension DatePicker {
  /// Creates a picker with a label view.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Self.anyDate, displayedComponents, label())
  }

  /// Creates a picker for dates within bounds, with a label view.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a picker with an earliest date, with a label view.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let end = max(range.lowerBound.addingTimeInterval(86_400 * 365), Self.anyDate.upperBound)
    self.init(selection, range.lowerBound...end, displayedComponents, label())
  }

  /// Creates a picker with a latest date, with a label view.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let start = min(range.upperBound.addingTimeInterval(-86_400 * 365), Self.anyDate.lowerBound)
    self.init(selection, start...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title, for dates within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title, for dates within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title and an earliest date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title and a latest date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

extension CalendarTime {
  /// The dates from year 1 to 9999 in seconds since 1970; dates from outside are clamped to them.
  private static var years: ClosedRange<Double> { -62_135_596_800...253_402_300_799 }

  /// The local time of a date, by `localtime_r`, or at a fixed offset from UTC in seconds.
  init(_ date: Date, _ offset: Int?) {
    let parts = Self.parts(date, offset)
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }

  /// The date of this local time, by `mktime`. Its seconds are those of another date.
  ///
  /// When clocks are set back, an hour occurs twice: then the occurrence of the other date is used, so that changing
  /// the minutes does not change the hour. A local time that is skipped becomes one hour later.
  func date(_ offset: Int?, like other: Date) -> Date {
    var utc = parts()
    let start = offset.map { Double(timegm(&utc) - $0) } ?? local(like: other)
    let rest = min(max(other.timeIntervalSince1970, Self.years.lowerBound), Self.years.upperBound)
    return Date(timeIntervalSince1970: start + rest - (rest / 60).rounded(.down) * 60)
  }

  private static func parts(_ date: Date, _ offset: Int?) -> tm {
    let exact = date.timeIntervalSince1970.rounded(.down)
    var seconds = time_t(min(max(exact, years.lowerBound), years.upperBound)) + (offset ?? 0)
    var parts = tm()
    if offset == nil { localtime_r(&seconds, &parts) } else { gmtime_r(&seconds, &parts) }
    return parts
  }

  /// The components as C's `tm`. A value of −1 has `mktime` decide about daylight saving time.
  private func parts(isDaylightSaving: Int32 = -1) -> tm {
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(year - 1900), Int32(month - 1), Int32(day))
    (parts.tm_hour, parts.tm_min, parts.tm_isdst) = (Int32(hour), Int32(minute), isDaylightSaving)
    return parts
  }

  private func local(like other: Date) -> Double {
    let isDaylightSaving = Self.parts(other, nil).tm_isdst
    var alike = parts(isDaylightSaving: isDaylightSaving)
    let time = mktime(&alike)
    // A local time that does not exist in this form comes back with another hour.
    if alike.tm_isdst == isDaylightSaving, alike.tm_hour == Int32(hour) { return Double(time) }
    var any = parts()
    let found = mktime(&any)
    if any.tm_hour == Int32(hour) { return Double(found) }
    var standard = parts(isDaylightSaving: 0)
    return Double(mktime(&standard))
  }
}
