import Looks
import Graphics
import Runtime
import Values

extension View {
  /// Shows or hides the horizontal axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View { chartOptions { $0.x.visibility = visibility } }
  /// Shows or hides the vertical axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View { chartOptions { $0.y.visibility = visibility } }

  /// Sets the marks of the horizontal axis of charts.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let descriptions = content()._descriptions
    return chartOptions { $0.x.content = descriptions }
  }

  /// Sets the marks of the vertical axis of charts.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let descriptions = content()._descriptions
    return chartOptions { $0.y.content = descriptions }
  }

  /// Sets the title of the horizontal axis of charts.
  public func chartXAxisLabel(_ titleKey: LocalizedStringKey) -> some View {
    chartOptions { $0.x.title = Text(titleKey) }
  }

  /// Sets the title of the horizontal axis of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(_ title: S) -> some View { chartOptions { $0.x.title = Text(title) } }

  /// Sets the title of the vertical axis of charts.
  public func chartYAxisLabel(_ titleKey: LocalizedStringKey) -> some View {
    chartOptions { $0.y.title = Text(titleKey) }
  }

  /// Sets the title of the vertical axis of charts.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(_ title: S) -> some View { chartOptions { $0.y.title = Text(title) } }

  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View { chartOptions { $0.legend = visibility } }

  /// Places the legend of charts.
  ///
  /// - Parameters:
  ///   - position: its side: above the chart with `.top` and the corners there, below it otherwise.
  ///   - alignment: the alignment of the entries in their row; leading by default.
  ///   - spacing: the distance from the marks, in points. It is shortened if the legend would take more than a third of
  ///     the chart.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartOptions { $0.placeLegend(position, alignment, spacing) }
  }

  /// Places a custom legend beside the marks of charts, inside the space that they are offered.
  ///
  /// - Parameters:
  ///   - position: the side of the legend; below the chart for `.automatic`.
  ///   - alignment: the alignment of the legend along that side.
  ///   - spacing: its distance from the marks, in points.
  ///   - content: the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = AnyView(content())
    return chartOptions { options in
      options.placeLegend(position, alignment, spacing)
      options.legendContent = legend
    }
  }

  /// Sets the range of the horizontal axis of charts.
  ///
  /// - Parameter domain: the values at its ends. An empty range is replaced by that of the data.
  public func chartXScale<P: Plottable>(domain: ClosedRange<P>, type: ScaleType? = nil) -> some View {
    chartOptions { $0.x.set(domain, type) }
  }

  /// Sets the range of the vertical axis of charts.
  ///
  /// - Parameter domain: the values at its ends. An empty range is replaced by that of the data.
  public func chartYScale<P: Plottable>(domain: ClosedRange<P>, type: ScaleType? = nil) -> some View {
    chartOptions { $0.y.set(domain, type) }
  }

  /// Sets the categories of the horizontal axis of charts, in their order.
  public func chartXScale<P: Plottable>(domain: [P]) -> some View { chartOptions { $0.x.set(domain) } }
  /// Sets the categories of the vertical axis of charts, in their order.
  public func chartYScale<P: Plottable>(domain: [P]) -> some View { chartOptions { $0.y.set(domain) } }

  /// Sets whether the automatic range of charts includes zero.
  public func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
    chartOptions { ($0.x.includesZero, $0.x.type) = (domain.includesZero, type) }
  }

  /// Sets whether the automatic range of charts includes zero.
  public func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
    chartOptions { ($0.y.includesZero, $0.y.type) = (domain.includesZero, type) }
  }

  /// Sets how values are mapped to positions along the horizontal axis of charts.
  public func chartXScale(type: ScaleType?) -> some View { chartOptions { $0.x.type = type } }
  /// Sets how values are mapped to positions along the vertical axis of charts.
  public func chartYScale(type: ScaleType?) -> some View { chartOptions { $0.y.type = type } }

  /// Sets the space between the ends of the horizontal axis and those of the plot, in points.
  public func chartXScale(range: PlotDimensionScaleRange) -> some View { chartOptions { $0.x.padding = range.padding } }
  /// Sets the space between the ends of the vertical axis and those of the plot, in points.
  public func chartYScale(range: PlotDimensionScaleRange) -> some View { chartOptions { $0.y.padding = range.padding } }

  /// Sets the colours of the values by which marks are coloured.
  public func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<P, S>) -> some View {
    let (domain, styles) = (mapping.map(\.key.plotValue.text), mapping.map(\.value))
    return chartOptions { options in
      options.styleScale = .init(domain: domain, styles: styles.map { style in { style.resolvedStyle(in: $0) } })
    }
  }

  /// Sets the colours of the values that determine the colours of marks, in the same order.
  public func chartForegroundStyleScale<P: Plottable, S: ShapeStyle>(domain: [P], range: [S]) -> some View {
    chartOptions { options in
      options.styleScale = .init(
        domain: domain.map(\.plotValue.text), styles: range.map { style in { style.resolvedStyle(in: $0) } })
    }
  }

  /// Sets the colours of the values that determine the colours of marks, in the order in which the values occur.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartOptions { options in
      options.styleScale = .init(domain: [], styles: range.map { style in { style.resolvedStyle(in: $0) } })
    }
  }

  /// Sets the symbols of the values by which points are marked.
  public func chartSymbolScale<P: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<P, S>) -> some View {
    let (domain, symbols) = (mapping.map(\.key.plotValue.text), mapping.map { AnyChartSymbolShape($0.value) })
    return chartOptions { $0.symbolScale = (domain, symbols) }
  }

  /// Changes the area of charts in which marks are drawn, for example by a background or a border.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (AnyView) -> Content
  ) -> some View {
    chartOptions { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Lays a view over charts, with a proxy for the positions of values.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { options in
      options.overlay = { AnyView(content($0).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)) }
    }
  }

  /// Lays a view behind charts, with a proxy for the positions of values.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { options in
      options.background = {
        AnyView(content($0).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
      }
    }
  }
}

/// The range of an axis that follows from the data.
public nonisolated struct AutomaticScaleDomain: Hashable, Sendable {
  /// Whether the range includes zero; `nil` lets the marks decide: bars and areas begin at zero, lines do not.
  let includesZero: Bool?

  /// The range of the data, with zero where there are bars or areas.
  public static let automatic = AutomaticScaleDomain(includesZero: nil)
  /// Returns the range of the data, with or without zero.
  public static func automatic(includesZero: Bool) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }
}

/// The part of the plot that an axis takes.
public nonisolated struct PlotDimensionScaleRange: Hashable, Sendable {
  /// The space at both ends, in points.
  let padding: Double

  /// The whole plot.
  public static let plotDimension = PlotDimensionScaleRange(padding: 0)
  /// Returns the plot less some space at both ends, in points.
  public static func plotDimension(padding: Double) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: max(0, padding))
  }
}

extension ChartOptions.Axis {
  fileprivate mutating func set<P: Plottable>(_ domain: ClosedRange<P>, _ type: ScaleType?) {
    if let low = domain.lowerBound.plotValue.number, let high = domain.upperBound.plotValue.number, low < high {
      self.domain = .numbers(low...high, type ?? .linear)
    }
    if let type { self.type = type }
  }

  fileprivate mutating func set<P: Plottable>(_ domain: [P]) {
    let names = domain.compactMap(\.plotValue.category)
    let numbers = domain.compactMap(\.plotValue.number)
    if !names.isEmpty {
      self.domain = .categories(names)
    } else if let low = numbers.min(), let high = numbers.max(), low < high {
      self.domain = .numbers(low...high, .linear)
    }
  }
}
