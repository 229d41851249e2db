import Synchronization

/// The glyphs of a typeface that have their own colours, as images for the sizes at which they are drawn.
///
/// The font has each glyph as a bitmap of one or a few sizes. An image for a smaller size is computed from it once, when
/// it is first drawn. If the cache is full it is emptied: the same glyph always gives the same pixels.
final class ColorGlyphs: Sendable {
  /// An image of a glyph and its position.
  struct Glyph {
    let picture: Picture
    /// The left and top edges relative to the pen, in pixels of the image with y pointing down.
    let left, top: Int
    /// The em size that the image is for, in its pixels.
    let pixelsPerEm: Double

    /// The pixels that the image covers if the pen is at the origin.
    var frame: Rect {
      Rect(x: Double(left), y: Double(top), width: Double(picture.width), height: Double(picture.height))
    }
  }

  private struct Key: Hashable {
    let glyph: UInt32
    /// The em size in 1/64 pixel.
    let size: Int
  }

  private struct State {
    var known: [Key: Glyph?] = [:]
    var bytes = 0

    mutating func note(_ glyph: Glyph?, for key: Key) {
      let size = glyph.map { $0.picture.width * $0.picture.height * 4 } ?? 0
      if bytes + size > GraphicsLimits.colorGlyphBytes || known.count >= GraphicsLimits.glyphMasks { self = State() }
      known[key] = .some(glyph)
      bytes += size
    }
  }

  private let state = Mutex(State())

  /// The size of the cached images in bytes.
  var rememberedBytes: Int { state.withLock { $0.bytes } }

  /// The image of a glyph for an em size: of exactly this size, or the font's own bitmap if that is smaller. `nil` if the
  /// font has no bitmap of the glyph.
  func glyph(_ id: UInt32, pixelsPerEm size: Double, of typeface: Typeface) -> Glyph? {
    guard let stored = typeface.outlines.withLock({ $0.bitmapSize(for: size) }) else { return nil }
    let own = Key(glyph: id, size: Int((stored.pixelsPerEm * 64).rounded()))
    let key = Key(glyph: id, size: min(own.size, Int((size * 64).rounded())))
    return state.withLock { state in
      if let known = state.known[key] { return known }
      var glyph = Self.read(id, stored, of: typeface)
      if key != own { glyph = glyph?.reduced(toPixelsPerEm: Double(key.size) / 64) }
      state.note(glyph, for: key)
      return glyph
    }
  }

  /// Reads a bitmap of the font.
  private static func read(_ id: UInt32, _ size: (index: Int, pixelsPerEm: Double), of typeface: Typeface) -> Glyph? {
    typeface.outlines.withLock { $0.bitmap(of: id, size: size) }.map {
      Glyph(picture: $0.picture, left: $0.left, top: $0.top, pixelsPerEm: $0.pixelsPerEm)
    }
  }
}

extension ColorGlyphs.Glyph {
  /// The glyph as an image for a smaller em size.
  fileprivate func reduced(toPixelsPerEm size: Double) -> ColorGlyphs.Glyph {
    let scale = size / pixelsPerEm
    let rect = frame.applying(Transform(scaleX: scale, y: scale))
    let pixels = PixelRect(covering: rect)
    return ColorGlyphs.Glyph(
      picture: picture.reduced(to: rect, in: pixels), left: pixels.minX, top: pixels.minY, pixelsPerEm: size)
  }
}
