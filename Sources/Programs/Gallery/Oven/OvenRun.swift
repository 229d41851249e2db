import Faceplate

/// A running program: the remaining time, the temperatures and their curve.
struct OvenRun: View {
  let oven: OvenModel
  let job: OvenJob
  @State private var asks = false
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        StateLine {
          Label(job.program.title, systemImage: job.program.symbol)
        } state: {
          Text(phase).font(.subheadline.weight(.medium)).foregroundStyle(.accentColor)
        }
        ring.frame(maxWidth: .infinity, maxHeight: .infinity).frame(minHeight: 110)
        ends.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      .card()
      .growsInColumn()
    } second: {
      readings.card()
      OvenCurve(oven: oven, target: job.temperature).frame(minHeight: 84).card()
    } actions: {
      if job.core == nil { Button("+5 min") { oven.addTime() } }
      Button(job.phase == .ready ? "Done" : "Stop", role: job.phase == .ready ? nil : .destructive) {
        if job.phase == .ready { oven.stop() } else { asks = true }
      }
      .buttonStyle(.borderedProminent)
    }
    .confirmationDialog("Stop the program?", isPresented: $asks, titleVisibility: .visible) {
      Button("Stop the program", role: .destructive) { oven.stop() }
    }
  }

  private var phase: LocalizedStringKey {
    switch job.phase {
    case .preheating: "Heating up"
    case .baking: "Baking"
    case .ready: job.keepsWarm ? "Keeping warm" : "Ready"
    }
  }

  /// The remaining time or, with a probe, the core temperature.
  @ViewBuilder private var ring: some View {
    if job.phase == .ready {
      DoneSign(label: "Ready")
    } else if let core = job.core {
      Gauge(value: min(oven.core ?? 0, Double(core)), in: 0...Double(core)) {
        Text("Core")
      } currentValueLabel: {
        Text(oven.core.map { "\(Int($0.rounded())) °C" } ?? "–")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    } else {
      CountdownRing(job.timer)
    }
  }

  @ViewBuilder private var ends: some View {
    if job.phase == .baking, job.core == nil, let end = oven.end {
      ReadyTime(end)
    } else {
      Text(job.core.map { "Done at \($0) °C inside" } ?? " ")
    }
  }

  private var readings: some View {
    HStack(spacing: metrics.spacing) {
      Readout("Oven", value: Int(oven.temperature.rounded()), in: 0...999, format: .number.unit("°C"))
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Label("\(job.target ?? 0) °C", systemImage: "target").labelStyle(.titleAndIcon)
          .opacity(job.target == nil ? 0 : 1)
        if oven.isDoorOpen { Label("Door open", systemImage: "exclamationmark.triangle") }
      }
      .font(.subheadline).lineLimit(1)
    }
    .controlSize(.small)
  }
}

/// The temperature of the oven over time, with a line at the wanted one.
struct OvenCurve: View {
  let oven: OvenModel
  let target: Int

  /// The axis grows by ten minutes.
  private static let step = 600

  var body: some View {
    Chart {
      LinePlot(oven.curve)
      RuleMark(y: .value("Wanted", Double(target))).foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
    }
    .chartYScale(domain: 0...Double(max(target + 20, 100)))
    .chartXVisibleDomain(length: Double((oven.curveTime / Self.step + 1) * Self.step))
  }
}
