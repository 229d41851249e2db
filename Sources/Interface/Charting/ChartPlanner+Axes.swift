import Looks
import Graphics
import Runtime
import Values

// The domains of the axes, and their labels, ticks and grid lines.
extension ChartPlanner {
  /// Sets the domains of both axes, before their places are known.
  mutating func setDomains() {
    plan.isLive = !data.series.isEmpty
    plan.x = scale(data.x, options.x, isHorizontal: true)
    if let range = plan.x.range {
      plan.whole = range
      if options.visibleLength != nil || options.isScrollable || viewport != ChartViewport() {
        let shown = viewport.range(of: range, usual: options.visibleLength, isLive: plan.isLive)
        if case .numbers(_, let type) = plan.x.domain { plan.x.domain = .numbers(shown, type) }
      }
    }
    var vertical = data.y
    for mark in data.marks {
      guard let source = mark.source, let range = plan.x.range else { continue }
      let numbers = source.ring.indices(from: range.lowerBound, to: range.upperBound.nextUp)
      if let extremes = source.ring.extremes(in: numbers) { vertical.add(extremes) }
      if mark.kind == .series(isFilled: true) { vertical.includesZero = true }
    }
    plan.y = scale(vertical, options.y, isHorizontal: false)
  }

  /// The scale of an axis, before the positions of its ends are known.
  private func scale(_ data: ChartAxisData, _ axis: ChartOptions.Axis, isHorizontal: Bool) -> ChartScale {
    var scale = ChartScale()
    scale.kind = data.kind
    if case .numbers(let range, _) = axis.domain {
      scale.domain = .numbers(range, axis.type ?? .linear)
    } else if let domain = axis.domain {
      scale.domain = domain
    } else if !data.categories.isEmpty {
      scale.domain = .categories(data.categories)
    } else {
      scale.domain = .numbers(domain(data, axis, isHorizontal: isHorizontal), axis.type ?? .linear)
    }
    return scale
  }

  /// The range of the data. The range of a vertical axis of numbers is extended to ticks.
  private func domain(_ data: ChartAxisData, _ axis: ChartOptions.Axis, isHorizontal: Bool) -> ClosedRange<Double> {
    guard var range = data.range else { return 0...1 }
    if axis.type != .log, axis.includesZero ?? data.includesZero {
      range = min(0, range.lowerBound)...max(0, range.upperBound)
    }
    if range.upperBound - range.lowerBound <= abs(range.upperBound) * 1e-12 {
      let room = max(abs(range.upperBound) * 0.05, data.kind == .number ? 0.5 : 1)
      range = range.lowerBound - (isHorizontal ? 0 : room)...range.upperBound + room
    }
    if isHorizontal || axis.type == .log || data.kind != .number { return range }
    let count = max(2, Int(plan.size.height / Self.rowDistance))
    let ticks = AxisTicks(covering: range, count: count).values
    if let first = ticks.first, let last = ticks.last { return first...last }
    return range
  }

  /// Places the titles of the axes. Returns the remaining area.
  mutating func placeTitles(in area: Rect) -> Rect {
    var area = area
    if let title = options.y.title?.words(in: environment), let layout = typesetter.layout(title) {
      let isLeading = side(of: options.y, else: .trailing) == .leading
      let x = isLeading != environment.isRightToLeft ? area.minX : area.maxX - layout.size.width
      plan.labels.append(
        .init(text: title, layout: layout, origin: Point(x: x, y: area.minY), color: palette.secondaryText))
      let height = layout.size.height + 2
      area = Rect(x: area.minX, y: area.minY + height, width: area.width, height: max(0, area.height - height))
    }
    if let title = options.x.title?.words(in: environment), let layout = typesetter.layout(title) {
      let height = layout.size.height + 2
      let origin = Point(x: area.midX - layout.size.width / 2, y: area.maxY - layout.size.height)
      plan.labels.append(.init(text: title, layout: layout, origin: origin, color: palette.secondaryText))
      area = Rect(x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - height))
    }
    return area
  }

  /// The side of an axis that has its labels.
  private func side(of axis: ChartOptions.Axis, else usual: AxisMarkPosition) -> AxisMarkPosition {
    let position = axis.content?.first?.position ?? .automatic
    return position == .automatic ? usual : position
  }

  private func isShown(_ axis: ChartOptions.Axis, in area: Rect) -> Bool {
    axis.visibility != .hidden && area.width >= Self.leastWidth && area.height >= Self.leastHeight
  }

  /// Places the plot, and the marks of both axes around it.
  mutating func placeAxes(in area: Rect) {
    let hasX = isShown(options.x, in: area), hasY = isShown(options.y, in: area)
    let line = typesetter.lineHeight
    let isTop = side(of: options.x, else: .bottom) == .top
    let below = hasX && !isTop ? line + Self.gap : 0, above = hasX && isTop ? line + Self.gap : 0
    // The topmost and the bottommost label of the vertical axis extend beyond the plot by half a line.
    let half = hasY ? line / 2 : 0
    let vertical = Rect(
      x: area.minX, y: area.minY + max(above, half), width: area.width,
      height: max(1, area.height - max(above, half) - max(below, half)))
    placeEndsOfY(vertical)
    let rows = hasY ? rowMarks(vertical) : []
    let wide = rows.compactMap(\.label).reduce(0) { max($0, $1.size.width) }
    let isLeading = (side(of: options.y, else: .trailing) == .leading) != environment.isRightToLeft
    let beside = wide > 0 ? wide + Self.gap : 0
    plan.plot = snapped(
      Rect(
        x: area.minX + (isLeading ? beside : 0), y: vertical.minY, width: max(1, area.width - beside),
        height: vertical.height))
    placeEndsOfY(plan.plot)
    placeEndsOfX()
    let columns = hasX ? columnMarks() : []
    draw(rows, isHorizontal: false, isFirst: isLeading)
    draw(columns, isHorizontal: true, isFirst: isTop)
  }

  /// The marks of the vertical axis in an area. Labels that would be over the one above them are left out.
  private mutating func rowMarks(_ area: Rect) -> [AxisMarkPlace] {
    var rows = marks(of: options.y, plan.y, room: area.height / Self.rowDistance)
    var last = -Double.infinity
    for index in rows.indices.sorted(by: { rows[$0].position < rows[$1].position }) {
      guard let label = rows[index].label else { continue }
      if rows[index].position - last < label.size.height * Self.leastRow {
        rows[index].label = nil
      } else {
        last = rows[index].position
      }
    }
    return rows
  }

  /// Places the ends of the vertical axis. Numbers grow upwards; categories run downwards, as the rows of a table do.
  private mutating func placeEndsOfY(_ plot: Rect) {
    let (low, high) = (plot.maxY - options.y.padding, plot.minY + options.y.padding)
    if case .categories = plan.y.domain {
      (plan.y.start, plan.y.end) = (high, low)
    } else {
      (plan.y.start, plan.y.end) = (low, high)
    }
  }

  /// Places the ends of the horizontal axis. Categories run in the reading direction, numbers and times always to the
  /// right, as clocks and scales do.
  private mutating func placeEndsOfX() {
    let (low, high) = (plan.plot.minX + options.x.padding, plan.plot.maxX - options.x.padding)
    var isReversed = false
    if case .categories = plan.x.domain { isReversed = environment.isRightToLeft }
    (plan.x.start, plan.x.end) = isReversed ? (high, low) : (low, high)
    guard plan.isLive, case .numbers(let range, .linear) = plan.x.domain else { return }
    // The columns of a live series are pixels. The axis begins with a whole column, so that each column keeps its
    // samples.
    let column = (range.upperBound - range.lowerBound) / max(1, (plan.x.length * scale).rounded())
    let lower = (range.lowerBound / column).rounded(.up) * column
    if lower.isFinite { plan.x.domain = .numbers(lower...lower + (range.upperBound - range.lowerBound), .linear) }
  }

  /// The marks of the horizontal axis, as many as their labels fit.
  private mutating func columnMarks() -> [AxisMarkPlace] {
    var columns = marks(of: options.x, plan.x, room: plan.plot.width / Self.columnDistance)
    let widest = columns.compactMap(\.label).reduce(0) { max($0, $1.size.width) }
    if case .categories(let names) = plan.x.domain {
      // If the names are too long for their places, show only every second one, or fewer.
      let skip = Int(((widest + Self.gap) / max(1, plan.plot.width / Double(names.count))).rounded(.up))
      if skip > 1 { for index in columns.indices where !index.isMultiple(of: skip) { columns[index].label = nil } }
    } else if widest + 2 * Self.gap > Self.columnDistance {
      columns = marks(of: options.x, plan.x, room: plan.plot.width / (widest + 3 * Self.gap))
    }
    return columns
  }
}
