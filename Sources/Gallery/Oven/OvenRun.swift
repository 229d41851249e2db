import Faceplate

/// A program that runs: the time that is left, the temperatures and their curve.
struct OvenRun: View {
  let oven: OvenModel
  let job: OvenJob
  @State private var asks = false
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        HStack {
          Label(job.program.title, systemImage: job.program.symbol).font(.headline).lineLimit(1)
          Spacer()
          Text(phase).font(.subheadline.weight(.medium)).foregroundStyle(.accentColor).lineLimit(1)
        }
        ring.frame(maxWidth: .infinity, maxHeight: .infinity).frame(minHeight: 110)
        ends.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      .card()
      .growsInColumn()
    } second: {
      readings.card()
      OvenCurve(samples: oven.curve, target: job.temperature).frame(minHeight: 84).card()
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

  /// The time that is left; the temperature of the core with a probe.
  @ViewBuilder private var ring: some View {
    if job.phase == .ready {
      Image(systemName: "checkmark.circle.fill").resizable().scaledToFit().foregroundStyle(.accentColor)
        .accessibilityLabel("Ready")
    } else if let core = job.core {
      Gauge(value: min(oven.core ?? 0, Double(core)), in: 0...Double(core)) {
        Text("Core")
      } currentValueLabel: {
        Text("\(Int((oven.core ?? 0).rounded())) °C")
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
  let samples: [OvenModel.Sample]
  let target: Int

  var body: some View {
    Canvas { context, size in
      let highest = max(Double(target) + 20, 100)
      func height(_ temperature: Double) -> Double { size.height * (1 - min(max(temperature / highest, 0), 1)) }
      var line = Path()
      line.move(to: CGPoint(x: 0, y: height(Double(target))))
      line.addLine(to: CGPoint(x: size.width, y: height(Double(target))))
      context.stroke(line, with: .color(.secondary), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      guard let first = samples.first, let last = samples.last else { return }
      let span = max((last.moment - first.moment) / .seconds(1), 600)
      var curve = Path()
      for (index, sample) in samples.enumerated() {
        let point = CGPoint(
          x: size.width * ((sample.moment - first.moment) / .seconds(1)) / span, y: height(sample.temperature))
        if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
      }
      context.stroke(curve, with: .color(.accentColor), lineWidth: 2.5)
    }
    .accessibilityLabel("Curve of the temperature")
  }
}
