import CCairo
import Testing

@testable import Graphics

/// Letters beside Cairo's, which places them at whole pixels and, if asked, fits them to rows as we do.
///
/// Without both, as `make bench` has them drawn, letters stand up to half a pixel apart either way.
@Suite struct CairoTextTests {
  private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private static let (width, height) = (420, 40)

  /// A line of letters, each moved to a whole pixel.
  private func line(size: Double) throws -> GlyphRun {
    let font = TextFont(typeface: try Typeface(path: Self.path), size: size)
    let run = TextLayout("The quick brown fox 0123456789", font: font).runs(at: Point(x: 0, y: -font.ascent))[0]
    let glyphs = run.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x.rounded(), y: $0.y) }
    return GlyphRun(
      typeface: run.typeface, size: size, glyphs: glyphs, origin: Point(x: 8, y: 30),
      ink: Rect(x: -4, y: -30, width: Double(Self.width), height: Double(Self.height)))
  }

  private func drawWithCairo(_ run: GlyphRun, into bitmap: Bitmap) throws {
    bitmap.fill(0xffff_ffff)
    let bytes = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
    let (w, h) = (Int32(bitmap.width), Int32(bitmap.height))
    let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, w, h, w * 4)
    let context = cairo_create(surface)
    var library: FT_Library?
    var typeface: FT_Face?
    try #require(FT_Init_FreeType(&library) == 0 && FT_New_Face(library, Self.path, 0, &typeface) == 0)
    let face = cairo_ft_font_face_create_for_ft_face(typeface, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context, options)
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, run.size)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: run.origin.x + Double($0.x), y: run.origin.y + Double($0.y))
    }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    cairo_surface_flush(surface)
    cairo_font_options_destroy(options)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    cairo_font_face_destroy(face)
  }

  @Test("Letters at whole pixels are the same as Cairo's", arguments: [12.0, 14, 18, 24])
  func lettersAtWholePixelsAreCairos(size: Double) throws {
    let run = try line(size: size)
    let (ours, theirs) = (
      Bitmap(width: Self.width, height: Self.height), Bitmap(width: Self.width, height: Self.height)
    )
    ours.fill(0xffff_ffff)
    Rasterizer().draw(DisplayItem(.glyphs(run), paint: .color(.black)), onto: ours)
    try drawWithCairo(run, into: theirs)
    var (sum, inked) = (0, 0)
    for index in 0..<(Self.width * Self.height) {
      let (a, b) = (ours.pixels[index] & 255, theirs.pixels[index] & 255)
      if a == 255, b == 255 { continue }
      inked += 1
      sum += abs(Int(a) - Int(b))
    }
    #expect(inked > 400)
    let mean = Double(sum) / Double(inked)
    #expect(mean < 3, "of 255: \(mean)")
  }
}
