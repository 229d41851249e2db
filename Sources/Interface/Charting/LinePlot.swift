import Looks
import Graphics
import Runtime
import Values

/// A whole line in one mark: that of a live series, or that of a function.
///
///     Chart { LinePlot(history) }.chartXVisibleDomain(length: 600)
@preconcurrency @MainActor public struct LinePlot: PrimitiveChartContent {
  private let marks: [ChartMark]

  /// Creates the line of a live series. New samples are drawn as they arrive, without building the chart again.
  public init(_ series: TimeSeries) { marks = [.series(series, isFilled: false)] }

  /// Creates the line of a function.
  ///
  /// - Parameters:
  ///   - x: the name of its argument.
  ///   - y: the name of its value.
  ///   - domain: the range of the argument.
  ///   - function: the function. Where it is not finite the line has a gap.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double> = 0...1,
    function: (Double) -> Double
  ) {
    marks = ChartMark.points(.line, x, y, domain, function)
  }

  /// Adds the marks.
  public static func _collect(_ content: LinePlot, into marks: inout ChartMarks) {
    marks.items.append(contentsOf: content.marks)
  }
}

/// The area below a line in one mark: that of a live series, or that of a function.
@preconcurrency @MainActor public struct AreaPlot: PrimitiveChartContent {
  private let marks: [ChartMark]

  /// Creates the area below a live series.
  public init(_ series: TimeSeries) { marks = [.series(series, isFilled: true)] }

  /// Creates the area between a function and zero.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double> = 0...1,
    function: (Double) -> Double
  ) {
    marks = ChartMark.points(.area, x, y, domain, function)
  }

  /// Adds the marks.
  public static func _collect(_ content: AreaPlot, into marks: inout ChartMarks) {
    marks.items.append(contentsOf: content.marks)
  }
}

extension ChartMark {
  /// The mark of a live series.
  static func series(_ series: TimeSeries, isFilled: Bool) -> ChartMark {
    var mark = ChartMark(.series(isFilled: isFilled))
    (mark.source, mark.yName) = (series, series.name)
    return mark
  }

  /// The number of places at which a function is evaluated.
  private static let steps = 240

  /// The marks of a function.
  static func points(
    _ kind: Kind, _ x: LocalizedStringKey, _ y: LocalizedStringKey, _ domain: ClosedRange<Double>,
    _ function: (Double) -> Double
  ) -> [ChartMark] {
    let width = domain.upperBound - domain.lowerBound
    return (0...steps).map { step in
      let argument = domain.lowerBound + width * Double(step) / Double(steps)
      return .point(
        kind, PlottableValue<Double>.value(x, argument), PlottableValue<Double>.value(y, function(argument)))
    }
  }
}
