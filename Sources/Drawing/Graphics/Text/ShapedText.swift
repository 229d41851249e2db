import CHarfBuzz

/// The input of shaping, without the font size.
struct ShapingRequest: Hashable {
  var utf8: [UInt8]
  var typeface: Typeface
  var tabularDigits = false
  /// Whether ligatures are used. They are off for tracked text, whose glyphs must stay apart.
  var usesLigatures = true
  var script = HB_SCRIPT_LATIN
  var isRightToLeft = false
  var language: TextLanguage?
}

/// A run of one typeface, script and direction as glyphs in design units, which serve every font size.
struct ShapedText: Sendable {
  /// A glyph in design units.
  struct Glyph: Sendable {
    let id: UInt32
    /// The byte offset of the first character that the glyph represents.
    let cluster: Int32
    /// The advance, and the position relative to the pen with y pointing down, in design units.
    let advance, x, y: Int32
    /// Whether the next glyph belongs to other characters.
    let endsCluster: Bool
    /// Whether the text cannot be cut before this glyph without shaping it again (`HB_GLYPH_FLAG_UNSAFE_TO_BREAK`).
    let isUnsafe: Bool
    /// The ink bounds relative to the pen, in design units.
    let ink: Rect
  }

  /// The glyphs from left to right.
  let glyphs: [Glyph]
  /// The sum of all advances, in design units.
  let advance: Int
  /// The number of clusters.
  let clusters: Int
  /// Whether the typeface lacks some of the characters.
  let hasMissing: Bool

  /// Shapes a run. Calls `hb_shape`.
  ///
  /// - Parameters:
  ///   - request: The text, typeface and features.
  ///   - context: The surrounding text, and the run's range in it, for scripts that join across the ends of the run.
  init(_ request: ShapingRequest, context: (utf8: [UInt8], range: Range<Int>)? = nil) {
    let buffer = hb_buffer_create()!
    defer { hb_buffer_destroy(buffer) }
    let (utf8, range) = context ?? (request.utf8, 0..<request.utf8.count)
    utf8.withUnsafeBytes { raw in
      hb_buffer_add_utf8(
        buffer, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: raw.count),
        UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, request.script)
    if let language = request.language { hb_buffer_set_language(buffer, language.handle) }
    let features = Self.features(of: request, at: range.lowerBound)
    hb_shape(request.typeface.shapingFont, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    self.init(
      UnsafeBufferPointer(start: infos, count: Int(count)), UnsafeBufferPointer(start: places, count: Int(count)),
      request.typeface, start: range.lowerBound)
  }

  /// The placeholder for a character without a glyph.
  enum Placeholder {
    /// The box (`.notdef`) of a character that no font has.
    case box
    /// A blank space of the same width, for a character whose font is still being searched for.
    case blank
  }

  /// The blank glyph of an attachment, with the advance of its width.
  init(_ attachment: TextAttachment, in font: TextFont) {
    var id: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(font.typeface.shapingFont, 0x20, &id)
    let units = font.size > 0 ? attachment.width / font.size * Double(font.typeface.unitsPerEm) : 0
    let advance = Int32(clamping: Int((units.isFinite ? min(max(0, units), 1e9) : 0).rounded()))
    let glyph = Glyph(id: id, cluster: 0, advance: advance, x: 0, y: 0, endsCluster: true, isUnsafe: false, ink: .null)
    (glyphs, self.advance, clusters, hasMissing) = ([glyph], Int(advance), 1, false)
  }

  /// Creates the placeholder for one character.
  init(_ placeholder: Placeholder, of typeface: Typeface) {
    let advance = hb_font_get_glyph_h_advance(typeface.shapingFont, 0)
    var id: hb_codepoint_t = 0
    if placeholder == .blank { hb_font_get_nominal_glyph(typeface.shapingFont, 0x20, &id) }
    let glyph = Glyph(
      id: id, cluster: 0, advance: advance, x: 0, y: 0, endsCluster: true, isUnsafe: false, ink: typeface.ink(of: id))
    (glyphs, self.advance, clusters, hasMissing) = ([glyph], Int(advance), 1, false)
  }

  private init(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>, _ places: UnsafeBufferPointer<hb_glyph_position_t>,
    _ typeface: Typeface, start: Int
  ) {
    var (advance, clusters, hasMissing) = (0, 0, false)
    glyphs = typeface.withInks { ink in
      infos.indices.map { index in
        let (info, place) = (infos[index], places[index])
        let endsCluster = index + 1 == infos.count || infos[index + 1].cluster != info.cluster
        advance += Int(place.x_advance)
        if endsCluster { clusters += 1 }
        if info.codepoint == 0 { hasMissing = true }
        let ink = ink(info.codepoint)
        return Glyph(
          id: info.codepoint, cluster: Int32(clamping: Int(info.cluster) - start), advance: place.x_advance,
          x: place.x_offset, y: 0 &- place.y_offset, endsCluster: endsCluster,
          isUnsafe: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          ink: ink.isEmpty ? ink : ink.offsetBy(dx: Double(place.x_offset), dy: -Double(place.y_offset)))
      }
    }
    (self.advance, self.clusters, self.hasMissing) = (advance, clusters, hasMissing)
  }

  /// The places of the characters that contextual alternates would replace by other characters: Inter turns “3 x 4”
  /// into “3 × 4”, and “->” into an arrow. Other alternates, such as the raised colon in “12:30”, are wanted.
  private static func replacedCharacters(in utf8: [UInt8]) -> [Int] {
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
    let space = UInt8(ascii: " ")
    return utf8.indices.filter { place in
      switch utf8[place] {
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        isDigit(utf8[..<place].last { $0 != space }) && isDigit(utf8[(place + 1)...].first { $0 != space })
      case UInt8(ascii: "<"), UInt8(ascii: ">"): true
      default: false
      }
    }
  }

  /// The OpenType features of a request.
  ///
  /// - Parameter start: the place of the request's text in the text that is shaped, in bytes.
  private static func features(of request: ShapingRequest, at start: Int) -> [hb_feature_t] {
    func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t {
      let tag = (0..<4).reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t(name.utf8Start[$1]) }
      return hb_feature_t(tag: tag, value: value, start: 0, end: .max)
    }
    var features: [hb_feature_t] = []
    if request.tabularDigits { features.append(feature("tnum", 1)) }
    for place in Self.replacedCharacters(in: request.utf8) {
      var asWritten = feature("calt", 0)
      (asWritten.start, asWritten.end) = (UInt32(clamping: start + place), UInt32(clamping: start + place + 1))
      features.append(asWritten)
    }
    if !request.usesLigatures { features += [feature("liga", 0), feature("clig", 0)] }
    return features
  }
}
