import Looks
import Graphics
import Runtime
import Values

/// Selects any number of days on a calendar that shows a month.
package struct DaysPicker<Label: View>: View {
  private let days: Binding<Set<CivilDate>>
  private let bounds: ClosedRange<CivilDate>
  private let today: CivilDate
  private let firstWeekday: Weekday
  private let label: Label
  /// The month that is shown; `nil` for the present month, or the nearest month that has days.
  @State private var turned: MonthOfDays?

  /// Creates a picker for days within bounds.
  ///
  /// - Parameters:
  ///   - days: the selected days. Days outside the bounds are shown and stay selected.
  ///   - bounds: the first and the last day that can be selected.
  ///   - today: the present day, which is drawn in the accent colour.
  ///   - firstWeekday: the day with which weeks begin.
  ///   - label: read out, and not shown.
  package init(
    days: Binding<Set<CivilDate>>, bounds: ClosedRange<CivilDate>, today: CivilDate, firstWeekday: Weekday, label: Label
  ) {
    (self.days, self.bounds, self.today, self.label) = (days, bounds, today, label)
    self.firstWeekday = firstWeekday
  }

  package var body: some View {
    let first = MonthOfDays(of: bounds.lowerBound), last = MonthOfDays(of: bounds.upperBound)
    let month = min(max(turned ?? MonthOfDays(of: today), first), last)
    VStack(spacing: 8) {
      MonthBar(month: month, range: first...last) { turned = $0 }
      WeekdayRow(first: firstWeekday)
      ForEach(0..<MonthOfDays.rows, id: \.self) { row in
        HStack(spacing: 2) {
          ForEach(month.week(row, from: firstWeekday)) { place in
            if let date = place.date {
              DayButton(
                date: date, isChosen: days.wrappedValue.contains(date), isToday: date == today,
                isEnabled: bounds.contains(date), press: { days.wrappedValue.formSymmetricDifference([date]) })
            } else {
              Color.clear.frame(maxWidth: .infinity, maxHeight: DayButton.height)
            }
          }
        }
      }
    }
    .semantics(Semantics(role: .group), children: .contain, label: label)
  }
}

/// A month on the calendar.
struct MonthOfDays: Comparable {
  /// The number of months after January of the year 0.
  let number: Int

  /// The number of rows that show any month.
  static let rows = 6

  init(number: Int) { self.number = number }
  /// The month of a day.
  init(of date: CivilDate) { number = date.year * 12 + date.month - 1 }

  static func < (left: MonthOfDays, right: MonthOfDays) -> Bool { left.number < right.number }

  var year: Int { number / 12 }
  var month: Int { number % 12 + 1 }

  /// A place in a week; it has no day before the first and after the last day of the month.
  struct Place: Identifiable {
    let id: Int
    let date: CivilDate?
  }

  /// The places of one of the ``rows``, which begins with a day of the week.
  func week(_ row: Int, from weekday: Weekday) -> [Place] {
    let first = CivilDate(year: year, month: month, day: 1)
    let blanks = (first.weekday - weekday.rawValue + 8) % 7
    return (0..<7).map { column in
      let day = row * 7 + column - blanks + 1
      let isInMonth = (1...first.daysInMonth).contains(day)
      return Place(id: column, date: isInMonth ? CivilDate(year: year, month: month, day: day) : nil)
    }
  }
}

/// The name of the month between buttons that turn to its neighbours.
private struct MonthBar: View {
  let month: MonthOfDays
  let range: ClosedRange<MonthOfDays>
  let turn: (MonthOfDays) -> Void
  @Environment({ $0.localizer }) private var words

  var body: some View {
    HStack(spacing: 8) {
      button(to: MonthOfDays(number: month.number - 1), "chevron.backward")
      Text(verbatim: name(month)).font(.headline).lineLimit(1).minimumScaleFactor(0.6).frame(maxWidth: .infinity)
        .accessibilityAddTraits(.isHeader)
      button(to: MonthOfDays(number: month.number + 1), "chevron.forward")
    }
  }

  private func button(to other: MonthOfDays, _ symbol: String) -> some View {
    Button(action: { turn(other) }) { ControlSymbol(name: symbol, side: 16) }
      .buttonStyle(.borderless)
      .disabled(!range.contains(other))
      .accessibilityLabel(Text(verbatim: name(other)))
  }

  private func name(_ month: MonthOfDays) -> String { "\(words(MonthNames.long(month.month)))\u{A0}\(month.year)" }
}

/// The beginnings of the names of the days of the week.
private struct WeekdayRow: View {
  let first: Weekday
  @Environment({ $0.localizer }) private var words

  var body: some View {
    let names = Self.short(Weekday.allCases.map { words($0.name) })
    HStack(spacing: 2) {
      ForEach(0..<7) { column in
        Text(verbatim: names[(first.rawValue - 1 + column) % 7]).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
  }

  /// The first two letters of each name after the beginning that all names share, such as the word for day.
  static func short(_ names: [String]) -> [String] {
    var common = names.first ?? ""
    while !names.allSatisfy({ $0.hasPrefix(common) }) { common.removeLast() }
    return names.map { String($0.dropFirst(common.count).prefix(2)) }
  }
}

/// A day of the month.
private struct DayButton: View {
  let date: CivilDate
  let isChosen, isToday, isEnabled: Bool
  let press: () -> Void
  @Environment({ $0.localizer }) private var words

  /// The greatest height, in points: that of a touch target.
  static let height = 48.0

  var body: some View {
    Button(action: press) {
      Text(verbatim: "\(date.day)").monospacedDigit().lineLimit(1).minimumScaleFactor(0.5)
        .fontWeight(isChosen || isToday ? .semibold : .regular)
        .foregroundStyle(isChosen ? .tint(.content) : isToday ? .tint(.text) : .theme(\.text))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { if isChosen { Circle().fill(.accentColor) } }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity, minHeight: 24, idealHeight: Self.height, maxHeight: Self.height)
    .disabled(!isEnabled)
    .accessibilityLabel(Text(verbatim: "\(date.day)\u{A0}\(words(MonthNames.long(date.month)))\u{A0}\(date.year)"))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
