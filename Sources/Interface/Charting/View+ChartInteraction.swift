import Graphics
import Runtime
import Values

extension View {
  /// Gives charts a cursor that shows values.
  ///
  ///     Chart { LinePlot(boiler) }.chartCursor()
  ///
  /// A finger on the chart places it and moves it. With a knob or keys the chart is focused and pressed, and then the
  /// cursor moves from sample to sample. Assistive technology adjusts it in the same steps and reads the sample out.
  public func chartCursor(_ isEnabled: Bool = true) -> some View { chartOptions { $0.hasCursor = isEnabled } }

  /// Binds the value of the horizontal axis that is selected on charts; `nil` while none is.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value)
    return chartOptions { ($0.hasCursor, $0.selection) = (true, selection) }
  }

  /// Binds the value that is selected on pies, counted from the top clockwise over all sectors; `nil` while none is.
  ///
  /// A finger selects the value at its angle; the knob and keys move from the middle of one sector to that of the next.
  /// The binding must have the kind of the sectors' values: durations need a binding to a duration.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value)
    return chartOptions { ($0.hasCursor, $0.angleSelection) = (true, selection) }
  }

  /// Lets charts be panned along the horizontal axis with a finger, and zoomed with two.
  ///
  /// - Parameter axes: the axes; only `.horizontal` has an effect.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.isScrollable = axes.contains(.horizontal) }
  }

  /// Sets the length of the part of the horizontal axis that charts show, in its unit: seconds on an axis of times.
  ///
  /// A chart of a live series shows the newest part, and follows it.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartOptions { $0.visibleLength = length.plotValue.number.flatMap { $0 > 0 ? $0 : nil } }
  }

  /// Binds the value at the leading end of the part of the horizontal axis that charts show.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartOptions { options in
      options.scrollPosition = ChartScrollPosition(
        get: { x.wrappedValue.plotValue.number },
        set: { if let value = P(plotValue: x.wrappedValue.plotValue.with($0)) { x.wrappedValue = value } })
    }
  }

  /// Sets the value at the leading end of the part of the horizontal axis that charts show at first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartOptions { $0.initialPosition = initialX.plotValue.number }
  }
}
