import Looks
import Graphics
import Runtime
import Values

// Modifiers closer to a mark take precedence, as in views.
extension ChartContent {
  /// Sets the colour or pattern of marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled { if $0.style == nil, $0.keys.style == nil { $0.style = { style.resolvedStyle(in: $0) } } }
  }

  /// Colours marks by a value: each distinct value has its own colour, which the legend names.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = MarkLook.Key(name: value.name, value: value.value.plotValue)
    return styled { if $0.style == nil, $0.keys.style == nil { $0.keys.style = key } }
  }

  /// Sets the opacity of marks, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= max(0, min(1, opacity)) }
  }

  /// Sets the symbol of points, and of the points of a line.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled { if $0.symbol == nil { $0.symbol = AnyChartSymbolShape(symbol) } }
  }

  /// Chooses the symbols of points by a value, which the legend names.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = MarkLook.Key(name: value.name, value: value.value.plotValue)
    return styled { if $0.symbol == nil, $0.keys.symbol == nil { $0.keys.symbol = key } }
  }

  /// Sets the area of symbols, in square points; 36 by default.
  public func symbolSize(_ area: Double) -> some ChartContent {
    styled { if $0.symbolSize == nil { $0.symbolSize = max(0, area) } }
  }

  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: Size) -> some ChartContent { symbolSize(size.width * size.height) }

  /// Sets the width, the dashes and the caps of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  /// Chooses the dashes of lines by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = MarkLook.Key(name: value.name, value: value.value.plotValue)
    return styled { if $0.lineStyle == nil, $0.keys.dash == nil { $0.keys.dash = key } }
  }

  /// Sets how lines and areas run between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { if $0.interpolation == nil { $0.interpolation = method } }
  }

  /// Rounds the corners of bars and rectangles, with a radius in points.
  public func cornerRadius(_ radius: Double) -> some ChartContent {
    styled { if $0.cornerRadius == nil { $0.cornerRadius = max(0, radius) } }
  }

  /// Moves marks, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some ChartContent {
    styled { $0.shift.offset = Size(width: $0.shift.offset.width + x, height: $0.shift.offset.height + y) }
  }

  /// Moves marks, in points.
  public func offset(_ offset: Size) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves the start and the end of bars, rectangles and rules, in points downwards.
  ///
  /// The start is that of the values: the foot of a bar, or `yStart` of a rectangle. A rule from the top to the bottom of the
  /// chart starts at the top, so that `RuleMark(x: now).offset(yStart: -10)` reaches above the chart.
  public func offset(x: Double = 0, yStart: Double, yEnd: Double = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the end of bars, rectangles and rules, in points downwards: the top of a bar.
  public func offset(x: Double = 0, yEnd: Double) -> some ChartContent { offset(x: x, yStart: 0, yEnd: yEnd) }

  /// Moves the start and the end of bars, rectangles and rules, in points to the right.
  public func offset(xStart: Double, xEnd: Double = 0, y: Double = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the end of bars, rectangles and rules, in points to the right.
  public func offset(xEnd: Double, y: Double = 0) -> some ChartContent { offset(xStart: 0, xEnd: xEnd, y: y) }

  /// Moves the starts and the ends of bars, rectangles and rules, in points to the right and downwards.
  public func offset(xStart: Double, xEnd: Double, yStart: Double, yEnd: Double) -> some ChartContent {
    styled { look in
      look.shift.ends.xStart += xStart
      look.shift.ends.xEnd += xEnd
      look.shift.ends.yStart += yStart
      look.shift.ends.yEnd += yEnd
    }
  }

  /// Sets the drawing order: marks with higher values are drawn later.
  public func zIndex(_ value: Double) -> some ChartContent { styled { if $0.zIndex == nil { $0.zIndex = value } } }

  /// Places bars of the same category side by side, in the order of a value.
  public func position<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = MarkLook.Key(name: value.name, value: value.value.plotValue)
    return styled { if $0.keys.position == nil { $0.keys.position = key } }
  }

  /// Places a view at marks.
  ///
  /// - Parameters:
  ///   - position: the side of the mark.
  ///   - alignment: the alignment of the view along that side.
  ///   - spacing: the distance from the mark, in points; 4 by default.
  ///   - overflowResolution: the place of the view if there is no room for it at the mark.
  ///   - content: the view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: Double? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let annotation = MarkLook.Annotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution,
      content: AnyView(content()))
    return styled { $0.annotations.append(annotation) }
  }

  /// Sets the name with which marks are read out.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { if $0.label == nil { $0.label = label } }
  }
  /// Sets the name with which marks are read out.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the name with which marks are read out.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }
  /// Sets the value with which marks are read out.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    styled { if $0.value == nil { $0.value = value } }
  }
  /// Sets the value with which marks are read out.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the value with which marks are read out.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }
  /// Hides marks from assistive technology.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { styled { $0.isHidden = isHidden } }
}
