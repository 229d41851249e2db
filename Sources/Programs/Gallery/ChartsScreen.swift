import Faceplate

/// Charts: a live series with limits, stacked bars, a band between two lines, and a ring.
public struct ChartsScreen: View {
  @State private var boiler = DemoSeries.boiler
  @State private var day: String?

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Boiler") { live }.growsInColumn()
      Card("Energy") { bars }.growsInColumn()
    } second: {
      Card("Comfort") { band }.growsInColumn()
      Card("Use") { ring }.growsInColumn()
    }
  }

  /// A live series with its limits; it can be panned, zoomed and read.
  private var live: some View {
    Chart {
      RectangleMark(yStart: .value("Least", 60), yEnd: .value("Greatest", 75)).foregroundStyle(
        Color.green.opacity(0.15))
      AreaPlot(boiler).opacity(0.15)
      LinePlot(boiler)
      RuleMark(y: .value("Limit", 85)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
    }
    .chartYScale(domain: 40...100)
    .chartXVisibleDomain(length: 1_800)
    .chartScrollableAxes(.horizontal)
    .chartCursor()
    .frame(minHeight: 110)
  }

  private var bars: some View {
    Chart(DemoSeries.energy) { item in
      BarMark(x: .value("Day", item.day), y: .value("Energy", item.energy))
        .foregroundStyle(by: .value("Use", item.use))
    }
    .chartYAxisLabel("kWh")
    .chartXSelection(value: $day)
    .frame(minHeight: 110)
  }

  private var band: some View {
    Chart(DemoSeries.hours) { hour in
      AreaMark(
        x: .value("Hour", hour.id), yStart: .value("Least", hour.least), yEnd: .value("Greatest", hour.greatest)
      )
      .opacity(0.2).interpolationMethod(.monotone)
      LineMark(x: .value("Hour", hour.id), y: .value("Room", (hour.least + hour.greatest) / 2))
        .interpolationMethod(.monotone)
      if hour.id.isMultiple(of: 6) {
        PointMark(x: .value("Hour", hour.id), y: .value("Room", (hour.least + hour.greatest) / 2))
      }
    }
    .chartXAxis { AxisMarks(values: .stride(by: 6)) }
    .frame(minHeight: 90)
  }

  private var ring: some View {
    Chart(DemoSeries.shares) { share in
      SectorMark(angle: .value("Energy", share.energy), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("Use", share.use))
    }
    .frame(minHeight: 90)
  }
}

/// The sample values of the charts.
enum DemoSeries {
  struct Energy: Identifiable {
    let day: String, use: String
    let energy: Double
    var id: String { day + use }
  }

  struct Hour: Identifiable {
    let id: Int
    let least: Double, greatest: Double
  }

  /// The energy of some days by its use.
  static let energy = ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated().flatMap { index, day in
    [
      Energy(day: day, use: "Heating", energy: [6.5, 7.2, 5.1, 4.4, 6.0][index]),
      Energy(day: day, use: "Water", energy: [2.2, 1.8, 2.5, 2.1, 3.0][index]),
    ]
  }

  /// The sums of the energy by its use.
  static var shares: [Energy] {
    ["Heating", "Water"].map { use in
      Energy(day: "", use: use, energy: energy.filter { $0.use == use }.reduce(0) { $0 + $1.energy })
    }
  }

  /// The least and the greatest temperature of each hour of a day.
  static let hours = (0...24).map { hour in
    let middle = 20.5 + 1.6 * wave(Double(hour) / 24 - 0.3)
    return Hour(id: hour, least: middle - 0.6 - 0.2 * wave(Double(hour) / 7), greatest: middle + 0.7)
  }

  /// An hour of a boiler's temperature, a sample each second, with a short fault.
  static var boiler: TimeSeries {
    let series = TimeSeries("Boiler", capacity: 10_000, format: .number.fractionDigits(1).unit("°C"))
    series.append(
      contentsOf: (0..<3_600).map { second in
        let time = Double(second)
        let value = 67 + 6 * wave(time / 900) + 1.5 * wave(time / 61) + 0.4 * wave(time / 7.3)
        return (time, second == 2_800 ? 91 : value)
      })
    return series
  }

  /// A wave of period 1 between −1 and 1, made of parabolas.
  private static func wave(_ phase: Double) -> Double {
    let place = phase - phase.rounded(.down)
    return place < 0.5 ? 16 * place * (0.5 - place) : -16 * (place - 0.5) * (1 - place)
  }
}
