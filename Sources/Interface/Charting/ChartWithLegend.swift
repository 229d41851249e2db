import Looks
import Graphics
import Runtime

/// A chart with the legend of the application's own, if it has one.
struct ChartWithLegend: View {
  let marks: ChartMarks
  @Environment({ $0.chartOptions }) private var options

  /// The usual distance of the legend from the marks, in points.
  private static let usualSpacing = 8.0

  var body: some View {
    if let legend = options.legendContent, options.legend != .hidden {
      beside(legend.environment(ChartOptions()) { $0.chartOptions = $1 })
    } else {
      chart
    }
  }

  private var chart: some View { GeometryReader { space in ChartSpace(marks: marks, size: space.size) } }

  @ViewBuilder private func beside(_ legend: some View) -> some View {
    let (alignment, spacing) = (options.legendAlignment, options.legendSpacing ?? Self.usualSpacing)
    switch options.legendPosition {
    case .leading:
      HStack(alignment: alignment.vertical, spacing: spacing) {
        legend
        chart
      }
    case .trailing:
      HStack(alignment: alignment.vertical, spacing: spacing) {
        chart
        legend
      }
    case .top, .topLeading, .topTrailing:
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        legend
        chart
      }
    default:
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        chart
        legend
      }
    }
  }
}
