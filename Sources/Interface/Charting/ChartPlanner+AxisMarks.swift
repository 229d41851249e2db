import Controls
import Looks
import Graphics
import Runtime
import Values

struct AxisMarkPlace {
  let value: PlotValue
  /// The position along the axis, in points.
  let position: Double
  var parts: [AxisPart]
  /// The text of the label, if it is one.
  var text = ""
  var label: TextLayout?
}

extension ChartPlanner {
  /// Returns the marks of an axis.
  ///
  /// - Parameter room: the number of labels that fit.
  mutating func marks(of axis: ChartOptions.Axis, _ scale: ChartScale, room: Double) -> [AxisMarkPlace] {
    let usual = [AxisMarksDescription { _ in AxisMarks.standard }]
    return (axis.content ?? usual).flatMap { marks($0, scale, room: room, isHorizontal: scale == plan.x) }
  }

  private mutating func marks(
    _ description: AxisMarksDescription, _ scale: ChartScale, room: Double, isHorizontal: Bool
  ) -> [AxisMarkPlace] {
    let values = values(description.values, scale, room: room)
    let numbers = values.compactMap(\.number)
    let step = numbers.count > 1 ? numbers[1] - numbers[0] : 0
    let digits = Self.digits(numbers)
    if isHorizontal { plan.spoken.xStep = step } else { plan.spoken.note(digits: digits) }
    return values.enumerated().compactMap { index, value in
      guard let position = scale.position(value) else { return nil }
      let parts = description.content(AxisValue(value: value, index: index, count: values.count))
      var place = AxisMarkPlace(value: value, position: position, parts: parts)
      for part in parts {
        guard case .label(let content, _) = part.kind else { continue }
        place.text = text(content, value, step: step, digits: digits) ?? ""
        place.label = place.text.isEmpty ? nil : typesetter.layout(place.text)
      }
      return place
    }
  }

  /// The values of an axis that have marks.
  private func values(_ wanted: AxisMarkValues, _ scale: ChartScale, room: Double) -> [PlotValue] {
    if case .categories(let names) = scale.domain {
      if case .values(let values) = wanted.kind { return values }
      return names.map { .category($0) }
    }
    let most = max(2, Int(room))
    let offset = environment.localOffset
    switch wanted.kind {
    case .automatic(let count):
      return scale.ticks(count: min(most, max(2, count ?? most)), offset: { offset($0) }).map(scale.plotValue)
    case .durations:
      guard let range = scale.range else { return [] }
      return TimeTicks(range, count: most, isElapsed: true).values.map(scale.plotValue)
    case .values(let values): return values
    case .computed(let ticks):
      guard let range = scale.range else { return [] }
      return ticks(range).filter { range.contains($0) }.prefix(200).map(scale.plotValue)
    case .stride(let step):
      guard let range = scale.range, step > 0, (range.upperBound - range.lowerBound) / step <= 200 else { return [] }
      let first = (range.lowerBound / step - 1e-9).rounded(.up), last = (range.upperBound / step + 1e-9).rounded(.down)
      return first <= last ? stride(from: first, through: last, by: 1).map { scale.plotValue($0 * step) } : []
    }
  }

  private static func digits(_ numbers: [Double]) -> Int {
    var digits = 0
    for number in numbers {
      var factor = 1.0
      for count in 0...8 {
        let scaled = number * factor
        if abs(scaled - scaled.rounded()) < 1e-6 || count == 8 {
          digits = max(digits, count == 8 ? digits : count)
          break
        }
        factor *= 10
      }
    }
    return digits
  }

  private func text(_ content: AxisLabelContent, _ value: PlotValue, step: Double, digits: Int) -> String? {
    switch content {
    case .automatic: text(of: value, step: step, digits: digits)
    case .formatted(let format): format(value, environment.numberConventions)
    case .text(let text): text.words(in: environment)
    case .view: nil
    }
  }

  /// A value as an axis writes it.
  func text(of value: PlotValue, step: Double, digits: Int) -> String {
    switch value {
    case .number(let number):
      NumberFormat.number.fractionDigits(digits).text(number, in: environment.numberConventions)
    case .date(let seconds): ChartTimeText.date(seconds + environment.localOffset(seconds), step: step)
    case .elapsed(let seconds): ChartTimeText.elapsed(seconds, step: step)
    case .category(let name): name
    }
  }

  /// Adds the grid lines, the ticks and the labels of an axis to the plan.
  ///
  /// - Parameter isFirst: whether the labels are above the plot, or at its left.
  mutating func draw(_ places: [AxisMarkPlace], isHorizontal: Bool, isFirst: Bool) {
    var end = -Double.infinity
    for (index, place) in places.enumerated() {
      for part in place.parts {
        switch part.kind {
        case .gridLine(let stroke):
          let style = part.style?(environment) ?? ResolvedStyle(palette.track.multiplyingOpacity(by: 0.7))
          plan.grid.append(line(place.position, stroke, style, isHorizontal: isHorizontal, tick: nil, isFirst))
        case .tick(let stroke, let length):
          if !isHorizontal { continue }
          let style = part.style?(environment) ?? ResolvedStyle(palette.track)
          plan.grid.append(line(place.position, stroke, style, isHorizontal: isHorizontal, tick: length, isFirst))
        case .label(let content, let isCentered):
          let next = index + 1 < places.count ? places[index + 1].position : nil
          let shift = isCentered ? ((next ?? (isHorizontal ? plan.plot.maxX : plan.y.end)) - place.position) / 2 : 0
          let position = place.position + shift
          if case .view(let view) = content {
            plan.parts.append(self.part(view, position, isHorizontal: isHorizontal, isFirst))
          } else if let layout = place.label {
            let label = label(place.text, layout, position, part, isHorizontal: isHorizontal, isFirst)
            // Labels of the horizontal axis that would touch are left out.
            let low = min(label.origin.x, label.origin.x + layout.size.width)
            if isHorizontal, plan.x.start < plan.x.end, low < end { continue }
            end = low + layout.size.width + Self.gap
            plan.labels.append(label)
          }
        }
      }
    }
  }

  private func line(
    _ position: Double, _ stroke: StrokeStyle, _ style: ResolvedStyle, isHorizontal: Bool, tick: Double?,
    _ isFirst: Bool
  ) -> ChartPlan.Drawn {
    let plot = plan.plot
    let width = max(1 / scale, stroke.lineWidth)
    // A line on whole pixels is sharp.
    let place = ((position - width / 2) * scale).rounded() / scale
    let start = tick.map { isFirst ? plot.minY - $0 : plot.maxY } ?? plot.minY
    let rect =
      isHorizontal
      ? Rect(x: place, y: start, width: width, height: tick ?? plot.height)
      : Rect(x: plot.minX, y: place, width: plot.width, height: width)
    if stroke.dash.isEmpty { return ChartPlan.Drawn(shape: .rect(rect), style: style, area: rect) }
    let path = Path { path in
      path.move(to: isHorizontal ? Point(x: rect.midX, y: rect.minY) : Point(x: rect.minX, y: rect.midY))
      path.addLine(to: isHorizontal ? Point(x: rect.midX, y: rect.maxY) : Point(x: rect.maxX, y: rect.midY))
    }
    return ChartPlan.Drawn(shape: .stroke(path, stroke), style: style, area: rect)
  }

  private func label(
    _ text: String, _ layout: TextLayout, _ position: Double, _ part: AxisPart, isHorizontal: Bool, _ isFirst: Bool
  ) -> ChartPlan.Label {
    let (plot, size) = (plan.plot, layout.size)
    var origin: Point
    if isHorizontal {
      // Stay clear of the labels of the other axis beside the plot, the lowest of which is at the same height.
      let limit = max(plot.minX, plot.maxX - size.width)
      origin = Point(
        x: max(plot.minX, min(limit, position - size.width / 2)),
        y: isFirst ? plot.minY - Self.gap - size.height : plot.maxY + Self.gap - 1)
    } else {
      origin = Point(
        x: isFirst ? plot.minX - Self.gap - size.width : plot.maxX + Self.gap, y: position - size.height / 2)
    }
    origin = origin.offsetBy(dx: part.offset.width, dy: part.offset.height)
    let color = part.style?(environment).color ?? palette.secondaryText
    return ChartPlan.Label(text: text, layout: layout, origin: origin, color: color)
  }

  private func part(_ view: AnyView, _ position: Double, isHorizontal: Bool, _ isFirst: Bool) -> ChartPlan.Part {
    let plot = plan.plot
    if isHorizontal {
      let y = isFirst ? plot.minY - Self.gap : plot.maxY + Self.gap
      return .init(
        view: AnyView(view.font(.caption)), point: Point(x: position, y: y), anchor: isFirst ? .bottom : .top)
    }
    let x = isFirst ? plot.minX - Self.gap : plot.maxX + Self.gap
    return .init(
      view: AnyView(view.font(.caption)), point: Point(x: x, y: position), anchor: isFirst ? .trailing : .leading)
  }
}
