import Controls
import Looks
import Graphics
import Runtime
import Values

/// The changes of a day, each with its time and its value, in a sheet.
struct DayScheduleEditor: View {
  let title: LocalizedStringKey
  let day: Weekday
  @Binding var schedule: WeekSchedule
  let range: ClosedRange<Double>
  let step: Double
  let format: NumberFormat
  @Environment({ $0.dismiss }) private var dismiss
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.hourCycle }) private var cycle

  /// The step of times, and the time between the last change and a new one, in minutes.
  private static let (timeStep, newDistance) = (5, 120)

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      HStack {
        Text(day.name).font(.headline).lineLimit(1)
        Spacer()
        Button(.toolkit("Done")) { dismiss() }.keyboardShortcut(.cancelAction)
      }
      ScrollView {
        VStack(spacing: metrics.rowSpacing) {
          ForEach(schedule[day].indices, id: \.self) { index in
            change(index)
            Divider()
          }
          ViewThatFits(in: .horizontal) {
            HStack(spacing: metrics.rowSpacing) { actions }
            VStack(spacing: metrics.rowSpacing) { actions }.buttonSizing(.flexible)
          }
        }
      }
    }
    .frame(height: max(150, min(460, (screen?.height ?? 480) - 2 * metrics.margin - 48)))
  }

  @ViewBuilder private var actions: some View {
    Button(.toolkit("Add"), systemImage: "plus") { add() }.disabled(added == nil)
    Button(.toolkit("Copy to all days"), systemImage: "doc.on.doc") { copy() }
  }

  private func change(_ index: Int) -> some View {
    HStack(spacing: metrics.rowSpacing) {
      VStack(spacing: 6) {
        Stepper(
          value: minute(index), in: minutes(index), step: Self.timeStep,
          writing: { [cycle] in TimeOfDay(seconds: $0 * 60).text(cycle) }
        ) {
          Text(.toolkit("Time"))
        }
        Stepper(value: value(index), in: range, step: step, format: format) { Text(title) }
      }
      Button {
        remove(index)
      } label: {
        Image(systemName: "trash").frame(minWidth: ControlMetrics.leastTarget, minHeight: ControlMetrics.leastTarget)
      }
      .accessibilityLabel(words("Remove"))
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(index < schedule[day].count ? schedule[day][index].time.text() : "")
  }

  /// The minutes of the day to which a change can be moved: between its neighbours, so that it keeps its place.
  private func minutes(_ index: Int) -> ClosedRange<Int> {
    let changes = schedule[day]
    func minute(_ index: Int) -> Int? { changes.indices.contains(index) ? changes[index].time.seconds / 60 : nil }
    let first = minute(index - 1).map { $0 + 1 } ?? 0
    let last = minute(index + 1).map { $0 - 1 } ?? 1_439
    // Times are multiples of the step if the neighbours leave room for one.
    let (low, high) = (
      (first + Self.timeStep - 1) / Self.timeStep * Self.timeStep, last / Self.timeStep * Self.timeStep
    )
    return low <= high ? low...high : first...max(first, last)
  }

  private func minute(_ index: Int) -> Binding<Int> {
    let (schedule, day) = ($schedule, day)
    return Binding(
      get: {
        let changes = schedule.wrappedValue[day]
        return changes.indices.contains(index) ? changes[index].time.seconds / 60 : 0
      },
      set: { minute in
        guard schedule.wrappedValue[day].indices.contains(index) else { return }
        schedule.wrappedValue[day][index].time = TimeOfDay(seconds: minute * 60)
      })
  }

  private func value(_ index: Int) -> Binding<Double> {
    let (schedule, day, range) = ($schedule, day, range)
    return Binding(
      get: {
        let changes = schedule.wrappedValue[day]
        return changes.indices.contains(index) ? changes[index].value : range.lowerBound
      },
      set: { if schedule.wrappedValue[day].indices.contains(index) { schedule.wrappedValue[day][index].value = $0 } })
  }

  /// The change that is added next, after the last one; `nil` if the day has no room for one.
  private var added: WeekSchedule.Change? {
    let changes = schedule[day]
    guard changes.count < WeekSchedule.mostChanges else { return nil }
    guard let last = changes.last else {
      let time = TimeOfDay(hour: 6, minute: 0)
      return .init(time, schedule.value(on: day, at: time) ?? range.lowerBound)
    }
    let latest = 1_440 - Self.timeStep
    let minute = min(last.time.seconds / 60 + Self.newDistance, latest)
    return minute > last.time.seconds / 60 ? .init(TimeOfDay(seconds: minute * 60), last.value) : nil
  }

  private func add() { if let added { schedule[day].append(added) } }

  private func remove(_ index: Int) {
    if schedule[day].indices.contains(index) { schedule[day].remove(at: index) }
  }

  private func copy() { schedule = WeekSchedule(daily: schedule[day]) }
}
