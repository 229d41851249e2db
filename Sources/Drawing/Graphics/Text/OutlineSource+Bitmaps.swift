import CFreeType

extension OutlineSource {
  /// One of the bitmaps of a glyph in a font.
  struct StoredBitmap {
    let picture: Picture
    /// The left and top edges relative to the pen, in pixels of the bitmap with y pointing down.
    let left, top: Int
    /// The em size for which the bitmap is made, in pixels.
    let pixelsPerEm: Double
  }

  /// Whether the glyphs are coloured bitmaps of fixed sizes (tables `CBDT` or `sbix`), as those of emoji fonts are.
  var isColored: Bool { has(FT_FACE_FLAG_COLOR) && has(FT_FACE_FLAG_FIXED_SIZES) && face.pointee.num_fixed_sizes > 0 }

  /// The em size in pixels of the bitmaps that suit a size best: the smallest that need not be enlarged, else the largest.
  func bitmapSize(for size: Double) -> (index: Int, pixelsPerEm: Double)? {
    let sizes = (0..<Int(face.pointee.num_fixed_sizes)).map { index in
      (index: index, pixelsPerEm: Double(face.pointee.available_sizes[index].y_ppem) / 64)
    }
    .filter { $0.pixelsPerEm > 0 }
    return sizes.filter { $0.pixelsPerEm >= size }.min { $0.pixelsPerEm < $1.pixelsPerEm }
      ?? sizes.max { $0.pixelsPerEm < $1.pixelsPerEm }
  }

  /// Reads a coloured bitmap; `nil` if the font has none for the glyph, or one that is too large. Calls `FT_Select_Size` and
  /// `FT_Load_Glyph`: first for the size alone, because FreeType sets memory aside for whatever size a PNG in the font claims.
  ///
  /// - Parameters:
  ///   - glyph: The glyph ID.
  ///   - size: A size that ``bitmapSize(for:)`` has returned.
  mutating func bitmap(of glyph: UInt32, size: (index: Int, pixelsPerEm: Double)) -> StoredBitmap? {
    // The size of outlines has to be set again after this.
    pixelsPerEm = 0
    guard FT_Select_Size(face, FT_Int(size.index)) == 0, FT_Load_Glyph(face, glyph, faceplateLoadColorSize) == 0,
      let slot = face.pointee.glyph, slot.pointee.bitmap.hasSensibleSize,
      FT_Load_Glyph(face, glyph, faceplateLoadColor) == 0, let picture = Picture(slot.pointee.bitmap)
    else { return nil }
    return StoredBitmap(
      picture: picture, left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top),
      pixelsPerEm: size.pixelsPerEm)
  }
}

extension FT_Bitmap {
  /// Whether neither side is empty or longer than that of a glyph mask.
  fileprivate var hasSensibleSize: Bool {
    let extent = 1...GraphicsLimits.glyphMaskExtent
    return extent ~= Int(width) && extent ~= Int(rows)
  }
}

extension Picture {
  /// Creates an image from a copy of a FreeType bitmap; `nil` unless it has premultiplied colours and a sensible size.
  fileprivate convenience init?(_ source: FT_Bitmap) {
    let (width, height, stride) = (Int(source.width), Int(source.rows), Int(source.pitch))
    guard UInt32(source.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, source.hasSensibleSize, stride >= 4 * width,
      let buffer = source.buffer
    else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let line = UnsafeRawPointer(buffer + y * stride)
      for x in 0..<width {
        let pixel = line.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        bitmap.pixels[y * width + x] = UInt32(littleEndian: pixel)
      }
    }
    self.init(bitmap)
  }
}
