import CCairo
import Graphics

/// A drawing that is made with both rasterizers.
struct Workload {
  /// The name in the printed lines.
  let name: String
  /// The title in the table.
  let title: String
  /// Makes a drawing with our rasterizer.
  let ours: (Turn) -> Void
  /// Makes a drawing with Cairo; `nil` if Cairo has no counterpart.
  let cairo: ((Turn) -> Void)?
  /// The number of drawings after which warm ones repeat.
  var cycle = 64
  /// Whether a cycle takes Cairo a tenth of a second or more.
  var isLong = false
  /// Whether there are cold drawings, too.
  var hasCold = true
}

/// Our rasterizer and its canvas.
struct OurCanvas {
  /// On one thread, as Cairo draws.
  let rasterizer = Rasterizer(usesAllProcessors: false)
  let bitmap = Bitmap(width: Figures.width, height: Figures.height)

  /// A workload of one item per drawing, drawn over the contents of the canvas.
  func workload(
    _ name: String, _ title: String, item: @escaping (Turn) -> DisplayItem, cairo: ((Turn) -> Void)? = nil
  ) -> Workload {
    Workload(name: name, title: title, ours: { rasterizer.draw(item($0), onto: bitmap) }, cairo: cairo)
  }
}

/// All workloads. Each drawing is built from numbers every time, except for the large paths, which both sides keep.
func workloads(_ ours: OurCanvas, _ cairo: CairoCanvas, _ typeface: Typeface) -> [Workload] {
  plainWorkloads(ours, cairo) + gradientWorkloads(ours, cairo) + pictureWorkloads(ours, cairo)
    + pathWorkloads(ours, cairo) + textWorkloads(ours, cairo, TextFont(typeface: typeface, size: 18))
    + shadowWorkloads(ours, cairo) + sceneWorkloads(ours, cairo, typeface) + drawingWorkloads(ours, cairo)
}

/// The paint of a drawing.
private func paint(_ turn: Turn, opacity: Double = 1) -> Paint { .color(turn.color.multiplyingOpacity(by: opacity)) }

private func box(_ p: Point, _ w: Double, _ h: Double) -> Rect { Rect(x: p.x, y: p.y, width: w, height: h) }

/// Fills, rounded rectangles, circles and strokes.
private func plainWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas) -> [Workload] {
  let c = cairo.context
  let whole = Rect(x: 0, y: 0, width: Double(Figures.width), height: Double(Figures.height))
  return [
    ours.workload("fill.all", "opaque fill of the canvas") {
      DisplayItem(.rect(whole), paint: paint($0))
    } cairo: {
      cairo.color($0.hex)
      cairo_paint(c)
    },
    ours.workload("fill.alpha", "translucent rectangle 400×300") {
      DisplayItem(.rect(box($0.place(400, 300), 400, 300)), paint: paint($0, opacity: 0.5))
    } cairo: {
      let p = $0.place(400, 300)
      cairo.color($0.hex, opacity: 0.5)
      cairo_rectangle(c, p.x, p.y, 400, 300)
      cairo_fill(c)
    },
    ours.workload("rounded.fill", "rounded rectangle 200×80, radius 16, between pixels") {
      DisplayItem(.roundedRect(box($0.oddPlace(201, 81), 200, 80), radius: $0.about(16)), paint: paint($0))
    } cairo: {
      cairo.color($0.hex)
      cairo.roundedRect($0.oddPlace(201, 81), 200, 80, $0.about(16))
      cairo_fill(c)
    },
    ours.workload("rounded.fill.whole.pixels", "the same on whole pixels") {
      DisplayItem(.roundedRect(box($0.place(201, 81), 200, 80), radius: $0.about(16)), paint: paint($0))
    } cairo: {
      cairo.color($0.hex)
      cairo.roundedRect($0.place(201, 81), 200, 80, $0.about(16))
      cairo_fill(c)
    },
    ours.workload("circle", "circle, radius 24") {
      let extent = $0.about(48)
      return DisplayItem(.ellipse(box($0.oddPlace(54, 54), extent, extent)), paint: paint($0))
    } cairo: {
      let (p, r) = ($0.oddPlace(54, 54), $0.about(48) / 2)
      cairo.color($0.hex)
      cairo_new_path(c)
      cairo_arc(c, p.x + r, p.y + r, r, 0, 2 * .pi)
      cairo_fill(c)
    },
    ours.workload("rounded.stroke", "rounded rectangle stroked 2 wide") {
      let p = $0.oddPlace(203, 83)
      let rect = Rect(x: p.x + 1, y: p.y + 1, width: 200, height: 80)
      let path = Path(roundedRect: rect, cornerRadius: $0.about(16))
      return DisplayItem(.stroke(path, StrokeStyle(lineWidth: 2)), paint: paint($0))
    } cairo: {
      let p = $0.oddPlace(203, 83)
      cairo.color($0.hex)
      cairo_set_line_width(c, 2)
      cairo.roundedRect(Point(x: p.x + 1, y: p.y + 1), 200, 80, $0.about(16))
      cairo_stroke(c)
    },
  ]
}

/// Linear gradients in a rounded rectangle.
private func gradientWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas) -> [Workload] {
  func gradient(_ name: String, _ title: String, _ end: Point) -> Workload {
    ours.workload(name, title) {
      let p = $0.place(400, 300)
      let to = Point(x: p.x + end.x, y: p.y + end.y)
      let stops = [RGBA(hex: $0.shade(Figures.palette[0], 0)), .white, RGBA(hex: $0.shade(Figures.palette[1], 3))]
      let pattern = GradientPattern(.linear(from: p, to: to), colors: stops)
      return DisplayItem(.roundedRect(box(p, 400, 300), radius: $0.about(16)), paint: .gradient(pattern))
    } cairo: {
      let p = $0.place(400, 300)
      let stops = [$0.shade(Figures.palette[0], 0), 0xffffff, $0.shade(Figures.palette[1], 3)]
      cairo.gradient(from: p, to: Point(x: p.x + end.x, y: p.y + end.y), stops)
      cairo.roundedRect(p, 400, 300, $0.about(16))
      cairo_fill(cairo.context)
    }
  }
  return [
    gradient("gradient.vertical", "vertical gradient in a rounded rectangle 400×300", Point(x: 0, y: 300)),
    gradient("gradient.diagonal", "diagonal gradient in the same", Point(x: 400, y: 300)),
  ]
}

/// Images: copied, composited and enlarged.
private func pictureWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas) -> [Workload] {
  let disc = Figures.disc()
  let c = cairo.context
  let opaque = Bitmap(width: 200, height: 200)
  for index in 0..<40_000 { opaque.pixels[index] = disc.pixels[index] | 0xff00_0000 }
  func copy(_ name: String, _ title: String, _ bitmap: Bitmap, isOpaque: Bool) -> Workload {
    let (picture, surface) = (Picture(bitmap), cairo.surface(of: bitmap, opaque: isOpaque))
    return ours.workload(name, title) {
      .image(picture, in: box($0.place(200, 200), 200, 200))
    } cairo: {
      let p = $0.place(200, 200)
      cairo_set_source_surface(c, surface, p.x, p.y)
      cairo_rectangle(c, p.x, p.y, 200, 200)
      cairo_fill(c)
    }
  }
  let (picture, surface) = (Picture(disc), cairo.surface(of: disc, opaque: false))
  let enlarged = ours.workload("picture.enlarged", "the same enlarged to 300×300, bilinear") {
    let extent = $0.about(300)
    return .image(picture, in: box($0.place(330, 330), extent, extent))
  } cairo: {
    let (p, scale) = ($0.place(330, 330), $0.about(300) / 200)
    cairo_save(c)
    cairo_translate(c, p.x, p.y)
    cairo_scale(c, scale, scale)
    cairo_set_source_surface(c, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(c), CAIRO_EXTEND_PAD)
    cairo_rectangle(c, 0, 0, 200, 200)
    cairo_fill(c)
    cairo_restore(c)
  }
  return [
    copy("picture", "picture 200×200 with opacity", disc, isOpaque: false),
    copy("picture.opaque", "opaque picture 200×200", opaque, isOpaque: true), enlarged,
  ]
}

/// Large paths, filled and stroked.
private func pathWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas) -> [Workload] {
  let c = cairo.context
  let flower = Path { path in
    path.move(to: Figures.flower[0])
    for i in stride(from: 1, to: 601, by: 3) {
      path.addCurve(to: Figures.flower[i + 2], control1: Figures.flower[i], control2: Figures.flower[i + 1])
    }
    path.closeSubpath()
  }
  let cairoFlower = cairo.path { c in
    cairo_move_to(c, Figures.flower[0].x, Figures.flower[0].y)
    for i in stride(from: 1, to: 601, by: 3) {
      let (a, b, e) = (Figures.flower[i], Figures.flower[i + 1], Figures.flower[i + 2])
      cairo_curve_to(c, a.x, a.y, b.x, b.y, e.x, e.y)
    }
    cairo_close_path(c)
  }
  let line = Path { $0.addLines(Figures.polyline) }
  let cairoLine = cairo.path { c in Figures.polyline.forEach { cairo_line_to(c, $0.x, $0.y) } }
  var workloads = [
    ours.workload("path.fill", "path of 200 cubic curves, 300×300") {
      let p = $0.oddPlace(301, 301)
      return DisplayItem(.fill(flower, .nonZero), paint: paint($0), transform: Transform(translationX: p.x, y: p.y))
    } cairo: {
      let p = $0.oddPlace(301, 301)
      cairo.color($0.hex)
      cairo_save(c)
      cairo_translate(c, p.x, p.y)
      cairo_new_path(c)
      cairo_append_path(c, cairoFlower)
      cairo_fill(c)
      cairo_restore(c)
    },
    ours.workload("path.stroke", "line of 1000 points stroked 3 wide, round joins") {
      DisplayItem(.stroke(line, StrokeStyle(lineWidth: $0.about(3), lineJoin: .round)), paint: paint($0))
    } cairo: {
      cairo.color($0.hex)
      cairo_set_line_width(c, $0.about(3))
      cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND)
      cairo_new_path(c)
      cairo_append_path(c, cairoLine)
      cairo_stroke(c)
    },
  ]
  for index in workloads.indices { (workloads[index].cycle, workloads[index].isLong) = (8, true) }
  return workloads
}

/// Text, shaped beforehand and from a string.
private func textWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas, _ font: TextFont) -> [Workload] {
  let c = cairo.context
  let scaled = cairo.font(font.size)
  var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
  var count: Int32 = 0
  cairo_scaled_font_text_to_glyphs(scaled, 0, 0, Figures.text, -1, &glyphs, &count, nil, nil, nil)
  let (made, number) = (glyphs, count)
  let run = TextLayout(Figures.text, font: font).runs(at: Point(x: 0, y: -font.ascent))[0]
  let dark: UInt32 = 0x202020
  return [
    ours.workload("text.glyphs", "30 letters of 18 pixels, already shaped") {
      var placed = run
      let p = $0.textPlace
      placed.origin = Point(x: p.x, y: p.y)
      return DisplayItem(.glyphs(placed), paint: .color(RGBA(hex: dark)))
    } cairo: {
      let p = $0.textPlace
      cairo.color(dark)
      cairo_set_scaled_font(c, scaled)
      cairo_save(c)
      cairo_translate(c, p.x, p.y)
      cairo_show_glyphs(c, made, number)
      cairo_restore(c)
    },
    ours.workload("text.string", "the same from a string") {
      let p = $0.textPlace
      let runs = TextLayout($0.text(Figures.text), font: font).runs(at: Point(x: p.x, y: p.y - font.ascent))
      return DisplayItem(.glyphs(runs[0]), paint: .color(RGBA(hex: dark)))
    } cairo: {
      let p = $0.textPlace
      cairo.color(dark)
      cairo_set_scaled_font(c, scaled)
      cairo_move_to(c, p.x, p.y)
      cairo_show_text(c, $0.text(Figures.text))
      cairo_new_path(c)
    },
  ]
}

/// Shadows, cached and not cached.
private func shadowWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas) -> [Workload] {
  let c = cairo.context
  let black = Paint.color(RGBA.black.multiplyingOpacity(by: 128.0 / 255))
  func place(_ turn: Turn) -> Point {
    let p = turn.place(264, 144)
    return Point(x: p.x + 32, y: p.y + 32)
  }
  func shape(_ turn: Turn, sigma: Double) -> DisplayItem.Shape {
    .softRoundedRect(box(place(turn), 200, 80), radius: 16, sigma: sigma)
  }
  // Cairo cannot blur, so it gets a blurred mask that was drawn beforehand.
  let blurred = Bitmap(width: 264, height: 144)
  ours.rasterizer.draw(
    DisplayItem(.softRoundedRect(box(Point(x: 32, y: 32), 200, 80), radius: 16, sigma: 8), paint: .color(.black)),
    onto: blurred)
  let mask = cairo.surface(of: blurred, opaque: false)
  var made = 0.0
  let workloads = [
    ours.workload("shadow", "shadow of a rounded rectangle 200×80, sigma 8 (Cairo: a mask made before)") {
      DisplayItem(shape($0, sigma: 8), paint: black)
    } cairo: {
      let p = place($0)
      cairo.color(0, opacity: 128.0 / 255)
      cairo_mask_surface(c, mask, p.x - 32, p.y - 32)
    },
    ours.workload("shadow.new", "a shadow that is not remembered") {
      // Cached shadows differ by 1/256 pixel; these differ for longer than the cache keeps them.
      made = made > 2 ? 0 : made + 1.0 / 256
      return DisplayItem(shape($0, sigma: 8 + made), paint: black)
    },
  ]
  // A new shadow is never remembered, and there is no counterpart of it.
  return workloads.map { work in
    var work = work
    work.hasCold = false
    return work
  }
}
