import CHarfBuzz

/// A string without line breaks as glyphs at their places, in points.
struct ShapedText {
  /// The glyphs from left to right, the pen's places counted from the start of the text.
  let glyphs: [GlyphRun.Glyph]
  /// For each glyph the offset in UTF-8 bytes of the first character that it stands for.
  let clusters: [Int]
  /// For each glyph how far it moves the pen.
  let advances: [Float]
  /// For each glyph its ink relative to the pen.
  let inks: [Rect]
  /// The sum of all advances.
  let width: Double
  /// The bounds of all ink.
  let ink: Rect

  /// Shapes UTF-8 with HarfBuzz: `hb_shape` in design units, scaled to points here.
  init(utf8: [UInt8], font: TextFont) {
    let buffer = hb_buffer_create()!
    defer { hb_buffer_destroy(buffer) }
    utf8.withUnsafeBytes { raw in
      let length = Int32(clamping: raw.count)
      hb_buffer_add_utf8(buffer, raw.baseAddress?.assumingMemoryBound(to: CChar.self), length, 0, length)
    }
    hb_buffer_guess_segment_properties(buffer)
    let features = Self.features(of: font)
    hb_shape(font.typeface.shapingFont, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    self.init(
      UnsafeBufferPointer(start: infos, count: Int(count)), UnsafeBufferPointer(start: places, count: Int(count)), font)
  }

  private init(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>, _ places: UnsafeBufferPointer<hb_glyph_position_t>, _ font: TextFont
  ) {
    let scale = font.size / Double(font.typeface.unitsPerEm)
    var (glyphs, clusters, advances, inks) = ([GlyphRun.Glyph](), [Int](), [Float](), [Rect]())
    glyphs.reserveCapacity(infos.count)
    clusters.reserveCapacity(infos.count)
    advances.reserveCapacity(infos.count)
    inks.reserveCapacity(infos.count)
    var (pen, bounds) = (0.0, Rect.null)
    for (index, (info, place)) in zip(infos, places).enumerated() {
      let endsCluster = index + 1 == infos.count || infos[index + 1].cluster != info.cluster
      let advance = Double(place.x_advance) * scale + (endsCluster ? font.tracking : 0)
      let offset = Point(x: Double(place.x_offset) * scale, y: -Double(place.y_offset) * scale)
      let ink = font.typeface.ink(of: info.codepoint).scaled(by: scale).offsetBy(dx: offset.x, dy: offset.y)
      glyphs.append(GlyphRun.Glyph(id: info.codepoint, x: Float(pen + offset.x), y: Float(offset.y)))
      clusters.append(Int(info.cluster))
      advances.append(Float(advance))
      inks.append(ink)
      if !ink.isEmpty { bounds = bounds.union(ink.offsetBy(dx: pen, dy: 0)) }
      pen += advance
    }
    (self.glyphs, self.clusters, self.advances, self.inks) = (glyphs, clusters, advances, inks)
    (self.width, self.ink) = (pen, bounds)
  }

  private static func features(of font: TextFont) -> [hb_feature_t] {
    func feature(_ a: Character, _ b: Character, _ c: Character, _ d: Character, _ value: UInt32) -> hb_feature_t {
      let tag = [a, b, c, d].reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1.asciiValue!) }
      return hb_feature_t(tag: tag, value: value, start: 0, end: .max)
    }
    var features: [hb_feature_t] = []
    if font.tabularDigits { features.append(feature("t", "n", "u", "m", 1)) }
    if font.tracking != 0 { features += [feature("l", "i", "g", "a", 0), feature("c", "l", "i", "g", 0)] }
    return features
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
