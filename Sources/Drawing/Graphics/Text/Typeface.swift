import CFreeType
import CHarfBuzz
import Synchronization

// Safe: mutable state is protected by mutexes. HarfBuzz's font and bytes are immutable once the initializer has
// returned.
/// One face of a font file: its metrics, shaping tables and outlines, for every size.
///
///     let face = try Typeface(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
///     let label = TextLayout("Bass", font: TextFont(typeface: face, size: 17))
///
/// Two typefaces are equal if they are the same object, so open a file once and share it. HarfBuzz maps the file and
/// FreeType reads the same mapping, so a face takes little memory. A typeface can be used from any thread.
public final class Typeface: @unchecked Sendable {
  /// The family name, such as `Inter`.
  public let familyName: String
  /// The weight from 100 (thin) to 900 (black); 400 is regular.
  public let weight: Int
  /// Whether the face is italic or oblique.
  public let isItalic: Bool
  /// The lengths by which lines are set.
  let metrics: FaceMetrics

  /// The fallback for characters that the face lacks.
  public let fallback: FontFallback

  /// A number that identifies the typeface in cache keys. Unlike an address, it is never reused.
  let serial: UInt32
  /// HarfBuzz's font at a scale of one unit per design unit. It is immutable, so threads can share it.
  let shapingFont: OpaquePointer
  /// The glyphs with their own colours; `nil` if the font has outlines only.
  let colorGlyphs: ColorGlyphs?
  /// The outlines. A FreeType face may be used from one thread at a time, hence the mutex.
  let outlines: Mutex<OutlineSource>
  private let blob: OpaquePointer
  private let index: Int
  /// The width in ems by which all strokes are thicker than those of the font; 0 for an unchanged font.
  private let boldness: Double
  /// The cached bounds of glyphs in design units: reading an outline takes longer than shaping a character.
  private let inks = Mutex(GlyphInks())

  /// Opens a face of an OpenType or TrueType file.
  ///
  /// - Parameters:
  ///   - path: The font file.
  ///   - index: The index of the face in a collection; 0 for other files.
  ///   - fallback: The fallback for characters that the face lacks.
  /// - Throws: ``FontError`` if the file cannot be read or is not a font.
  public convenience init(path: String, index: Int = 0, fallback: FontFallback = .system) throws(FontError) {
    try self.init(file: FontFile(path: path), index: index, fallback: fallback)
  }

  /// Opens a face of a file that other faces may share.
  ///
  /// - Throws: ``FontError`` if the file cannot be read or is not a font.
  convenience init(file: FontFile, index: Int, fallback: FontFallback) throws(FontError) {
    try self.init(blob: file.open(), source: file.path, index: index, fallback: fallback)
  }

  /// Opens a face of a font in memory. The bytes are copied.
  ///
  /// - Throws: ``FontError`` if the bytes are not a font.
  public convenience init(bytes: [UInt8], index: Int = 0, fallback: FontFallback = .system) throws(FontError) {
    let blob = bytes.withUnsafeBytes { raw in
      hb_blob_create(
        raw.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: raw.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    try self.init(blob: blob!, source: "font in memory", index: index, fallback: fallback)
  }

  /// The face with thicker strokes, for a weight that the family lacks. It shares the font's bytes; `nil` if FreeType
  /// cannot open them again.
  ///
  /// - Parameter weight: The wanted weight from 100 to 900, above that of the face.
  func emboldened(to weight: Int) -> Typeface? {
    let boldness = min(0.042, Double(weight - self.weight) * 0.00014)
    return try? Typeface(
      blob: hb_blob_reference(blob)!, source: familyName, index: index, fallback: fallback, weight: weight,
      boldness: boldness)
  }

  private init(
    blob: OpaquePointer, source: String, index: Int, fallback: FontFallback, weight wanted: Int? = nil,
    boldness: Double = 0
  ) throws(FontError) {
    func broken(_ problem: String) -> FontError {
      hb_blob_destroy(blob)
      return FontError(source: source, problem: problem, advice: "use an intact OpenType or TrueType font")
    }
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw broken("this is not a font") }
    guard index >= 0, index < count else { throw broken("there is no face \(index) among \(count)") }
    guard var outlines = OutlineSource.open(blob, index: index) else {
      throw broken("FreeType finds neither outlines nor coloured bitmaps in it")
    }
    outlines.boldness = boldness
    let face = hb_face_create(blob, UInt32(index))!
    if !outlines.isColored, Self.hasUnusableEmoji(face) {
      hb_face_destroy(face)
      outlines.close()
      hb_blob_destroy(blob)
      throw FontError.colorFormat(source)
    }
    hb_face_make_immutable(face)
    let font = hb_font_create(face)!
    hb_face_destroy(face)
    let units = max(1, hb_face_get_upem(face))
    hb_font_set_scale(font, Int32(units), Int32(units))
    hb_font_make_immutable(font)

    (self.blob, self.index, self.boldness) = (blob, index, boldness)
    self.fallback = fallback
    colorGlyphs = outlines.isColored ? ColorGlyphs() : nil
    self.outlines = Mutex(outlines)
    shapingFont = font
    metrics = FaceMetrics(of: font, unitsPerEm: Int(units))
    weight = wanted ?? max(1, min(1000, Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))))
    isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    familyName = Self.name(of: face)
    serial = Self.nextSerial.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Whether the face has a glyph for a character. Calls `hb_font_get_nominal_glyph`.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar, &glyph) != 0
  }

  /// The underline: its top relative to the baseline, positive downwards, and its thickness, in ems.
  var underline: (top: Double, thickness: Double) {
    stroke(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE)
  }

  /// The strikethrough: its top relative to the baseline, negative upwards, and its thickness, in ems.
  var strikethrough: (top: Double, thickness: Double) {
    stroke(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
  }

  /// The position and thickness of a decoration line.
  private func stroke(_ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t) -> (top: Double, thickness: Double) {
    let (top, thickness) = (metrics.measure(offset, of: shapingFont), metrics.measure(size, of: shapingFont))
    return (-top, thickness)
  }

  /// The ink bounds of a glyph relative to the pen, in design units, with y pointing down. Calls
  /// `hb_font_get_glyph_extents`.
  func ink(of glyph: UInt32) -> Rect { withInks { $0(glyph) } }

  /// The ink bounds of placed glyphs relative to the origin of their run, in points.
  func ink(of glyphs: [GlyphRun.Glyph], size: Double) -> Rect {
    let scale = size / Double(unitsPerEm)
    return withInks { ink in
      var all = Rect.null
      for glyph in glyphs {
        let own = ink(glyph.id)
        if own.isEmpty { continue }
        all = all.union(own.scaled(by: scale).offsetBy(dx: Double(glyph.x), dy: Double(glyph.y)))
      }
      return all
    }
  }

  /// Calls a closure with a function that gives the ink bounds of any glyph.
  func withInks<Result>(_ body: ((UInt32) -> Rect) -> Result) -> Result {
    inks.withLock { inks in
      body { glyph in
        if let known = inks[glyph] { return known }
        let ink = measuredInk(of: glyph)
        inks[glyph] = ink
        return ink
      }
    }
  }

  private func measuredInk(of glyph: UInt32) -> Rect {
    var extents = hb_glyph_extents_t()
    let isDrawn = hb_font_get_glyph_extents(shapingFont, glyph, &extents) != 0
    let ink = Rect(
      x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
      height: -Double(extents.height))
    let more = -boldness * Double(unitsPerEm)
    return isDrawn && !ink.isEmpty ? ink.insetBy(dx: more, dy: more) : .zero
  }

  /// Whether the font has emoji, but their pictures only as gradients (table `COLR`, version 1) or as SVG, which FreeType
  /// does not draw. Calls `hb_face_reference_table`.
  private static func hasUnusableEmoji(_ face: OpaquePointer) -> Bool {
    func table(_ name: StaticString, _ body: (UnsafeBufferPointer<CChar>) -> Bool) -> Bool {
      let tag = (0..<4).reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t(name.utf8Start[$1]) }
      let table = hb_face_reference_table(face, tag)
      defer { hb_blob_destroy(table) }
      var length: UInt32 = 0
      let bytes = hb_blob_get_data(table, &length)
      return body(UnsafeBufferPointer(start: bytes, count: Int(length)))
    }
    guard table("COLR", { $0.count > 1 && ($0[0] > 0 || $0[1] > 0) }) || table("SVG ", { !$0.isEmpty }) else {
      return false
    }
    let characters = hb_set_create()
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face, characters)
    return hb_set_has(characters, 0x1F600) != 0
  }

  deinit {
    outlines.withLock { $0.close() }
    hb_font_destroy(shapingFont)
    hb_blob_destroy(blob)
  }

  private static let nextSerial = Atomic<UInt32>(0)

  /// The typographic family name (name ID 16), else the family name (ID 1). Calls `hb_ot_name_get_utf8`.
  private static func name(of face: OpaquePointer) -> String {
    for id in [hb_ot_name_id_t(16), hb_ot_name_id_t(1)] {
      var buffer = [CChar](repeating: 0, count: 128)
      var size = UInt32(buffer.count)
      if hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer) > 0 {
        return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return ""
  }
}

// The public names of the metrics.
extension Typeface {
  /// The design units per em.
  public var unitsPerEm: Int { metrics.unitsPerEm }
  /// The space above the baseline, in ems.
  public var ascent: Double { metrics.ascent }
  /// The space below the baseline, in ems, positive.
  public var descent: Double { metrics.descent }
  /// The additional space between lines, in ems.
  public var lineGap: Double { metrics.lineGap }
  /// The height of flat capital letters, in ems.
  public var capHeight: Double { metrics.capHeight }
  /// The height of flat lowercase letters without ascender, in ems.
  public var xHeight: Double { metrics.xHeight }
}

extension Typeface: Hashable {
  /// Whether both are the same object.
  public static func == (left: Typeface, right: Typeface) -> Bool { left === right }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}
