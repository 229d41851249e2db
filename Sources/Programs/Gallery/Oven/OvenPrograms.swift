import Faceplate

/// The programs of an idle oven, the settings of the chosen one, or the program that runs.
struct OvenPrograms: View {
  let oven: OvenModel
  @State private var chosen: OvenProgram?

  var body: some View {
    if let job = oven.job {
      OvenRun(oven: oven, job: job)
    } else if let chosen {
      OvenSetup(oven: oven, program: chosen) { self.chosen = nil }
    } else {
      tiles
    }
  }

  @Environment(\.screenMetrics) private var metrics
  /// The height of the two lines of a tile.
  @ScaledMetric private var lines = 46.0

  private var tiles: some View {
    GeometryReader { space in
      // Two or four columns share eight programs evenly, and the rows fill the page.
      let isWide = space.size.width >= max(4 * 140 * metrics.typeScale, space.size.height)
      let columns = isWide ? 4 : 2
      let rows = Double(OvenProgram.allCases.count / columns)
      let height = (space.size.height - 2 * metrics.margin - (rows - 1) * metrics.spacing) / rows
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: metrics.spacing), count: columns),
          spacing: metrics.spacing
        ) {
          ForEach(OvenProgram.allCases) { program in
            Button {
              chosen = program
            } label: {
              OvenTile(program: program, height: max(78 * metrics.typeScale + lines, height))
            }
            .buttonStyle(.plain)
          }
        }
        .padding(metrics.margin)
      }
    }
  }
}

/// A program as a tile: picture, name and temperature.
private struct OvenTile: View {
  let program: OvenProgram
  let height: Double
  @Environment(\.screenMetrics) private var metrics

  private var isHigh: Bool { height > 240 * metrics.typeScale }

  var body: some View {
    VStack(spacing: metrics.rowSpacing / 2) {
      Image(systemName: program.symbol)
        .font(.system(size: max(34 * metrics.typeScale, height * 0.24))).foregroundStyle(.accentColor)
        .accessibilityHidden(true)
      Text(program.title).font(isHigh ? .title3.weight(.semibold) : .headline).lineLimit(1).minimumScaleFactor(0.5)
      Text("\(program.temperature) °C").font(isHigh ? .body : .subheadline).foregroundStyle(.secondary)
        .lineLimit(1).minimumScaleFactor(0.5)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
    .frame(height: height)
  }
}

/// The settings of a program before it starts.
private struct OvenSetup: View {
  let oven: OvenModel
  let program: OvenProgram
  let back: () -> Void
  @State private var temperature: Int
  @State private var minutes: Int
  @State private var usesProbe: Bool
  @State private var core: Int
  @State private var keepsWarm: Bool

  init(oven: OvenModel, program: OvenProgram, back: @escaping () -> Void) {
    (self.oven, self.program, self.back) = (oven, program, back)
    _temperature = State(wrappedValue: program.temperature)
    _minutes = State(wrappedValue: Int(program.time / .seconds(60)))
    _usesProbe = State(wrappedValue: program.core != nil)
    _core = State(wrappedValue: program.core ?? 60)
    _keepsWarm = State(wrappedValue: program.core != nil)
  }

  var body: some View {
    AdaptiveColumns {
      VStack(spacing: 8) {
        Label(program.title, systemImage: program.symbol).font(.title3.weight(.semibold))
          .frame(maxWidth: .infinity, alignment: .leading)
        Stepper(
          "Temperature", value: $temperature, in: program.temperatures, step: 5, format: .number.unit("°C")
        )
        .stepperStyle(.dial)
        .frame(maxHeight: .infinity)
        .disabled(program == .clean)
      }
      .card()
      .growsInColumn()
    } second: {
      VStack(spacing: 12) {
        if usesProbe {
          Stepper("Core", value: $core, in: 40...95, format: .number.unit("°C"))
        } else {
          Stepper("Time", value: $minutes, in: 1...300, format: .number.unit("min"))
        }
        if program != .clean {
          Toggle("Core probe", isOn: $usesProbe)
          Toggle("Keep warm", isOn: $keepsWarm)
        }
      }
      .card()
    } actions: {
      Button("Back", action: back)
      Button("Start") {
        oven.start(
          program, at: temperature, for: .seconds(60 * minutes), core: usesProbe ? core : nil, keepsWarm: keepsWarm)
        back()
      }
      .buttonStyle(.borderedProminent)
      .disabled(!oven.canStart)
    }
    .accessibilityAction(.escape, back)
  }
}
