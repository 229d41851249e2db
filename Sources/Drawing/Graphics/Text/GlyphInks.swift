/// The bounds of glyphs by their number, at most ``GraphicsLimits/glyphInks`` of them.
struct GlyphInks {
  /// For each low glyph number the index of its bounds, counted from 1; 0 for none. Most glyphs of alphabets are found
  /// here without hashing.
  private var places: [UInt16] = []
  private var low: [Rect] = []
  private var high: [UInt32: Rect] = [:]

  /// The first number that is looked up by hashing.
  private static let lowEnd: UInt32 = 4096

  /// The bounds of a glyph; `nil` if they are not known.
  subscript(glyph: UInt32) -> Rect? {
    get {
      guard glyph < Self.lowEnd else { return high[glyph] }
      guard glyph < places.count, places[Int(glyph)] > 0 else { return nil }
      return low[Int(places[Int(glyph)]) - 1]
    }
    set {
      guard let newValue else { return }
      if low.count + high.count >= GraphicsLimits.glyphInks { self = GlyphInks() }
      guard glyph < Self.lowEnd else { return high[glyph] = newValue }
      while places.count <= glyph { places.append(0) }
      if places[Int(glyph)] > 0 { return low[Int(places[Int(glyph)]) - 1] = newValue }
      low.append(newValue)
      places[Int(glyph)] = UInt16(low.count)
    }
  }
}
