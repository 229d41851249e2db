import CCairo
import Graphics

/// A canvas of the size of ``Figures`` that Cairo draws on.
final class CairoCanvas {
  /// The `cairo_t` of the canvas.
  let context: OpaquePointer
  /// The image surface on the memory of ``bitmap``.
  let surface: OpaquePointer
  let bitmap = Bitmap(width: Figures.width, height: Figures.height)
  private let face: OpaquePointer
  /// The bitmaps that Cairo's surfaces use, which have to outlive them.
  private var kept: [Bitmap] = []

  /// Creates a canvas with a typeface from a font file, loaded with FreeType.
  ///
  /// - Precondition: The file is a font.
  init(fontPath: String) {
    let (w, h) = (Int32(Figures.width), Int32(Figures.height))
    surface = cairo_image_surface_create_for_data(Self.bytes(bitmap), CAIRO_FORMAT_ARGB32, w, h, w * 4)
    context = cairo_create(surface)
    var library: FT_Library?
    var typeface: FT_Face?
    precondition(FT_Init_FreeType(&library) == 0 && FT_New_Face(library, fontPath, 0, &typeface) == 0, fontPath)
    // The load flag 2 is FT_LOAD_NO_HINTING.
    face = cairo_ft_font_face_create_for_ft_face(typeface, 2)
  }

  /// The pixels as Cairo wants them.
  static func bytes(_ bitmap: Bitmap) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
  }

  /// Fills the canvas with white.
  func clear() {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// A font of a size in pixels without hinting, like the glyphs of the other side.
  func font(_ size: Double) -> OpaquePointer {
    var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return cairo_scaled_font_create(face, &matrix, &identity, options)
  }

  /// A surface on the pixels of a bitmap, which is kept alive.
  func surface(of bitmap: Bitmap, opaque: Bool) -> OpaquePointer {
    kept.append(bitmap)
    return cairo_image_surface_create_for_data(
      Self.bytes(bitmap), opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
      Int32(bitmap.height), Int32(bitmap.width * 4))
  }

  /// Sets the source to a colour `0xRRGGBB`.
  func color(_ hex: UInt32, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    cairo_set_source_rgba(context, part(16), part(8), part(0), opacity)
  }

  /// Adds a rounded rectangle with its top left corner at `p`.
  func roundedRect(_ p: Point, _ w: Double, _ h: Double, _ r: Double) {
    cairo_new_path(context)
    cairo_arc(context, p.x + w - r, p.y + r, r, -.pi / 2, 0)
    cairo_arc(context, p.x + w - r, p.y + h - r, r, 0, .pi / 2)
    cairo_arc(context, p.x + r, p.y + h - r, r, .pi / 2, .pi)
    cairo_arc(context, p.x + r, p.y + r, r, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  /// Sets the source to a linear gradient of three colours.
  func gradient(from: Point, to: Point, _ stops: [UInt32]) {
    let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    for (offset, hex) in zip([0.0, 0.5, 1], stops) {
      func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
      cairo_pattern_add_color_stop_rgb(pattern, offset, part(16), part(8), part(0))
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Builds a path once, to be appended repeatedly.
  func path(_ build: (OpaquePointer) -> Void) -> UnsafeMutablePointer<cairo_path_t> {
    cairo_new_path(context)
    build(context)
    let path = cairo_copy_path(context)!
    cairo_new_path(context)
    return path
  }
}
