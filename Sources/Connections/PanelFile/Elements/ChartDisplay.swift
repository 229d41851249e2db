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
    let histories = (context[Displays.values] ?? []).compactMap { context.model.declared.histories[$0] }
    let span = max(context[ItemKeys.span] ?? Self.span, .seconds(10))
    let pause = max(span / Self.parts, .seconds(1))
    VStack(alignment: .leading, spacing: 4) {
      if let title = context.text(ItemKeys.label) { title.font(.headline) }
      Chart {
        if histories.count == 1 {
          LinePlot(histories[0].series)
        } else {
          ForEach(histories.indices, id: \.self) { index in
            LinePlot(histories[index].series).foregroundStyle(by: .value("Value", histories[index].title))
          }
        }
      }
      .chartXVisibleDomain(length: span / .seconds(1))
      .modifier(ChartBounds(range: context[ItemKeys.bounds]))
      .frame(minHeight: Self.height)
    }
    .modifier(Noting(histories: histories, pause: pause))
  }
}

/// Notes the present values although nothing has changed, so that a line is continued: at once, and again after each
/// pause.
struct Noting: ViewModifier {
  /// The values.
  let histories: [ValueHistory]
  /// The time between two notes.
  let pause: Duration

  /// The content with a task beside it for as long as it exists.
  func body(content: Content) -> some View {
    content.task(id: pause) {
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
