import Looks
import Localization
import Runtime
import Values

/// Selects a day, a time of day, or both, with wheels: permanently visible, or in a popover that a button
/// opens.
package struct CalendarPicker<Label: View>: View {
  private let time: Binding<CalendarTime>
  private let bounds: ClosedRange<CalendarTime>
  private let showsDay, showsTime: Bool
  private let label: Label

  @Environment({ $0.showsDateDrums }) private var showsDrums
  @Environment({ $0.hourCycle }) private var cycle
  @Environment({ $0.localizer }) private var words

  /// Creates a picker for a time within bounds.
  ///
  /// - Parameters:
  ///   - time: the selected time. A time outside the bounds is shown unchanged; a wheel changes it as soon as a turn
  ///     leads inside.
  ///   - bounds: the range of times.
  ///   - showsDay: whether the day can be selected.
  ///   - showsTime: whether the hour and the minute can be selected.
  ///   - label: the label.
  package init(
    time: Binding<CalendarTime>, bounds: ClosedRange<CalendarTime>, showsDay: Bool, showsTime: Bool, label: Label
  ) {
    (self.time, self.bounds, self.label) = (time, bounds, label)
    (self.showsDay, self.showsTime) = (showsDay, showsTime)
  }

  package var body: some View {
    if showsDrums {
      VStack(spacing: 8) {
        ShownLabel(label: label)
        HStack(spacing: 8) {
          if showsDay { DayDrums(time: limited, bounds: bounds) }
          if showsTime { TimeDrums(time: limited) }
        }
      }
      .accessibilityElement(children: .contain)
    } else {
      LabeledControl(label: label) {
        FlowLayout(spacing: 8) {
          if showsDay {
            DrumButton(name: "Date", text: dayText, label: label) { DayDrums(time: limited, bounds: bounds) }
          }
          if showsTime {
            DrumButton(name: "Time", text: timeText, label: label) { TimeDrums(time: limited) }
          }
        }
        // Neither is cut beside a long label: they move below it.
        .layoutValue(key: LabelBeside.FillsRow.self, value: true)
      }
    }
  }

  /// A binding that clamps the time to the bounds when it is written. A present time outside the bounds is kept:
  /// otherwise one tap would destroy it.
  private var limited: Binding<CalendarTime> {
    let (time, bounds) = (time, bounds)
    return Binding(
      get: { time.wrappedValue },
      set: { wanted in
        guard bounds.contains(wanted) || bounds.contains(time.wrappedValue) else { return }
        time.wrappedValue = min(max(wanted, bounds.lowerBound), bounds.upperBound)
      })
  }

  private var dayText: String { time.wrappedValue.dayText(in: words) }

  /// The time in the hour cycle of the environment.
  private var timeText: String {
    TimeOfDay(hour: time.wrappedValue.hour, minute: time.wrappedValue.minute).text(cycle)
  }
}

/// A button with the selected value that opens its wheels.
private struct DrumButton<Label: View, Drums: View>: View {
  /// The part that the button shows, for its accessibility label: "Date" or "Time".
  let name: LocalizedStringKey
  let text: String
  let label: Label
  @ViewBuilder let drums: Drums
  @State private var isOpen = false
  @State private var isPressed = false

  var body: some View {
    MenuButtonBody(isPressed: isPressed) { Text(verbatim: text).monospacedDigit() }
      .pressable(isPressed: { isPressed = $0 }) { isOpen = true }
      .modifier(
        ModalModifier(isPresented: isOpen, dismiss: { isOpen = false }, place: .anchored) {
          VStack(spacing: 12) {
            HStack(spacing: 8) { drums }
            Button(.toolkit("Done")) { isOpen = false }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
          }
          .padding(16)
          .background(FloatingBackground(elevation: .menu))
        }
      )
      .semantics(
        Semantics(role: .button, value: text, press: { isOpen = true }), children: .ignore,
        label: HStack {
          label
          Text(.toolkit(name))
        })
  }
}

/// The wheels for day, month and year.
private struct DayDrums: View {
  let time: Binding<CalendarTime>
  let bounds: ClosedRange<CalendarTime>
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.screenClass }) private var screenClass

  var body: some View {
    let now = time.wrappedValue
    let years = bounds.lowerBound.year...bounds.upperBound.year
    // A year outside is one more row, however far away it is.
    let before = now.year < years.lowerBound ? [now.year] : []
    let after = now.year > years.upperBound ? [now.year] : []
    // Whole names of months have no room beside the other wheels on the smallest screens.
    let isNarrow = screenClass == .tiny
    HStack(spacing: 8) {
      Drum("Day", time, \.day, Array(1...now.daysInMonth), width: 64) { "\($0)" }
      Drum("Month", time, \.month, Array(1...12), width: isNarrow ? 92 : 140) {
        words(isNarrow ? MonthNames.short($0) : MonthNames.long($0))
      }
      Drum("Year", time, \.year, before + Array(years) + after, width: 88) { "\($0)" }
    }
  }
}

/// The wheels for hour and minute.
private struct TimeDrums: View {
  let time: Binding<CalendarTime>
  @Environment({ $0.hourCycle }) private var cycle
  @Environment({ $0.localizer }) private var words

  var body: some View {
    HStack(spacing: 8) {
      Drum("Hour", time, \.hour, Array(0...23), width: cycle == .twelve ? 96 : 64) { hour in
        switch cycle {
        case .twelve: "\((hour + 11) % 12 + 1)\u{A0}\(words(hour < 12 ? "AM" : "PM"))"
        case .twentyFour: "\(hour)"
        }
      }
      Drum("Minute", time, \.minute, Array(0...59), width: 64) { $0 < 10 ? "0\($0)" : "\($0)" }
    }
    // The time is written with the hour on the left in every language.
    .environment(.leftToRight) { $0.layoutDirection = $1 }
  }
}

/// The wheel for one component of a time.
private struct Drum: View {
  let title: LocalizedStringKey
  let time: Binding<CalendarTime>
  /// The component that the wheel changes.
  let part: WritableKeyPath<CalendarTime, Int>
  let numbers: [Int]
  /// The width of the wheel, in points.
  let width: Double
  /// Formats a value of the component.
  let text: (Int) -> String

  init(
    _ title: LocalizedStringKey, _ time: Binding<CalendarTime>, _ part: WritableKeyPath<CalendarTime, Int>,
    _ numbers: [Int], width: Double, text: @escaping (Int) -> String
  ) {
    (self.title, self.time, self.part, self.numbers) = (title, time, part, numbers)
    (self.width, self.text) = (width, text)
  }

  var body: some View {
    let (time, part) = (time, part)
    let value = Binding(
      get: { time.wrappedValue[keyPath: part] }, set: { time.wrappedValue = time.wrappedValue.with(part, $0) })
    Picker(.toolkit(title), selection: value) {
      // The wheels keep their widths, so that they fit on the screen in large text, too.
      ForEach(numbers, id: \.self) { Text(verbatim: text($0)).monospacedDigit().minimumScaleFactor(0.4).tag($0) }
    }
    .pickerStyle(.wheel)
    .frame(width: width)
  }
}

/// The English names of the months, which are among the toolkit's words.
enum MonthNames {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The full name of a month from 1 to 12.
  static func long(_ month: Int) -> LocalizedStringKey { LocalizedStringKey(name(month)) }
  /// The abbreviated name of a month from 1 to 12.
  static func short(_ month: Int) -> LocalizedStringKey { LocalizedStringKey(String(name(month).prefix(3))) }

  private static func name(_ month: Int) -> String { names.indices.contains(month - 1) ? names[month - 1] : "" }
}

private enum DateDrumsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether date pickers show their wheels permanently.
  package var showsDateDrums: Bool {
    get { self[DateDrumsKey.self] }
    set { self[DateDrumsKey.self] = newValue }
  }
}

extension CalendarTime {
  /// The day in the form 24 Dec 2026, as the locale's language writes it.
  package func dayText(in words: Localizer) -> String {
    words("\(String(day))\u{A0}\(words(MonthNames.short(month)))\u{A0}\(String(year))")
  }
}
