import Looks
import Graphics
import Runtime
import Values

/// The settings of the modifiers around a chart.
struct ChartOptions {
  /// The settings of one axis.
  struct Axis {
    var visibility = Visibility.automatic
    /// The marks of the axis; `nil` for the standard ones.
    var content: [AxisMarksDescription]?
    var title: Text?
    /// The domain; `nil` for that of the data.
    var domain: ChartScale.Domain?
    var type: ScaleType?
    /// The space between the ends of the axis and those of the plot, in points.
    var padding = 0.0
    /// Whether an automatic domain includes zero; `nil` decides by the marks.
    var includesZero: Bool?
  }

  /// The styles of values, in their order.
  struct StyleScale {
    /// The values; empty for the order in which they occur.
    var domain: [String]
    var styles: [(EnvironmentValues) -> ResolvedStyle]
  }

  var x = Axis(), y = Axis()
  var legend = Visibility.automatic
  var legendPosition = AnnotationPosition.automatic
  /// The alignment of the legend's entries in their rows, or of the application's own legend beside the marks, and the
  /// distance of the legend from the marks, in points.
  var legendAlignment = Alignment.leading
  var legendSpacing: Double?
  /// A legend of the application's own; `nil` for that of the chart.
  var legendContent: AnyView?
  var styleScale: StyleScale?
  var symbolScale: (domain: [String], symbols: [AnyChartSymbolShape])?
  var plotStyle: ((AnyView) -> AnyView)?
  var overlay: ((ChartProxy) -> AnyView)?
  var background: ((ChartProxy) -> AnyView)?
  /// Whether a cursor reads values out.
  var hasCursor = false
  /// The binding of the cursor's place.
  var selection: ChartSelection?
  /// The binding of the selected value of a pie, counted over all sectors.
  var angleSelection: ChartSelection?
  /// Whether the chart can be panned and zoomed along the horizontal axis.
  var isScrollable = false
  /// The length of the visible part of the horizontal axis; `nil` for all of it.
  var visibleLength: Double?
  /// The lower end of the visible part of the horizontal axis, kept by the application.
  var scrollPosition: ChartScrollPosition?
  var initialPosition: Double?
  /// Whether the chart reacts to touch, the knob and keys.
  var isInteractive: Bool { hasCursor || selection != nil || isScrollable }
  /// Whether the legend is above the marks.
  var isLegendAbove: Bool { [.top, .topLeading, .topTrailing].contains(legendPosition) }
}

extension ChartOptions {
  mutating func placeLegend(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: Double?) {
    (legendPosition, legendAlignment, legendSpacing) = (position, alignment ?? .leading, spacing)
  }

  /// The share of a row's free space in the legend that precedes its entries.
  var legendShare: Double {
    switch legendAlignment.horizontal {
    case .center: 0.5
    case .trailing: 1
    default: 0
    }
  }
}

/// The place of a chart's cursor, kept by the application.
struct ChartSelection {
  var get: () -> PlotValue?
  var set: (PlotValue?) -> Void
  /// Returns a value as rounded by the application's type; `nil` if that is of another kind.
  var rounded: (PlotValue) -> PlotValue?

  init<P: Plottable>(_ value: Binding<P?>) {
    get = { value.wrappedValue?.plotValue }
    set = { value.wrappedValue = $0.flatMap { P(plotValue: $0) } }
    rounded = { P(plotValue: $0)?.plotValue }
  }
}

/// The lower end of the visible part of an axis, kept by the application.
struct ChartScrollPosition {
  var get: () -> Double?
  var set: (Double) -> Void
}

private enum ChartOptionsKey: EnvironmentKey { static var defaultValue: ChartOptions { ChartOptions() } }

extension EnvironmentValues {
  /// The settings of the modifiers around a chart.
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}
