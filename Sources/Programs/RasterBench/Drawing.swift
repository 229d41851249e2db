import CCairo
import Graphics

/// Hundreds of overlapping paths, filled with both rules and stroked with every join and cap, opaque and translucent,
/// rotated and stretched, like the output of a drawing program. Output and time are compared with Cairo's.
struct Drawing {
  /// A segment of a figure's path.
  private enum Step {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// A path with its paint and transform.
  private struct Figure {
    let steps: [Step]
    let color: UInt32
    let opacity: Double
    let transform: Transform
    /// The style of a stroked figure; `nil` for a filled one.
    let style: StrokeStyle?
    let rule: FillRule
  }

  private let figures: [Figure]
  private let items: [DisplayItem]

  init() {
    var noise = Noise()
    figures = (0..<400).map { Self.figure($0, &noise) }
    items = figures.map(Self.item)
  }

  /// Pseudorandom numbers that are the same on every machine: a linear congruential generator (“Numerical Recipes”).
  private struct Noise {
    var state: UInt32 = 2024

    /// The next number between two bounds.
    mutating func number(_ low: Double, _ high: Double) -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return low + (high - low) * Double(state >> 8) / Double(1 << 24)
    }

    /// The next point within 130 units horizontally and 110 vertically of the origin.
    mutating func point() -> Point { Point(x: number(-130, 130), y: number(-110, 110)) }
  }

  /// A figure of six segments with pseudorandom coordinates, colour, transform and style.
  private static func figure(_ index: Int, _ noise: inout Noise) -> Figure {
    var steps = [Step.move(noise.point())]
    for _ in 0..<5 {
      if noise.number(0, 1) < 0.35 {
        steps.append(.line(noise.point()))
      } else {
        steps.append(.curve(noise.point(), noise.point(), noise.point()))
      }
    }
    let isStroke = index % 3 == 0
    if !isStroke || noise.number(0, 1) < 0.5 { steps.append(.close) }
    let style = StrokeStyle(
      lineWidth: noise.number(0.7, 9), lineCap: [.butt, .round, .square][index / 3 % 3],
      lineJoin: [.round, .bevel, .miter][index / 9 % 3], miterLimit: 4,
      dash: index % 12 == 0 ? [noise.number(8, 20), noise.number(6, 12)] : [])
    let turn = Transform(
      translationX: noise.number(0, Double(Figures.width)), y: noise.number(0, Double(Figures.height)))
    let scale = noise.number(0.3, 1.3)
    return Figure(
      steps: steps, color: UInt32(noise.number(0, 16_777_215)), opacity: index % 2 == 0 ? 1 : noise.number(0.2, 0.9),
      transform: turn.rotated(by: noise.number(-3, 3)).scaledBy(x: scale, y: scale * noise.number(0.6, 1)),
      style: isStroke ? style : nil, rule: index % 5 == 0 ? .evenOdd : .nonZero)
  }

  private static func item(_ figure: Figure) -> DisplayItem {
    let path = Path { path in
      for step in figure.steps {
        switch step {
        case .move(let to): path.move(to: to)
        case .line(let to): path.addLine(to: to)
        case .curve(let c, let d, let to): path.addCurve(to: to, control1: c, control2: d)
        case .close: path.closeSubpath()
        }
      }
    }
    return DisplayItem(
      figure.style.map { .stroke(path, $0) } ?? .fill(path, figure.rule),
      paint: .color(RGBA(hex: figure.color).multiplyingOpacity(by: figure.opacity)), transform: figure.transform)
  }

  /// Draws all figures with our rasterizer.
  func draw(_ ours: OurCanvas, _ turn: Turn) {
    let items = turn.isCold ? items.map { Self.moved($0, by: turn.shift) } : items
    ours.rasterizer.draw(DisplayList(background: .white, items: items), into: ours.bitmap)
  }

  private static func moved(_ item: DisplayItem, by shift: Point) -> DisplayItem {
    let move = Transform(translationX: shift.x, y: shift.y)
    return DisplayItem(item.shape, paint: item.paint, transform: item.transform.concatenating(move))
  }

  /// Draws all figures with Cairo.
  func draw(_ cairo: CairoCanvas, _ turn: Turn) {
    cairo.clear()
    cairo_save(cairo.context)
    cairo_translate(cairo.context, turn.shift.x, turn.shift.y)
    for figure in figures { draw(figure, cairo) }
    cairo_restore(cairo.context)
  }

  /// Draws one figure with Cairo.
  private func draw(_ figure: Figure, _ cairo: CairoCanvas) {
    let c = cairo.context
    let map = figure.transform
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_save(c)
    cairo_transform(c, &matrix)
    cairo_new_path(c)
    for step in figure.steps {
      switch step {
      case .move(let to): cairo_move_to(c, to.x, to.y)
      case .line(let to): cairo_line_to(c, to.x, to.y)
      case .curve(let a, let b, let to): cairo_curve_to(c, a.x, a.y, b.x, b.y, to.x, to.y)
      case .close: cairo_close_path(c)
      }
    }
    cairo.color(figure.color, opacity: figure.opacity)
    if let style = figure.style { stroke(style, c) } else { fill(figure.rule, c) }
    cairo_restore(c)
  }

  /// Fills Cairo's current path.
  private func fill(_ rule: FillRule, _ c: OpaquePointer) {
    cairo_set_fill_rule(c, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(c)
  }

  /// Strokes Cairo's current path.
  private func stroke(_ style: StrokeStyle, _ c: OpaquePointer) {
    cairo_set_line_width(c, style.lineWidth)
    cairo_set_miter_limit(c, style.miterLimit)
    cairo_set_dash(c, style.dash, Int32(style.dash.count), 0)
    let caps: [LineCap: cairo_line_cap_t] = [
      .butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE,
    ]
    let joins: [LineJoin: cairo_line_join_t] = [
      .miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL,
    ]
    cairo_set_line_cap(c, caps[style.lineCap]!)
    cairo_set_line_join(c, joins[style.lineJoin]!)
    cairo_stroke(c)
  }
}

func drawingWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas) -> [Workload] {
  let drawing = Drawing()
  return [
    Workload(
      name: "drawing", title: "400 overlapping paths, filled and stroked", ours: { drawing.draw(ours, $0) },
      cairo: { drawing.draw(cairo, $0) }, cycle: 1)
  ]
}
