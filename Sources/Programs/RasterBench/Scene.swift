import CCairo
import Glibc
import Graphics

/// A whole panel, and the damage of one step of a dragged slider, as a flat list of shapes.
struct Scene {
  /// The horizontal alignment of a text at its position.
  enum Alignment { case left, center, right }

  /// A shape of the scene, with its colour `0xRRGGBB`.
  enum Part {
    case rect(Rect, UInt32)
    case rounded(Rect, Double, UInt32)
    case circle(Point, Double, UInt32)
    /// The shadow of a disc: its centre and radius.
    case shadow(Point, Double)
    case text(String, Double, Point, Alignment, UInt32)
  }

  /// The pixels per point: the scene is laid out for a width of 800 points.
  static let scale = Double(Figures.width) / 800
  private(set) var parts: [Part] = []
  private let s: Double
  private let sliders: [Int]
  private let turn: Turn

  /// Builds the scene with a value of the first slider in percent, on the canvas or on another one.
  init(
    firstSlider: Int, width: Int = Figures.width, height: Int = Figures.height, scale: Double = Scene.scale,
    turn: Turn = Turn(index: 0, isCold: false)
  ) {
    (sliders, s, self.turn) = ([firstSlider, 65, 30], scale, turn)
    add(.rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), 0x101418))
    text("Control Panel", 28, 24, 42, .left, 0xffffff)
    for index in 0..<6 { addStepper(index) }
    for index in 0..<3 { addSlider(index) }
    addSteps()
  }

  private mutating func add(_ part: Part) { parts.append(part) }

  /// Adds a rounded rectangle, in points.
  private mutating func rounded(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double, _ color: UInt32
  ) {
    let shift = turn.shift
    add(
      .rounded(
        Rect(x: x * s + shift.x, y: y * s + shift.y, width: w * s, height: h * s), turn.about(r * s),
        turn.shade(color, 0)))
  }

  /// Adds a circle with a radius of 14 points.
  private mutating func circle(_ x: Double, _ y: Double, _ color: UInt32) {
    add(.circle(Point(x: x * s + turn.shift.x, y: y * s + turn.shift.y), turn.about(14 * s), turn.shade(color, 1)))
  }

  /// Adds a text with its baseline at a position in points.
  private mutating func text(
    _ string: String, _ size: Double, _ x: Double, _ y: Double, _ alignment: Alignment, _ color: UInt32
  ) {
    add(.text(turn.text(string), size * s, Point(x: x * s + turn.shift.x, y: y * s), alignment, turn.shade(color, 2)))
  }

  /// Adds a card with a title, a value and two buttons.
  private mutating func addStepper(_ index: Int) {
    let (x, y) = (24 + Double(index % 3) * 256, 64 + Double(index / 3) * 104)
    rounded(x, y, 240, 92, 12, 0x1c2329)
    let name = ["Temperature", "Fan speed", "Timer", "Program", "Humidity", "Pressure"][index]
    text(name, 14, x + 12, y + 22, .left, 0x9aa7b0)
    rounded(x + 12, y + 36, 44, 44, 10, 0x2e3a44)
    rounded(x + 184, y + 36, 44, 44, 10, 0x2e3a44)
    text("-", 24, x + 34, y + 67, .center, 0xffffff)
    text("+", 24, x + 206, y + 67, .center, 0xffffff)
    text(["42", "7", "18", "3", "55", "21"][index], 24, x + 120, y + 67, .center, 0xffffff)
  }

  /// Adds a slider with its title and value.
  private mutating func addSlider(_ index: Int) {
    let (y, value) = (294 + Double(index) * 44, Double(sliders[index]))
    text(["Brightness", "Volume", "Contrast"][index], 14, 24, y + 5, .left, 0x9aa7b0)
    rounded(140, y - 4, 520, 8, 4, 0x2e3a44)
    rounded(140, y - 4, max(8, 5.2 * value), 8, 4, 0x1e88e5)
    add(.shadow(Point(x: (140 + 5.2 * value) * s, y: (y + 2) * s), 14 * s))
    circle(140 + 5.2 * value, y, 0xffffff)
    text("\(sliders[index]) %", 14, 776, y + 5, .right, 0xffffff)
  }

  /// Adds a step indicator with five steps.
  private mutating func addSteps() {
    for index in 0..<4 {
      let rect = Rect(x: (74 + Double(index) * 170) * s, y: 434 * s, width: 142 * s, height: 4 * s)
      add(.rect(rect, index < 2 ? 0x43a047 : 0x2e3a44))
    }
    for index in 0..<5 {
      let x = 60 + Double(index) * 170
      circle(x, 436, index <= 2 ? 0x43a047 : 0x2e3a44)
      text("\(index + 1)", 14, x, 441, .center, 0xffffff)
    }
  }

  /// The value of the dragged slider after `k` steps, in percent.
  static func dragged(_ k: Int) -> Int {
    let place = k % 120
    return place < 60 ? 20 + place : 140 - place
  }

  /// The damage when the slider moves from step `k` to the next.
  static func damage(_ k: Int) -> [PixelRect] {
    let (from, to) = (Double(dragged(k)), Double(dragged(k + 1)))
    let margin = (26 * scale).rounded(.up) + 1
    func whole(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> PixelRect {
      PixelRect(covering: Rect(minX: x0, minY: y0, maxX: x1, maxY: y1))
    }
    return [
      whole(
        (140 + 5.2 * min(from, to)) * scale - margin, 294 * scale - margin,
        (140 + 5.2 * max(from, to)) * scale + margin, 296 * scale + margin),
      whole(720 * scale, 284 * scale, 776 * scale, 303 * scale),
    ]
  }
}

extension Scene.Part {
  /// The bounds of the part; those of text are estimated, since it is not laid out yet.
  var bounds: Rect {
    switch self {
    case .rect(let rect, _), .rounded(let rect, _, _): rect
    case .circle(let c, let r, _): Rect(x: c.x - r, y: c.y - r, width: 2 * r, height: 2 * r)
    case .shadow(let c, let r):
      Rect(x: c.x, y: c.y, width: 0, height: 0).insetBy(dx: -r - 12 * Scene.scale, dy: -r - 12 * Scene.scale)
    case .text(let string, let size, let at, let alignment, _):
      Rect(
        x: at.x - Double(string.utf8.count) * size * 0.75 * alignment.share, y: at.y - size,
        width: Double(string.utf8.count) * size * 0.75, height: size * 1.3)
    }
  }
}

extension Scene.Alignment {
  /// The fraction of a text's width that lies to the left of its position.
  var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// Draws scenes with our rasterizer.
struct OurScene {
  let ours: OurCanvas
  let typeface: Typeface

  func item(_ part: Scene.Part) -> DisplayItem {
    switch part {
    case .rect(let rect, let color): DisplayItem(.rect(rect), paint: .color(RGBA(hex: color)))
    case .rounded(let rect, let radius, let color):
      DisplayItem(.roundedRect(rect, radius: radius), paint: .color(RGBA(hex: color)))
    case .circle(_, _, let color): DisplayItem(.ellipse(part.bounds), paint: .color(RGBA(hex: color)))
    case .shadow(let c, let r):
      DisplayItem(
        .softRoundedRect(
          Rect(x: c.x - r, y: c.y - r, width: 2 * r, height: 2 * r), radius: r, sigma: 4 * Scene.scale),
        paint: .color(RGBA.black.multiplyingOpacity(by: 128.0 / 255)))
    case .text(let string, let size, let at, let alignment, let color):
      text(string, size, at, alignment, color)
    }
  }

  private func text(
    _ string: String, _ size: Double, _ at: Point, _ alignment: Scene.Alignment, _ color: UInt32
  ) -> DisplayItem {
    let layout = TextLayout(string, font: TextFont(typeface: typeface, size: size))
    let corner = Point(x: at.x - layout.size.width * alignment.share, y: at.y - layout.firstBaseline)
    return DisplayItem(.glyphs(layout.runs(at: corner)[0]), paint: .color(RGBA(hex: color)))
  }

  /// Draws the whole scene.
  func draw(_ turn: Turn) {
    let items = Scene(firstSlider: 42, turn: turn).parts.map(item)
    ours.rasterizer.draw(DisplayList(background: .black, items: items), into: ours.bitmap)
  }

  /// Draws the damage of a step of the slider.
  func drag(_ turn: Turn) {
    let parts = Scene(firstSlider: Scene.dragged(turn.index + 1), turn: turn).parts
    for rect in Scene.damage(turn.index) {
      let area = rect.rect
      let items = parts.filter { $0.bounds.intersects(area) }.map(item)
      ours.rasterizer.draw(DisplayList(background: .black, items: items), into: ours.bitmap, region: Region(rect))
    }
  }
}

/// Draws scenes with Cairo. Shadows are images that were blurred beforehand.
struct CairoScene {
  let cairo: CairoCanvas
  private let fonts: [Double: OpaquePointer]
  private let shadow: OpaquePointer
  private let reach: Double

  /// Creates the fonts, and the blurred image of the shadow, which our rasterizer draws.
  init(_ cairo: CairoCanvas, _ rasterizer: Rasterizer) {
    let s = Scene.scale
    self.cairo = cairo
    fonts = [14 * s: cairo.font(14 * s), 24 * s: cairo.font(24 * s), 28 * s: cairo.font(28 * s)]
    let extent = Int((26 * s).rounded(.up))
    let image = Bitmap(width: 2 * extent, height: 2 * extent)
    let box = Rect(x: Double(extent), y: Double(extent), width: 0, height: 0).insetBy(dx: -14 * s, dy: -14 * s)
    let paint = Paint.color(RGBA.black.multiplyingOpacity(by: 128.0 / 255))
    rasterizer.draw(DisplayItem(.softRoundedRect(box, radius: 14 * s, sigma: 4 * s), paint: paint), onto: image)
    shadow = cairo.surface(of: image, opaque: false)
    reach = Double(extent)
  }

  /// Draws one part with Cairo.
  func draw(_ part: Scene.Part) {
    let c = cairo.context
    switch part {
    case .rect(let rect, let color):
      cairo.color(color)
      cairo_rectangle(c, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(c)
    case .rounded(let rect, let radius, let color):
      cairo.color(color)
      cairo.roundedRect(rect.origin, rect.width, rect.height, radius)
      cairo_fill(c)
    case .circle(let center, let radius, let color):
      cairo.color(color)
      cairo_new_path(c)
      cairo_arc(c, center.x, center.y, radius, 0, 2 * .pi)
      cairo_fill(c)
    case .shadow(let center, _):
      cairo_set_source_surface(c, shadow, center.x.rounded() - reach, center.y.rounded() - reach)
      cairo_paint(c)
    case .text(let string, let size, let at, let alignment, let color):
      text(string, fonts[size]!, at, alignment, color)
    }
  }

  private func text(
    _ string: String, _ font: OpaquePointer, _ at: Point, _ alignment: Scene.Alignment, _ color: UInt32
  ) {
    cairo.color(color)
    cairo_set_scaled_font(cairo.context, font)
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(font, at.x, at.y, string, -1, &glyphs, &count, nil, nil, nil)
    if alignment != .left {
      var extents = cairo_text_extents_t()
      cairo_scaled_font_glyph_extents(font, glyphs, count, &extents)
      for index in 0..<Int(count) { glyphs![index].x -= extents.x_advance * alignment.share }
    }
    cairo_show_glyphs(cairo.context, glyphs, count)
    cairo_glyph_free(glyphs)
  }

  /// Draws the whole scene.
  func draw(_ turn: Turn) { for part in Scene(firstSlider: 42, turn: turn).parts { draw(part) } }

  /// Draws the damage of a step of the slider.
  func drag(_ turn: Turn) {
    let c = cairo.context
    let parts = Scene(firstSlider: Scene.dragged(turn.index + 1), turn: turn).parts
    for rect in Scene.damage(turn.index) {
      let area = rect.rect
      cairo_save(c)
      cairo_rectangle(c, area.minX, area.minY, area.width, area.height)
      cairo_clip(c)
      for part in parts where part.bounds.intersects(area) { draw(part) }
      cairo_restore(c)
    }
  }
}

func sceneWorkloads(_ ours: OurCanvas, _ cairo: CairoCanvas, _ typeface: Typeface) -> [Workload] {
  let (ourScene, cairoScene) = (OurScene(ours: ours, typeface: typeface), CairoScene(cairo, ours.rasterizer))
  return [
    Workload(
      name: "scene", title: "a whole panel", ours: { ourScene.draw($0) }, cairo: { cairoScene.draw($0) },
      cycle: 1),
    Workload(
      name: "scene.drag", title: "a step of a dragged slider on it", ours: { ourScene.drag($0) },
      cairo: { cairoScene.drag($0) }),
  ]
}
