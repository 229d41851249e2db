import Foundation
import Glibc
import Controls
import Runtime

/// What a ``DatePicker`` lets people choose.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Chooses a day, a time of day, or both, in the machine's time zone.
///
///     DatePicker("Start", selection: $start, displayedComponents: .hourAndMinute)
///
/// What is chosen is written, and drums come up when it is tapped; with `.datePickerStyle(.wheel)` they are always there.
@preconcurrency @MainActor public struct DatePicker<Label: View>: View {
  /// What can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label
  @Environment(\.clockOffset) private var offset

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    (self.selection, self.range, self.components, self.label) = (selection, range, components, label)
  }

  /// The picker.
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
  /// A picker with any label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Self.anyDate, displayedComponents, label())
  }

  /// A picker of a date within bounds, with any label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// A picker of a date that is not too early, with any label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let end = max(range.lowerBound.addingTimeInterval(86_400 * 365), Self.anyDate.upperBound)
    self.init(selection, range.lowerBound...end, displayedComponents, label())
  }

  /// A picker of a date that is not too late, with any label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let start = min(range.upperBound.addingTimeInterval(-86_400 * 365), Self.anyDate.lowerBound)
    self.init(selection, start...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker with a title of a date within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker with a title of a date within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker with a title of a date that is not too early.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker with a title of a date that is not too late.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

extension CalendarTime {
  /// The dates that four digits of a year can write, in seconds since 1970: texts from outside may be further away.
  private static var years: ClosedRange<Double> { -62_135_596_800...253_402_300_799 }

  /// The local time at a date, as `localtime_r` knows it, or so many seconds ahead of UTC.
  init(_ date: Date, _ offset: Int?) {
    let parts = Self.parts(date, offset)
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }

  /// The date at which it is that time, by `mktime`; its seconds are those of another date.
  ///
  /// Where the clocks are put back an hour comes twice: then it is the one that the other date is in, so that a change of
  /// its minutes is no change of an hour. An hour that is left out is the one after it.
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

  /// The time as C has it; -1 for daylight saving lets `mktime` find out.
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
    // What does not exist so comes back as another hour.
    if alike.tm_isdst == isDaylightSaving, alike.tm_hour == Int32(hour) { return Double(time) }
    var any = parts()
    let found = mktime(&any)
    if any.tm_hour == Int32(hour) { return Double(found) }
    var standard = parts(isDaylightSaving: 0)
    return Double(mktime(&standard))
  }
}
