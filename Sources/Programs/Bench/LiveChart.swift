import Faceplate

/// A chart of a live series, whose plot is 700 pixels wide.
struct LiveChart: View {
  let series: TimeSeries

  var body: some View {
    Chart {
      LinePlot(series)
      RuleMark(y: .value("Limit", 85)).foregroundStyle(.red)
    }
    .chartYScale(domain: 0...100)
    .chartXVisibleDomain(length: 100_000)
    .chartYAxis(.hidden)
    .chartCursor()
    .frame(width: 700, height: 300)
  }

  /// A noisy value: a slow wave of parabolas with a fast one on it.
  static func value(_ index: Int) -> Double {
    let place = Double(index % 20_000) / 20_000
    let noise = Double(index &* 2_654_435_761 % 1_000) / 1_000
    return 40 + 120 * place * (1 - place) + 8 * noise
  }
}
