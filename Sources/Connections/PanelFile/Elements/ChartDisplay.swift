import Charting
import Looks
import Runtime
import Values

/// The newest part of the lines of values over the time of day.
struct ChartDisplay: View {
  let context: ElementContext

  /// The time that a chart shows.
  private static let span = Duration.seconds(1800)
  /// The number of intervals in that time. After each, a line is continued although nothing has changed.
  private static let parts = 240
  /// The least height at which a line can be read.
  private static let height = 110.0

  /// The title, and the chart below it.
  var body: some View {
    let lines = lines
    let histories = lines.map(\.history)
    let titles = Self.titles(of: histories)
    let span = max(context[ItemKeys.span] ?? Self.span, .seconds(10))
    let pause = max(span / Self.parts, .seconds(1))
    VStack(alignment: .leading, spacing: 4) {
      if let title = context.text(ItemKeys.label) { title.font(.headline) }
      Chart {
        if histories.count == 1 {
          LinePlot(histories[0].series).foregroundStyle(lines[0].color)
        } else {
          ForEach(histories.indices, id: \.self) { index in
            LinePlot(histories[index].series).foregroundStyle(by: .value("Value", titles[index]))
          }
        }
      }
      // One line needs no legend.
      .chartForegroundStyleScale(domain: lines.count == 1 ? [] : titles, range: lines.map(\.color))
      .chartXVisibleDomain(length: span.inSeconds)
      .modifier(ChartBounds(range: context[ItemKeys.bounds]))
      .modifier(ChartUnits(isTime: !histories.isEmpty && histories.allSatisfy { $0.kind == .duration }))
      .frame(minHeight: Self.height)
    }
    .modifier(Noting(histories: histories, pause: pause))
  }

  /// The titles of the lines in the legend: their labels, each with the name of its value where several have one label.
  private static func titles(of histories: [ValueHistory]) -> [String] {
    let named = Dictionary(grouping: histories, by: \.title).mapValues { Set($0.map(\.name)).count }
    return histories.map { named[$0.title] == 1 ? $0.title : "\($0.title) (\($0.name))" }
  }

  /// The values with their colours: a value has the same colour in a chart as beside it.
  private var lines: [(history: ValueHistory, color: Color)] {
    var usual = 0
    return (context[Displays.values] ?? []).compactMap { name in
      guard let history = context.model.declared.histories[name] else { return nil }
      if let tint = context.model.values[name].flatMap({ context.tint(of: $0) }) { return (history, tint) }
      defer { usual += 1 }
      return (history, usual == 0 ? .accentColor : .chartSeries(usual))
    }
  }
}

/// Notes the present values although nothing has changed, so that a line is continued: at once, and again after each
/// pause.
struct Noting: ViewModifier {
  /// The values.
  let histories: [ValueHistory]
  /// The time between two notes.
  let pause: Duration

  /// The subject of the task: a value of another kind has another history.
  private struct Subject: Equatable {
    let pause: Duration
    let histories: [ObjectIdentifier]
  }

  /// The content with a task beside it for as long as it exists.
  func body(content: Content) -> some View {
    content.task(id: Subject(pause: pause, histories: histories.map(ObjectIdentifier.init))) {
      while !Task.isCancelled {
        for history in histories { history.note() }
        try? await Task.sleep(for: pause)
      }
    }
  }
}

/// The bounds of the vertical axis, if they are given.
private struct ChartBounds: ViewModifier {
  /// The bounds; `nil` for those of the samples.
  let range: ClosedRange<Double>?

  /// The chart with its bounds.
  func body(content: Content) -> some View { if let range { content.chartYScale(domain: range) } else { content } }
}

/// The labels of the vertical axis: durations where all lines are durations, otherwise numbers.
private struct ChartUnits: ViewModifier {
  /// Whether all values are durations.
  let isTime: Bool

  /// The chart with its labels.
  func body(content: Content) -> some View {
    if isTime { content.chartYAxis { AxisMarks(values: .durations, format: .duration) } } else { content }
  }
}
