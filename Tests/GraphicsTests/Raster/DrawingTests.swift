import CCairo
import Graphics
import SeededRandom
import Testing

/// A drawing of hundreds of overlapping paths through the public interface alone, beside Cairo's.
@Suite(.seeded) struct DrawingTests {
  private static let (width, height) = (640, 400)

  /// A path, how it is painted and where.
  private struct Figure {
    let path: Path
    let color: RGBA
    let place: Transform
    let style: StrokeStyle?
    let rule: FillRule
  }

  private static func figures(seed: Int) -> [Figure] {
    var generator = SeededGenerator(seed: seed)
    func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }
    func point() -> Point { Point(x: number(-90, 90), y: number(-70, 70)) }
    return (0..<400).map { index in
      let path = Path { path in
        path.move(to: point())
        for _ in 0..<4 {
          switch Int(number(0, 3)) {
          case 0: path.addLine(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          default: path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
        if index % 2 == 0 { path.closeSubpath() }
      }
      let style = StrokeStyle(
        lineWidth: number(0.7, 8), lineCap: [.butt, .round, .square][index % 3],
        lineJoin: [.round, .bevel, .miter][index / 3 % 3], miterLimit: 4,
        dash: index % 12 == 0 ? [number(6, 15), number(5, 9)] : [])
      return Figure(
        path: path,
        color: RGBA(red: number(0, 1), green: number(0, 1), blue: number(0, 1), opacity: number(0.2, 1)),
        place: Transform(translationX: number(0, Double(width)), y: number(0, Double(height)))
          .rotated(by: number(-3, 3)).scaledBy(x: number(0.4, 1.2), y: number(0.4, 1.2)),
        style: index % 3 == 0 ? style : nil, rule: index % 5 == 0 ? .evenOdd : .nonZero)
    }
  }

  @Test("A large drawing is the same as Cairo's within two in the mean", arguments: 1...3)
  func aLargeDrawingIsAsCairosWithinTwoInTheMean(seed: Int) {
    let figures = Self.figures(seed: seed)
    var list = DisplayList(background: .white)
    for figure in figures {
      if let style = figure.style {
        list.stroke(figure.path, with: .color(figure.color), style: style, transform: figure.place)
      } else {
        list.fill(figure.path, with: .color(figure.color), rule: figure.rule, transform: figure.place)
      }
    }
    let ours = Bitmap(width: Self.width, height: Self.height)
    Rasterizer().draw(list, into: ours)
    let theirs = Bitmap(width: Self.width, height: Self.height)
    Self.drawWithCairo(figures, into: theirs)

    var (sum, far) = (0, 0)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        for shift: UInt32 in [0, 8, 16] {
          let off = abs(Int(ours[x, y] >> shift & 255) - Int(theirs[x, y] >> shift & 255))
          sum += off
          if off > 64 { far += 1 }
        }
      }
    }
    let mean = Double(sum) / Double(3 * Self.width * Self.height)
    #expect(mean < 2, "of 255")
    // Cairo's edges are fifteen lines to a pixel: some are far off, few are.
    #expect(Double(far) / Double(3 * Self.width * Self.height) < 0.001)
  }

  private static func drawWithCairo(_ figures: [Figure], into bitmap: Bitmap) {
    bitmap.fill(0xffff_ffff)
    let bytes = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
    let (w, h) = (Int32(bitmap.width), Int32(bitmap.height))
    let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, w, h, w * 4)
    let context = cairo_create(surface)!
    for figure in figures { draw(figure, context) }
    cairo_surface_flush(surface)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private static func draw(_ figure: Figure, _ c: OpaquePointer) {
    let (map, color) = (figure.place, figure.color)
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_save(c)
    defer { cairo_restore(c) }
    cairo_transform(c, &matrix)
    add(figure.path, c)
    cairo_set_source_rgba(c, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    guard let style = figure.style else {
      cairo_set_fill_rule(c, figure.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      return cairo_fill(c)
    }
    cairo_set_line_width(c, style.lineWidth)
    cairo_set_miter_limit(c, style.miterLimit)
    cairo_set_dash(c, style.dash, Int32(style.dash.count), 0)
    let caps: [LineCap: cairo_line_cap_t] = [.round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE]
    let joins: [LineJoin: cairo_line_join_t] = [.round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL]
    cairo_set_line_cap(c, caps[style.lineCap] ?? CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(c, joins[style.lineJoin] ?? CAIRO_LINE_JOIN_MITER)
    cairo_stroke(c)
  }

  private static func add(_ path: Path, _ c: OpaquePointer) {
    cairo_new_path(c)
    var current = Point.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        cairo_move_to(c, to.x, to.y)
        current = to
      case .line(let to):
        cairo_line_to(c, to.x, to.y)
        current = to
      case .quadCurve(let to, let control):
        // The cubic curve that is the same.
        func third(_ end: Point) -> Point {
          Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        let (a, b) = (third(current), third(to))
        cairo_curve_to(c, a.x, a.y, b.x, b.y, to.x, to.y)
        current = to
      case .curve(let to, let control1, let control2):
        cairo_curve_to(c, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        current = to
      case .closeSubpath: cairo_close_path(c)
      }
    }
  }
}
