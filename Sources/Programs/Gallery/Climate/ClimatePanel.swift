import Faceplate

/// A thermostat with a week's schedule, the trend of a day, absence and an open window.
///
/// ``ClimateModel`` is the machine behind it; the room is a ``SimulatedRoom`` until real sensors take its place.
public struct ClimatePanel: View {
  @State private var climate = ClimateModel()
  @State private var showsWeek = false
  @Environment(\.clockOffset) private var offset
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass
  @Environment(\.dynamicTypeSize) private var textSize

  /// Creates the panel of a room that was heated through the day before.
  public init() {}

  /// The dial, the readings, the trend and the modes.
  public var body: some View {
    AdaptiveColumns {
      dial.growsInColumn()
    } second: {
      readings.card()
      ClimateTrend(climate: climate).frame(minHeight: 84).card().growsInColumn()
      modes.card()
    }
    .sheet(isPresented: $showsWeek) { ClimateWeek(climate: climate) }
    .onChange(of: offset, initial: true) { climate.offset = $1 }
    .drives(climate)
  }

  private var dial: some View {
    VStack(spacing: metrics.rowSpacing) {
      StateLine {
        Text("Living room").accessibilityAddTraits(.isHeader)
      } state: {
        state.font(.subheadline)
      }
      Stepper(
        "Wanted", value: Binding(get: { climate.wanted }, set: { climate.want($0) }), in: ClimateModel.range, step: 0.5,
        format: .number.fractionDigits(1).unit("°C")
      )
      .stepperStyle(.dial)
      .stepperActualValue((climate.room.temperature * 10).rounded() / 10)
      .frame(maxHeight: .infinity)
      NextChange(climate: climate).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
    .card()
  }

  /// The colour of warm air, dark or light enough to be read on a card.
  private static let warm = Color.orange.mix(with: .primary, by: 0.4)

  @ViewBuilder private var state: some View {
    if climate.room.isWindowOpen {
      Label("Window open", systemImage: "wind").foregroundStyle(Self.warm)
    } else if climate.isHeating {
      Label("Heating", systemImage: "flame.fill").foregroundStyle(Self.warm)
    } else if climate.mode == .schedule {
      Label("Warm", systemImage: "checkmark").foregroundStyle(.secondary)
    } else {
      Label("Heating off", systemImage: "power").foregroundStyle(.secondary)
    }
  }

  private var readings: some View {
    let layout =
      isStacked
      ? AnyLayout(VStackLayout(spacing: metrics.rowSpacing)) : AnyLayout(HStackLayout(spacing: metrics.rowSpacing))
    return layout {
      reading("thermometer.medium", "Room", climate.room.temperature, .number.fractionDigits(1).unit("°C"))
      reading("humidity", "Humidity", climate.room.humidity, .number.fractionDigits(0).unit("%"))
      reading("sun.max", "Outside", climate.room.outside, .number.fractionDigits(1).unit("°C"))
    }
  }

  /// Whether each reading has its own line: in large text, three do not fit side by side on a small screen.
  private var isStacked: Bool { screenClass.isSmall && textSize.isAccessibilitySize }

  private func reading(
    _ symbol: String, _ name: LocalizedStringKey, _ value: Double, _ format: NumberFormat
  ) -> some View {
    Group {
      if isStacked {
        LabeledContent {
          NumberText(value, format).font(.headline.monospacedDigit()).foregroundStyle(.primary)
        } label: {
          Text(name).font(.footnote)
        }
      } else {
        VStack(spacing: 2) {
          Image(systemName: symbol).foregroundStyle(.tint).accessibilityHidden(true)
          NumberText(value, format).font(.headline.monospacedDigit()).lineLimit(1).minimumScaleFactor(0.8)
          Text(name).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var modes: some View {
    VStack(spacing: metrics.rowSpacing) {
      Picker("Mode", selection: Binding(get: { climate.mode }, set: { climate.mode = $0 })) {
        Text("Auto").tag(ClimateModel.Mode.schedule)
        Text("Away").tag(ClimateModel.Mode.away)
        Text("Off").tag(ClimateModel.Mode.off)
      }
      .pickerStyle(.segmented)
      HStack(spacing: metrics.rowSpacing) {
        Button("Week") { showsWeek = true }
        ClimateWindow(room: climate.room)
      }
      .buttonSizing(.flexible)
    }
  }
}

/// The window, which stands for its contact in this demo.
private struct ClimateWindow: View {
  @Bindable var room: SimulatedRoom

  var body: some View {
    Toggle(isOn: $room.isWindowOpen) { Text("Window") }.toggleStyle(.button)
  }
}

/// The next change of the schedule.
private struct NextChange: View {
  let climate: ClimateModel
  @Environment(\.clockOffset) private var offset
  @Environment(\.numberConventions) private var conventions

  private static let format = NumberFormat.number.fractionDigits(0...1).unit("°C")

  var body: some View {
    if let change = climate.change {
      let time = WeekSchedule.timeOfDay(of: change.moment, offset: offset)
      Text("\(Self.format.text(change.value, in: conventions)) at \(time.text())")
    } else {
      Text(climate.mode == .away ? "Until somebody is back" : "Against frost only")
    }
  }
}

/// The temperature of the last day, with the target.
private struct ClimateTrend: View {
  let climate: ClimateModel

  var body: some View {
    Chart {
      LinePlot(climate.trend)
      RuleMark(y: .value("Wanted", climate.wanted)).foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
    }
    .chartYScale(domain: climate.shownTemperatures)
    .chartXVisibleDomain(length: 86_400)
    .chartCursor()
  }
}

/// The schedule of the week in a sheet.
private struct ClimateWeek: View {
  @Bindable var climate: ClimateModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      HStack {
        Text("Week").font(.headline)
        Spacer()
        Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
      }
      ScrollView {
        WeekScheduleEditor(
          "Temperature", schedule: $climate.schedule, in: ClimateModel.range, step: 0.5,
          format: .number.fractionDigits(1).unit("°C"))
      }
    }
    .frame(height: max(150, min(460 * metrics.typeScale, (screen?.height ?? 480) - 2 * metrics.margin - 48)))
  }
}
