import Controls
import Looks
import Graphics
import Runtime
import Values

/// The picture of a chart, with views at its marks.
struct ChartVisual: ContainerView {
  let plan: ChartPlan
  let reading: ChartCursorReading?
  let typesetter: LabelTypesetter
  let meaning: Semantics
  let isTouched: Bool

  var inside: some View {
    ForEach(plan.parts.indices, id: \.self) { plan.parts[$0].view.allowsHitTesting(false) }
  }

  func makeBehavior(for layoutNode: LayoutNode) -> ChartBehavior { ChartBehavior(layoutNode) }

  func configure(_ behavior: ChartBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.colors = ChartBehavior.Colors(
      text: palette.text, secondary: palette.secondaryText, card: palette.surface, outline: palette.outline)
    behavior.isTouched = isTouched
    behavior.typesetter = typesetter
    behavior.show(plan, reading, meaning)
  }
}

/// Draws and describes a chart.
final class ChartBehavior: LayoutBehavior, LabelledDrawing {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The colours of the cursor.
  struct Colors: Equatable {
    var text = RGBA.clear, secondary = RGBA.clear, card = RGBA.clear, outline = RGBA.clear
  }

  var colors = Colors() { didSet { if colors != oldValue { setNeedsPaint() } } }
  var isTouched = false
  var typesetter: LabelTypesetter?
  private(set) var plan = ChartPlan()
  private var reading: ChartCursorReading?
  private var meaning = Semantics(role: .gauge)
  /// The pictures of the live series, in the order of the plan.
  private var traces: [SeriesTrace] = []

  /// Shows a plan, and places the views at its marks again.
  func show(_ plan: ChartPlan, _ reading: ChartCursorReading?, _ meaning: Semantics) {
    let value = self.meaning.value
    let isPlaced = plan.parts.isEmpty && self.plan.parts.isEmpty
    (self.plan, self.reading, self.meaning) = (plan, reading, meaning)
    while traces.count < plan.traces.count { traces.append(SeriesTrace()) }
    traces.removeLast(traces.count - plan.traces.count)
    setNeedsPaint()
    if !isPlaced { setNeedsLayout() }
    if reading != nil, meaning.value != value, isOnStage, layoutNode.isOnShownPage {
      stage.announcer.announceValue(
        meaning.value, of: meaning.label, atEnd: nil, isPrivate: layoutNode.isPrivateInTree(),
        source: ObjectIdentifier(self))
    }
  }

  func measure(_ proposal: ProposedViewSize) -> Size { plan.size }

  func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    zip(children, plan.parts).map { child, part in
      let size = child.sizeThatFits(.unspecified)
      let origin = part.point.offsetBy(dx: -size.width * part.anchor.x, dy: -size.height * part.anchor.y)
      return Placement(origin: plan.place(of: part, at: origin, size), proposal: ProposedViewSize(size))
    }
  }

  func isHit(at point: Point) -> Bool { isTouched && Rect(origin: .zero, size: frame.size).contains(point) }

  var drawnLabels: [DrawnLabel] {
    plan.labels.map { DrawnLabel(text: $0.text, frame: Rect(origin: $0.origin, size: $0.layout.size)) }
  }

  var elements: [SemanticsElement] { [layoutNode.element(meaning, children: layoutNode.elementsInside)] }

  // MARK: Picture

  func paint(into painter: inout Painter) {
    for line in plan.grid { painter.draw(line.shape, line.style, over: line.area) }
    var inside = clipped(painter, reach: 0)
    // A live area is drawn behind the marks, a live line in front of them.
    for (index, trace) in plan.traces.enumerated() where trace.isFilled { draw(trace, traces[index], &inside) }
    for mark in plan.marks {
      if mark.reach == 0 {
        inside.draw(mark.shape, mark.style, over: mark.area)
        continue
      }
      var own = clipped(painter, reach: mark.reach)
      own.draw(mark.shape, mark.style, over: mark.area)
      inside.append(contentsOf: own)
    }
    for (index, trace) in plan.traces.enumerated() where !trace.isFilled { draw(trace, traces[index], &inside) }
    painter.append(contentsOf: inside)
    for label in plan.labels { painter.draw(label.layout, at: label.origin, label.color) }
    for swatch in plan.swatches { painter.draw(swatch.shape, swatch.style, over: swatch.area) }
    if let reading { draw(reading, &painter) }
  }

  /// Returns a painter that is clipped to the plot, extended by a number of points.
  private func clipped(_ painter: Painter, reach: Double) -> Painter {
    var state = painter.state
    let margin = plan.clipMargin + reach
    state.clip(to: plan.plot.insetBy(dx: -margin, dy: -margin))
    return Painter(state: state, size: painter.size)
  }

  private func draw(_ trace: ChartPlan.Trace, _ picture: SeriesTrace, _ painter: inout Painter) {
    guard let range = plan.x.range, case .numbers(_, .linear) = plan.x.domain else { return }
    let scale = painter.state.transform.lengthScale
    let columns = max(1, (plan.x.length * scale).rounded())
    let duration = (range.upperBound - range.lowerBound) / columns
    let width = plan.x.length / columns
    let base = trace.isFilled ? max(plan.plot.minY, min(plan.plot.maxY, plan.y.position(of: 0) ?? plan.plot.maxY)) : nil
    let setting = SeriesTrace.Setting(
      duration: duration, width: width, y: plan.y, base: base, lineWidth: trace.lineWidth, isStepped: trace.isStepped)
    let first = (range.lowerBound / duration).rounded()
    for (block, path) in picture.blocks(of: trace.series, over: range, setting) {
      let column = Double(block * SeriesTrace.columns) - first
      let shift = Transform(translationX: plan.x.start + column * width, y: 0)
      painter.draw(.fill(path, .nonZero), .color(trace.style.color), transform: shift)
    }
  }

  // MARK: Cursor

  private static let padding = 8.0, dot = 4.5

  /// Draws the line of the cursor, a ring at each value, and a plate with the values.
  private func draw(_ reading: ChartCursorReading, _ painter: inout Painter) {
    let plot = plan.plot
    let x = max(plot.minX, min(plot.maxX, reading.position))
    if plan.sectors.isEmpty {
      painter.fill(Rect(x: x - 0.75, y: plot.minY, width: 1.5, height: plot.height), colors.secondary)
    }
    for row in reading.rows where plot.insetBy(dx: -1, dy: -1).contains(row.point) {
      painter.draw(.ellipse(Rect(center: row.point, radius: Self.dot + 1.5)), .color(colors.card))
      painter.draw(.ellipse(Rect(center: row.point, radius: Self.dot)), .color(row.color))
    }
    drawPlate(reading, x, &painter)
  }

  private func drawPlate(_ reading: ChartCursorReading, _ x: Double, _ painter: inout Painter) {
    guard let typesetter else { return }
    let title = reading.title.isEmpty ? nil : typesetter.layout(reading.title)
    let rows: [(ChartCursorReading.Row, TextLayout?, TextLayout?)] = reading.rows.prefix(6).map { row in
      (row, typesetter.layout(row.name), typesetter.layout(row.value))
    }
    let line = typesetter.lineHeight + 2
    var wide = 0.0
    for (_, name, value) in rows {
      let (first, second): (Double, Double) = (name?.size.width ?? 0, value?.size.width ?? 0)
      wide = max(wide, first + second + 24)
    }
    let width = max(title?.size.width ?? 0, wide) + 2 * Self.padding
    let height = Double(rows.count + (title == nil ? 0 : 1)) * line + 2 * Self.padding - 2
    let isLeft = x + 12 + width > plan.size.width
    let left = max(0, min(plan.size.width - width, isLeft ? x - 12 - width : x + 12))
    let plate = Rect(x: left, y: plan.plot.minY + 4, width: width, height: height)
    painter.fill(plate.insetBy(dx: -1, dy: -1), radius: 9, colors.outline)
    painter.fill(plate, radius: 8, colors.card)
    var y = plate.minY + Self.padding
    if let title {
      painter.draw(title, at: Point(x: plate.minX + Self.padding, y: y), colors.secondary)
      y += line
    }
    for (row, name, value) in rows {
      let middle = y + (line - 2) / 2
      painter.draw(
        .ellipse(Rect(center: Point(x: plate.minX + Self.padding + 4, y: middle), radius: 4)), .color(row.color))
      if let name { painter.draw(name, at: Point(x: plate.minX + Self.padding + 14, y: y), colors.secondary) }
      if let value {
        painter.draw(value, at: Point(x: plate.maxX - Self.padding - value.size.width, y: y), colors.text)
      }
      y += line
    }
  }
}

extension ChartPlan {
  /// The distance by which marks may extend beyond the plot, in points. It shows symbols and lines at the edge
  /// completely, unless the chart shows only a part of its data.
  fileprivate var clipMargin: Double {
    guard let whole, let shown = x.range else { return 4 }
    return shown.lowerBound > whole.lowerBound || shown.upperBound < whole.upperBound ? 0 : 4
  }

  /// The origin of a view at a mark, moved so that the view stays inside its boundary.
  fileprivate func place(of part: Part, at origin: Point, _ size: Size) -> Point {
    func inside(_ axis: Axis, _ strategy: AnnotationOverflowResolution.Strategy) -> Double {
      guard let boundary = strategy.boundary else { return origin[axis] }
      let area = boundary.isPlot ? plot : Rect(origin: .zero, size: self.size)
      let low = area.origin[axis]
      return max(low, min(low + area.size[axis] - size[axis], origin[axis]))
    }
    return Point(x: inside(.horizontal, part.overflow.x), y: inside(.vertical, part.overflow.y))
  }
}
