import Glibc
import Graphics

/// Full-screen work at 1920×1080, on one thread and on all processors in turn.
struct BandScenes {
  private static let width = 1920
  private static let height = 1080
  private let typeface: Typeface
  private let bitmap = Bitmap(width: width, height: height)

  init(_ typeface: Typeface) { self.typeface = typeface }

  /// Prints the time of one thread over that of all processors for each drawing, as `raster.bands.NAME.one.over.all`.
  func printLines() {
    let (one, all) = (Rasterizer(usesAllProcessors: false), Rasterizer())
    for (name, list) in [("scene", panel()), ("gallery", gallery())] {
      compare(name, { one.draw(list, into: bitmap) }, { all.draw(list, into: bitmap) })
    }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.width * Self.height * 4, alignment: 4096)
    defer { memory.deallocate() }
    for (name, format, rotation) in [
      ("copy", PixelFormat.xrgb8888, PixelRotation.none), ("copy.rgb565.turned", .rgb565, .quarter),
    ] {
      let pitch = (rotation.swapsExtents ? Self.height : Self.width) * format.bytesPerPixel
      func copy(_ rect: PixelRect) { bitmap.copy([rect], to: memory, pitch: pitch, format: format, rotation: rotation) }
      // So small a part is copied on one thread: rows of the display, as all of them are.
      let (wide, high) = rotation.swapsExtents ? (Self.width / 8, Self.height) : (Self.width, Self.height / 8)
      let parts = (0..<8).map { index in
        PixelRect(
          x: rotation.swapsExtents ? index * wide : 0, y: rotation.swapsExtents ? 0 : index * high, width: wide,
          height: high)
      }
      compare(name, { parts.forEach(copy) }, { copy(bitmap.bounds) })
    }
  }

  /// Measures two ways in turn for two seconds, and prints the ratio of the shortest times: whatever else runs only makes
  /// them longer.
  private func compare(_ name: String, _ one: () -> Void, _ all: () -> Void) {
    var (alone, together, spent) = (Double.infinity, Double.infinity, 0.0)
    while spent < 2 {
      let (first, second) = (Self.seconds(one), Self.seconds(all))
      (alone, together, spent) = (min(alone, first), min(together, second), spent + first + second)
    }
    print("raster.bands.\(name).one.time\t\(Report.decimal(alone * 1e6))\tµs")
    print("raster.bands.\(name).all.time\t\(Report.decimal(together * 1e6))\tµs")
    print("raster.bands.\(name).one.over.all\t\(Report.decimal(alone / together))\tratio")
  }

  /// The time on the clock that a drawing takes. Calls `clock_gettime(CLOCK_MONOTONIC)`.
  private static func seconds(_ draw: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    draw()
    return now() - start
  }

  // MARK: What is drawn

  /// The whole panel of the other measurements.
  private func panel() -> DisplayList {
    let scene = Scene(firstSlider: 42, width: Self.width, height: Self.height, scale: Double(Self.height) / 480)
    let ours = OurScene(ours: OurCanvas(), typeface: typeface)
    return DisplayList(background: .black, items: scene.parts.map(ours.item))
  }

  /// Thirty cards as galleries of panels have them: a shadow, a border, texts, a symbol, a curve and a bar on each.
  private func gallery() -> DisplayList {
    let ground = Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))
    var list = DisplayList(background: .white)
    let sky = GradientPattern(
      .linear(from: .zero, to: Point(x: ground.maxX, y: ground.maxY)),
      colors: [RGBA(hex: 0xeceff1), RGBA(hex: 0xcfd8dc)])
    list.append(DisplayItem(.rect(ground), paint: .gradient(sky)))
    for index in 0..<30 {
      let (column, row) = (Double(index % 5), Double(index / 5))
      addCard(index, Rect(x: 24 + column * 379, y: 24 + row * 175.5, width: 356, height: 152), to: &list)
    }
    return list
  }

  private func addCard(_ index: Int, _ card: Rect, to list: inout DisplayList) {
    let color = Paint.color(RGBA(hex: Figures.palette[index & 7]))
    let shade = Paint.color(RGBA.black.multiplyingOpacity(by: 0.25))
    list.append(DisplayItem(.softRoundedRect(card.offsetBy(dx: 0, dy: 4), radius: 16, sigma: 8), paint: shade))
    list.append(DisplayItem(.roundedRect(card, radius: 16), paint: .color(.white)))
    list.append(
      DisplayItem(
        .stroke(Path(roundedRect: card.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 15.5), StrokeStyle(lineWidth: 1)),
        paint: .color(RGBA(hex: 0xb0bec5))))
    func text(_ string: String, _ size: Double, _ x: Double, _ y: Double) {
      let layout = TextLayout(string, font: TextFont(typeface: typeface, size: size))
      for run in layout.runs(at: Point(x: card.minX + x, y: card.minY + y)) {
        list.append(DisplayItem(.glyphs(run), paint: .color(RGBA(hex: 0x263238))))
      }
    }
    text(["Temperature", "Fan speed", "Timer", "Program", "Humidity"][index % 5], 18, 92, 14)
    text("\(17 + index * 7 % 60).5 °C", 34, 92, 40)
    text("The quick brown fox \(index)", 14, 92, 88)
    let symbol = Path(ellipseIn: Rect(x: card.minX + 20, y: card.minY + 20, width: 56, height: 56))
    list.append(DisplayItem(.fill(symbol, .nonZero), paint: color))
    let curve = Path { path in
      path.addLines(
        (0..<40).map { step in
          let height = 24 * sin(Double(step + index) / 4)
          return Point(x: card.minX + 240 + Double(step) * 2.5, y: card.minY + 60 + height)
        }
      )
    }
    list.append(
      DisplayItem(.stroke(curve, StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)), paint: color))
    let bar = Rect(x: card.minX + 20, y: card.maxY - 28, width: 316, height: 10)
    list.append(DisplayItem(.roundedRect(bar, radius: 5), paint: .color(RGBA(hex: 0xe0e0e0))))
    let share = Rect(x: bar.minX, y: bar.minY, width: 20 + Double(index * 37 % 296), height: 10)
    list.append(DisplayItem(.roundedRect(share, radius: 5), paint: color))
  }
}
