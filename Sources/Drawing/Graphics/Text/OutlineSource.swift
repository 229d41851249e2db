import CFreeType
import CHarfBuzz
import Synchronization

/// A FreeType face that provides glyph outlines, or the bitmaps of a coloured font. FreeType faces are not thread-safe,
/// so a typeface keeps it behind a mutex.
struct OutlineSource: @unchecked Sendable {
  /// Receives an outline in the requested unit, with y pointing down.
  struct Pen {
    /// Starts a contour, and closes the previous one.
    var move: (Point) -> Void
    var line: (Point) -> Void
    var quad: (_ control: Point, _ to: Point) -> Void
    var curve: (_ control1: Point, _ control2: Point, _ to: Point) -> Void
  }

  let face: FT_Face
  /// The size that the face is set to; 0 if it is not known.
  var pixelsPerEm = 0.0
  /// The width in ems that is added to all strokes; 0 for a face with the wanted weight.
  var boldness = 0.0

  /// Whether the glyphs of the face may be made of other glyphs.
  private let hasParts: Bool

  private init(face: FT_Face) {
    self.face = face
    hasParts = FT_Get_Font_Format(face).map { String(cString: $0) == "TrueType" } ?? false
  }

  /// Opens a face of a font in memory, which must outlive it; `nil` if it has neither outlines nor
  /// coloured bitmaps. Calls `FT_New_Memory_Face`.
  static func open(_ blob: OpaquePointer, index: Int) -> OutlineSource? {
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let bytes = UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)
    let source = library.withLock { library -> OutlineSource? in
      var face: FT_Face?
      guard FT_New_Memory_Face(library.handle, bytes, FT_Long(length), FT_Long(index), &face) == 0 else { return nil }
      return face.map { OutlineSource(face: $0) }
    }
    guard let source, source.has(FT_FACE_FLAG_SCALABLE) || source.isColored else {
      source?.close()
      return nil
    }
    return source
  }

  /// Whether FreeType reports a property of the face.
  func has(_ flag: Int) -> Bool { face.pointee.face_flags & FT_Long(flag) != 0 }

  /// Closes the face, which must not be used afterwards. Calls `FT_Done_Face`.
  func close() {
    Self.library.withLock { _ in _ = FT_Done_Face(face) }
  }

  /// The largest em size in pixels for which FreeType's auto-hinter is used. Inter has no hints, and without hinting
  /// its horizontal stems and bowls blur across two rows; larger glyphs have enough rows.
  private static let smallPixels = 24.0

  /// Draws a glyph in pixels, hinted vertically but not horizontally. Calls `FT_Load_Glyph` and
  /// `FT_Outline_Decompose`.
  ///
  /// - Returns: Whether the glyph exists and has an outline.
  mutating func drawHinted(_ glyph: UInt32, pixelsPerEm size: Double, with pen: Pen) -> Bool {
    if size != pixelsPerEm {
      guard FT_Set_Char_Size(face, 0, FT_F26Dot6((size * 64).rounded()), 72, 72) == 0 else { return false }
      pixelsPerEm = size
    }
    let flags = size <= Self.smallPixels ? faceplateLoadSmall : faceplateLoadLarge
    return draw(glyph, flags: flags, unitsPerPixel: 64, with: pen)
  }

  /// Draws an unhinted glyph in ems.
  ///
  /// - Returns: Whether the glyph exists and has an outline.
  func drawDesign(_ glyph: UInt32, with pen: Pen) -> Bool {
    draw(glyph, flags: faceplateLoadDesign, unitsPerPixel: Double(max(1, face.pointee.units_per_EM)), with: pen)
  }

  /// Loads a glyph and passes its outline to a pen.
  private func draw(_ glyph: UInt32, flags: FT_Int32, unitsPerPixel: Double, with pen: Pen) -> Bool {
    guard !hasParts || hasFewParts(glyph), FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return false }
    if boldness > 0 {
      let unitsPerEm = flags == faceplateLoadDesign ? unitsPerPixel : pixelsPerEm * 64
      embolden(&slot.pointee.outline, unitsPerEm: unitsPerEm)
    }
    var walk = OutlineWalk(pen: pen, scale: 1 / unitsPerPixel)
    return withUnsafeMutablePointer(to: &walk) { walk in
      withUnsafePointer(to: OutlineWalk.callbacks) { FT_Outline_Decompose(&slot.pointee.outline, $0, walk) == 0 }
    }
  }

  /// Whether a glyph consists of at most ``GraphicsLimits/glyphParts`` glyphs, those inside of its parts counted.
  ///
  /// FreeType bounds the points of a glyph, but not its parts: a font of 2 kB in which each of 28 glyphs consists of two of the
  /// previous one would take hours and gigabytes. Calls `FT_Load_Glyph` and `FT_Get_SubGlyph_Info`.
  private func hasFewParts(_ glyph: UInt32) -> Bool {
    var (waiting, count) = ([glyph], 1)
    while let next = waiting.popLast() {
      guard FT_Load_Glyph(face, next, faceplateLoadParts) == 0, let slot = face.pointee.glyph,
        slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE
      else { continue }
      count += Int(slot.pointee.num_subglyphs)
      if count > GraphicsLimits.glyphParts { return false }
      for index in 0..<slot.pointee.num_subglyphs {
        var part = FT_Int()
        var (flags, first, second, transform) = (FT_UInt(), FT_Int(), FT_Int(), FT_Matrix())
        guard FT_Get_SubGlyph_Info(slot, index, &part, &flags, &first, &second, &transform) == 0, part >= 0 else {
          return false
        }
        waiting.append(UInt32(part))
      }
    }
    return true
  }

  /// Makes the strokes of an outline thicker, to both sides alike, so that the glyph keeps its place and advance. Calls
  /// `FT_Outline_Embolden` and `FT_Outline_Translate`.
  private func embolden(_ outline: inout FT_Outline, unitsPerEm: Double) {
    let strength = FT_Pos((unitsPerEm * boldness).rounded())
    if FT_Outline_Embolden(&outline, strength) == 0 { FT_Outline_Translate(&outline, -strength / 2, -strength / 2) }
  }

  // Safe: a mutex holds the only value.
  private struct Library: @unchecked Sendable { var handle: FT_Library? }

  /// FreeType's library object, which must be locked while faces are opened and closed.
  private static let library: Mutex<Library> = {
    var handle: FT_Library?
    precondition(FT_Init_FreeType(&handle) == 0, "FreeType cannot start: out of memory")
    return Mutex(Library(handle: handle))
  }()
}

/// The state of `FT_Outline_Decompose`, whose C callbacks cannot capture.
private struct OutlineWalk {
  let pen: OutlineSource.Pen
  let scale: Double

  /// Converts a FreeType vector to a point with y pointing down.
  func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    return Point(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
  }

  /// The state behind FreeType's user pointer.
  static func of(_ user: UnsafeMutableRawPointer?) -> OutlineWalk {
    user!.assumingMemoryBound(to: OutlineWalk.self).pointee
  }

  static let callbacks = FT_Outline_Funcs(
    move_to: { to, user in
      let walk = OutlineWalk.of(user)
      walk.pen.move(walk.point(to))
      return 0
    },
    line_to: { to, user in
      let walk = OutlineWalk.of(user)
      walk.pen.line(walk.point(to))
      return 0
    },
    conic_to: { control, to, user in
      let walk = OutlineWalk.of(user)
      walk.pen.quad(walk.point(control), walk.point(to))
      return 0
    },
    cubic_to: { control1, control2, to, user in
      let walk = OutlineWalk.of(user)
      walk.pen.curve(walk.point(control1), walk.point(control2), walk.point(to))
      return 0
    }, shift: 0, delta: 0)
}
