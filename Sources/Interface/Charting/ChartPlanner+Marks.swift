import Looks
import Graphics
import Runtime
import Values

// The shapes of the marks.
extension ChartPlanner {
  /// The usual width of a line, and the area of a symbol, in points.
  static let lineWidth = 2.0, symbolArea = 36.0
  /// The share of a place that a bar takes.
  static let barShare = 0.7

  /// Adds the shapes of all marks to the plan. Each line is drawn at the position of its first point in the order of
  /// the marks.
  mutating func drawMarks(_ styles: ChartStyles) {
    var lines: [LineKey: [ChartMark]] = [:]
    for mark in data.marks where mark.kind == .line || mark.kind == .area {
      lines[LineKey(mark), default: []].append(mark)
    }
    let bars = BarPlaces(data.marks, plan)
    let order = data.marks.enumerated().sorted {
      ($0.element.look.zIndex ?? 0, $0.offset) < ($1.element.look.zIndex ?? 0, $1.offset)
    }
    for (_, mark) in order {
      switch mark.kind {
      case .line, .area:
        if let points = lines.removeValue(forKey: LineKey(mark)) { drawLine(points, styles) }
      case .bar: drawBar(mark, bars, styles)
      case .point:
        drawSymbol(mark, styles.symbol(of: mark) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle), styles)
      case .rule: drawRule(mark, styles)
      case .rectangle: drawRectangle(mark, styles)
      case .series(let isFilled): drawSeries(mark, isFilled: isFilled, styles)
      case .sector: break
      }
    }
  }

  /// Identifies the marks that form one line or one area.
  private struct LineKey: Hashable {
    let kind: ChartMark.Kind
    let group: String

    init(_ mark: ChartMark) { (kind, group) = (mark.kind, mark.group) }
  }

  private func point(_ mark: ChartMark, _ y: PlotValue?) -> Point? {
    guard let x = mark.x.flatMap({ middle($0, plan.x) }), let y = y.flatMap(plan.y.position) else { return nil }
    return Point(x: x + mark.look.shift.offset.width, y: y + mark.look.shift.offset.height)
  }

  /// The position of a value, or of the middle of an interval, on an axis.
  private func middle(_ span: ChartSpan, _ scale: ChartScale) -> Double? {
    guard let start = scale.position(span.start) else { return nil }
    return span.end.flatMap(scale.position).map { (start + $0) / 2 } ?? start
  }

  private mutating func drawLine(_ marks: [ChartMark], _ styles: ChartStyles) {
    guard let first = marks.first else { return }
    let method = first.look.interpolation ?? .linear
    let style = styles.style(of: first)
    for run in runs(marks) {
      let upper = run.map(\.point)
      if first.kind == .line {
        let path = LineShapes.line(upper, method)
        let stroke = styles.stroke(of: first, usual: Self.lineWidth)
        plan.marks.append(.init(shape: .stroke(path, stroke), style: style, area: plan.plot))
      } else {
        let zero = plan.y.position(of: 0) ?? plan.plot.maxY
        let lower = run.map { entry in
          Point(x: entry.point.x, y: entry.mark.y?.end == nil ? zero : plan.y.position(entry.mark.y!.start) ?? zero)
        }
        plan.marks.append(
          .init(shape: .fill(LineShapes.area(upper, lower, method), .nonZero), style: style, area: plan.plot))
      }
    }
    for mark in marks {
      read(mark, styles)
      if let symbol = styles.symbol(of: mark), mark.kind == .line { drawSymbol(mark, symbol, styles, isRead: false) }
      annotate(mark, at: point(mark, mark.y?.end ?? mark.y?.start).map { Rect(origin: $0, size: .zero) })
    }
  }

  /// The points of a line, split where values are missing.
  private func runs(_ marks: [ChartMark]) -> [[(mark: ChartMark, point: Point)]] {
    var runs: [[(mark: ChartMark, point: Point)]] = [[]]
    for mark in marks {
      if let point = point(mark, mark.y?.end ?? mark.y?.start) {
        runs[runs.count - 1].append((mark, point))
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private mutating func drawSymbol(
    _ mark: ChartMark, _ symbol: AnyChartSymbolShape, _ styles: ChartStyles, isRead: Bool = true
  ) {
    guard let center = point(mark, mark.y?.start) else { return }
    let side = (mark.look.symbolSize ?? Self.symbolArea).squareRoot()
    let rect = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    plan.marks.append(.init(shape: .fill(symbol.path(in: rect), .nonZero), style: styles.style(of: mark), area: rect))
    if !isRead { return }
    read(mark, styles)
    annotate(mark, at: rect)
  }

  private mutating func drawBar(_ mark: ChartMark, _ bars: BarPlaces, _ styles: ChartStyles) {
    guard let rect = bars.rect(mark, plan) else { return }
    let radius = min(mark.look.cornerRadius ?? 2, min(rect.width, rect.height) / 2)
    plan.marks.append(
      .init(
        shape: .roundedRect(rect, radius: radius), style: styles.style(of: mark), area: rect,
        reach: mark.look.shift.ends.reach
      ))
    read(mark, styles)
    annotate(mark, at: rect)
  }

  private mutating func drawRule(_ mark: ChartMark, _ styles: ChartStyles) {
    let plot = plan.plot
    let (from, to): (Point, Point)
    // A rule at an interval, such as a day, is drawn in its middle.
    if let x = mark.x, x.end == nil || mark.y == nil || mark.y?.end != nil, let place = middle(x, plan.x) {
      let start = mark.y.flatMap { plan.y.position($0.start) } ?? plot.minY
      from = Point(x: place, y: start)
      to = Point(x: place, y: mark.y?.end.flatMap(plan.y.position) ?? plot.maxY)
    } else if let y = mark.y, let place = middle(y, plan.y) {
      from = Point(x: mark.x.flatMap { plan.x.position($0.start) } ?? plot.minX, y: place)
      to = Point(x: mark.x?.end.flatMap(plan.x.position) ?? plot.maxX, y: place)
    } else {
      return
    }
    let ends = mark.look.shift.moved(from: from, to: to)
    let path = Path { $0.addLines([ends.start, ends.end]) }
    var stroke = styles.stroke(of: mark, usual: 1.5)
    if mark.look.lineStyle == nil { stroke.lineCap = .butt }
    plan.marks.append(
      .init(shape: .stroke(path, stroke), style: styles.style(of: mark), area: plot, reach: mark.look.shift.ends.reach))
    annotate(mark, at: mark.look.shift.rect(from: from, to: to))
  }

  private mutating func drawRectangle(_ mark: ChartMark, _ styles: ChartStyles) {
    func ends(_ span: ChartSpan?, _ scale: ChartScale, _ whole: (Double, Double), _ size: MarkDimension) -> (
      Double, Double
    )? {
      guard let span else { return whole }
      guard let start = scale.position(span.start) else { return nil }
      if let end = span.end.flatMap(scale.position) { return (start, end) }
      let extent = size.extent(of: scale.band > 0 ? scale.band : 12, usual: 1)
      return (start - extent / 2, start + extent / 2)
    }
    let plot = plan.plot
    guard let x = ends(mark.x, plan.x, (plot.minX, plot.maxX), mark.width),
      let y = ends(mark.y, plan.y, (plot.minY, plot.maxY), mark.height)
    else { return }
    let rect = mark.look.shift.rect(from: Point(x: x.0, y: y.0), to: Point(x: x.1, y: y.1))
    plan.marks.append(
      .init(
        shape: .roundedRect(rect, radius: mark.look.cornerRadius ?? 0), style: styles.style(of: mark), area: rect,
        reach: mark.look.shift.ends.reach))
    annotate(mark, at: rect.intersection(plot))
  }

  private mutating func drawSeries(_ mark: ChartMark, isFilled: Bool, _ styles: ChartStyles) {
    guard let source = mark.source else { return }
    let width = mark.look.lineStyle?.lineWidth ?? Self.lineWidth
    let isStepped =
      switch mark.look.interpolation {
      case .stepStart, .stepEnd, .stepCenter: true
      default: false
      }
    plan.traces.append(
      .init(
        series: source, isFilled: isFilled, style: styles.style(of: mark), lineWidth: max(0.5, width),
        isStepped: isStepped))
  }

  /// Notes the value of a mark for the cursor and for assistive technology.
  private mutating func read(_ mark: ChartMark, _ styles: ChartStyles) {
    guard !mark.look.isHidden, let x = mark.x else { return }
    let value = mark.isLying ? x.end ?? x.start : mark.y?.end ?? mark.y?.start
    let place = mark.isLying ? mark.y?.start : x.start
    guard let value, let place, let point = point(mark, mark.y?.end ?? mark.y?.start) else { return }
    let own =
      mark.look.label?.words(in: environment) ?? (mark.group.isEmpty ? mark.yName?.words(in: environment) : mark.group)
    plan.readings.append(
      .init(
        name: own ?? "", value: value, x: place, point: point, color: styles.style(of: mark).color, format: nil))
  }

  /// Places the annotations of a mark around a rectangle.
  mutating func annotate(_ mark: ChartMark, at rect: Rect?) {
    guard let rect else { return }
    for annotation in mark.look.annotations {
      let gap = annotation.spacing
      let (point, anchor): (Point, UnitPoint) =
        switch annotation.position {
        case .automatic, .top: (Point(x: rect.midX, y: rect.minY - gap), .bottom)
        case .bottom: (Point(x: rect.midX, y: rect.maxY + gap), .top)
        case .leading: (Point(x: rect.minX - gap, y: rect.midY), .trailing)
        case .trailing: (Point(x: rect.maxX + gap, y: rect.midY), .leading)
        case .overlay: (rect.center, .center)
        case .topLeading: (Point(x: rect.minX, y: rect.minY - gap), .bottomLeading)
        case .topTrailing: (Point(x: rect.maxX, y: rect.minY - gap), .bottomTrailing)
        case .bottomLeading: (Point(x: rect.minX, y: rect.maxY + gap), .topLeading)
        case .bottomTrailing: (Point(x: rect.maxX, y: rect.maxY + gap), .topTrailing)
        }
      plan.parts.append(
        .init(
          view: AnyView(annotation.content.font(.caption)), point: point, anchor: anchor, overflow: annotation.overflow)
      )
    }
  }
}
