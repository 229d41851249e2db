import Faceplate

/// The basin, the pumps and the flows at a glance.
struct StationOverview: View {
  let model: StationModel
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    AdaptiveColumns {
      Group {
        if isLarge, screenClass == .tiny {
          VStack(spacing: metrics.spacing) {
            basin
            flows.frame(maxWidth: .infinity, alignment: .leading)
          }
        } else {
          HStack(spacing: metrics.spacing) {
            basin
            flows
          }
        }
      }
      .frame(minHeight: 150)
      // Large text needs more than the least height.
      .fixedSize(horizontal: false, vertical: isLarge)
      .card()
      .growsInColumn()
    } second: {
      ForEach(model.station.pumps.indices, id: \.self) { StationPumpCard(station: model.station, index: $0).card() }
      Card("Level in m") {
        Chart {
          LinePlot(model.level)
          RuleMark(y: .value("Start", model.levels.start)).foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        }
        .chartYScale(domain: 0...4)
        .chartXVisibleDomain(length: 900)
        .frame(minHeight: 84)
      }
      .growsInColumn()
    }
  }

  private var isLarge: Bool { textSize.isAccessibilitySize }

  private var basin: some View {
    Meter(
      "Basin", value: model.station.level, in: 0...SimulatedStation.height, setPoint: model.levels.start,
      zones: [.alarm(0...0.3), .alarm(3.4...4)], format: .number.fractionDigits(2).unit("m")
    )
    .meterStyle(.tank)
  }

  private var flows: some View {
    VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      flow("Inflow", model.station.inflow, model.inflow)
      flow("Outflow", model.station.outflow, model.outflow)
    }
  }

  private func flow(_ title: LocalizedStringKey, _ value: Double, _ series: TimeSeries) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Text(title).font(.footnote).foregroundStyle(.secondary)
        TrendArrow(change: series.change(over: 60), steadyBelow: 2).imageScale(.small)
      }
      NumberText(value, .integer.unit("m³/h"))
        .font(.title3.weight(.semibold).monospacedDigit()).lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

extension TimeSeries {
  /// The change of the value within some seconds.
  fileprivate func change(over seconds: Double) -> Double {
    guard let end = timeRange?.upperBound, let before = sample(nearest: end - seconds), let latest else { return 0 }
    return latest - before.value
  }
}

/// The state of a pump, with its running time.
private struct StationPumpCard: View {
  let station: SimulatedStation
  let index: Int

  private var pump: StationPump { station.pumps[index] }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        lamp.layoutPriority(1)
        Spacer()
        runningTime
      }
      VStack(alignment: .leading, spacing: 4) {
        lamp
        runningTime
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }

  private var lamp: some View {
    StateLamp("Pump \(index + 1)", state: state(pump), words(pump), blinking: pump.hasTripped ? .quick : .none)
  }

  private var runningTime: some View {
    let time = Text("\(pump.seconds / 3_600) h \(pump.seconds / 60 % 60) min")
    return time.monospacedDigit().foregroundStyle(.secondary).lineLimit(1)
      .accessibilityLabel("Running time").accessibilityValue(time)
  }

  // A vivid colour such as green must not mark a normal state: a running pump is white, and one at rest a ring.
  private func state(_ pump: StationPump) -> LampState {
    pump.hasTripped ? .emergency : pump.isOut ? .mandatory : pump.isRunning ? .neutral : .off
  }

  private func words(_ pump: StationPump) -> LocalizedStringKey {
    pump.hasTripped ? "Tripped" : pump.isOut ? "Out for work" : pump.isRunning ? "Running" : "At rest"
  }
}

/// Level and flows over time, which can be panned, zoomed and read.
struct StationTrends: View {
  let model: StationModel

  var body: some View {
    AdaptiveColumns {
      trend("Level in m", 0...4, limit: 3.4) { LinePlot(model.level) }.growsInColumn()
    } second: {
      trend("Flows in m³/h", 0...140, limit: nil) {
        LinePlot(model.inflow).foregroundStyle(by: .value("Flow", "Inflow"))
        LinePlot(model.outflow).foregroundStyle(by: .value("Flow", "Outflow"))
      }
      // Two greys, because colours mark abnormal states.
      .chartForegroundStyleScale(["Inflow": Color.accentColor, "Outflow": Color.gray.mix(with: .primary, by: 0.25)])
      .growsInColumn()
    }
  }

  private func trend(
    _ title: LocalizedStringKey, _ range: ClosedRange<Double>, limit: Double?,
    @ChartContentBuilder _ lines: () -> some ChartContent
  ) -> some View {
    let lines = lines()
    return Card(title) {
      Chart {
        lines
        if let limit { RuleMark(y: .value("Limit", limit)).foregroundStyle(.theme(\.danger)) }
      }
      .chartYScale(domain: range)
      .chartXVisibleDomain(length: 1_800)
      .chartScrollableAxes(.horizontal)
      .chartCursor()
      .frame(minHeight: 110)
    }
  }
}

/// The recipes for operators, and the part for the service role.
struct StationSetup: View {
  @Bindable var model: StationModel
  @Environment(\.accessRole) private var role
  @Environment(\.requestAccess) private var requestAccess

  var body: some View {
    AdaptiveColumns {
      Card("Recipe") {
        ForEach(StationRecipe.allCases) { recipe in
          Button(recipe.title, systemImage: model.recipe == recipe ? "checkmark.circle.fill" : "circle") {
            model.levels = recipe.levels
          }
          .buttonSizing(.flexible)
        }
      }
      Card("Levels") {
        level("Stop", model.levels.stop)
        level("Start", model.levels.start)
        level("Both pumps", model.levels.help)
      }
    } second: {
      if role >= .service {
        StationService(model: model, station: model.station)
      } else {
        Card("Service") {
          Button("Service", systemImage: "wrench") { requestAccess?(.service) }.buttonSizing(.flexible)
        }
      }
    }
  }

  private func level(_ title: LocalizedStringKey, _ value: Double) -> some View {
    LabeledContent(title) { NumberText(value, .number.fractionDigits(1).unit("m")).monospacedDigit() }
  }
}

/// The weather and the faults of the simulated station, and the switches for work at the pumps.
private struct StationService: View {
  let model: StationModel
  @Bindable var station: SimulatedStation

  var body: some View {
    Card("Simulation") {
      Toggle("Rain", isOn: $station.rains)
      Toggle("Pump 1 tripped", isOn: $station.pumps[0].hasTripped)
      Toggle("Pump 2 tripped", isOn: $station.pumps[1].hasTripped)
    }
    Card("Work") {
      Toggle("Pump 1 out", isOn: $station.pumps[0].isOut)
      Toggle("Pump 2 out", isOn: $station.pumps[1].isOut)
      Toggle(
        "Service due",
        isOn: Binding(get: { model.alarms["hours"]?.isActive ?? false }, set: { model.setServiceDue($0) }))
    }
  }
}
