import Controls
import Looks
import Graphics
import Runtime
import Values

/// A week's schedule as seven rows, each with the course of its day. A press on a row opens it for editing.
///
///     WeekScheduleEditor("Temperature", schedule: $heating, in: 5...30, step: 0.5, format: .number.unit("°C"))
///
/// The course begins with the value of the day before. Rows, times and values can be changed with fingers, the knob and
/// keys.
@preconcurrency @MainActor public struct WeekScheduleEditor: View {
  private let title: LocalizedStringKey
  private let schedule: Binding<WeekSchedule>
  private let range: ClosedRange<Double>
  private let step: Double
  private let format: NumberFormat
  @State private var edited: Weekday?
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.hourCycle }) private var cycle
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.controlMetrics }) private var control

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - title: the name of the values.
  ///   - schedule: the schedule.
  ///   - range: the values that can be chosen; the courses are drawn between its ends.
  ///   - step: the distance between two values.
  ///   - format: the format of the values.
  public init(
    _ title: LocalizedStringKey, schedule: Binding<WeekSchedule>, in range: ClosedRange<Double>, step: Double,
    format: NumberFormat = .number
  ) {
    (self.title, self.schedule, self.range, self.step, self.format) = (title, schedule, range, step, format)
  }

  /// The rows of the days.
  public var body: some View {
    VStack(spacing: 2) {
      HStack(spacing: metrics.rowSpacing) {
        Color.clear.frame(width: nameWidth, height: 1)
        DayHours(cycle: cycle)
      }
      ForEach(Weekday.allCases) { day in
        Button {
          edited = day
        } label: {
          row(day)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words.text(of: day.name))
        .accessibilityValue(spoken(day))
      }
    }
    // Leave room for the focus ring of a row, which the scroll view would clip.
    .padding(.horizontal, 10)
    .sheet(item: $edited) { day in
      DayScheduleEditor(title: title, day: day, schedule: schedule, range: range, step: step, format: format)
    }
  }

  /// The width of the names of the days, in points.
  private var nameWidth: Double { 92 * metrics.typeScale }

  private func row(_ day: Weekday) -> some View {
    HStack(spacing: metrics.rowSpacing) {
      Text(day.name).lineLimit(1).shrinkable().frame(width: nameWidth, alignment: .leading)
      DayCourse(schedule: schedule.wrappedValue, day: day, range: range)
        .frame(height: max(24, control.touchHeight - 14))
    }
    .frame(minHeight: control.touchHeight)
    .contentShape(Rectangle())
  }

  /// The changes of a day as they are read out.
  private func spoken(_ day: Weekday) -> String {
    let changes = schedule.wrappedValue[day]
    if changes.isEmpty { return words("empty") }
    return changes.map { "\($0.time.text(cycle)) \(format.text($0.value, in: conventions))" }.joined(separator: ", ")
  }
}

/// The hours that the course of a day marks: one every six hours.
private let markedHours = [6, 12, 18]

/// The marked hours above the courses.
private struct DayHours: View {
  let cycle: HourCycle

  var body: some View {
    GeometryReader { space in
      ForEach(markedHours, id: \.self) { hour in
        Text(verbatim: TimeOfDay(hour: hour, minute: 0).text(cycle)).lineLimit(1).shrinkable()
          .frame(width: space.size.width / 4)
          .position(x: space.size.width * Double(hour) / 24, y: space.size.height / 2)
      }
    }
    .font(.caption.monospacedDigit()).foregroundStyle(.secondary)
    .frame(height: 20)
    .environment(.leftToRight) { $0.layoutDirection = $1 }
    .accessibilityHidden(true)
  }
}

/// The course of a value through a day, as steps; hours run to the right in every language.
private struct DayCourse: View {
  let schedule: WeekSchedule
  let day: Weekday
  let range: ClosedRange<Double>

  var body: some View {
    Canvas { context, size in
      let span = max(range.upperBound - range.lowerBound, .leastNonzeroMagnitude)
      func height(_ value: Double) -> Double {
        size.height * max(0.12, min(1, (value - range.lowerBound) / span))
      }
      let base = Path(roundedRect: Rect(origin: .zero, size: size), cornerRadius: 5)
      context.fill(base, with: .color(.theme(\.track).opacity(0.5)))
      context.clip(to: base)
      var ends = schedule[day].map { (start: Double($0.time.seconds) / 86_400, value: $0.value) }
      if let first = schedule.value(on: day, at: TimeOfDay(seconds: 0)), ends.first?.start != 0 {
        ends.insert((0, first), at: 0)
      }
      for (index, part) in ends.enumerated() {
        let end = index + 1 < ends.count ? ends[index + 1].start : 1
        let rect = Rect(
          x: part.start * size.width, y: size.height - height(part.value), width: (end - part.start) * size.width,
          height: height(part.value))
        context.fill(Path(rect), with: .color(.accentColor.opacity(0.35 + 0.65 * height(part.value) / size.height)))
      }
      for hour in markedHours {
        let line = Rect(x: size.width * Double(hour) / 24 - 0.5, y: 0, width: 1, height: size.height)
        context.fill(Path(line), with: .color(.theme(\.surface)))
      }
    }
    .environment(.leftToRight) { $0.layoutDirection = $1 }
    .accessibilityHidden(true)
  }
}
