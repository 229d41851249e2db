/// Every bound of this room in one place: nothing here grows with time or with what a file claims.
enum Limits {
  /// Shaped strings that are remembered, in two generations of half as many.
  static let shapedStrings = 2048
  /// Bytes of shaped strings that are remembered, in the same two generations.
  static let shapedBytes = 1 << 21
  /// The longest string that is remembered, in UTF-8 bytes.
  static let shapedStringBytes = 512
  /// Glyphs of one typeface whose bounds are remembered.
  static let glyphInks = 4096
  /// Characters whose stand-in typeface is remembered.
  static let fallbackCharacters = 4096
  /// Typefaces that stand in for others and stay open.
  static let fallbackFaces = 64
  /// Characters that no font has and that are noted.
  static let notedCharacters = 256
  /// Characters that no font has and that one message names.
  static let listedCharacters = 12
  /// Glyphs taller than this many pixels an em are drawn as paths, not through the mask cache.
  static let maskedGlyphPixels = 128.0
  /// The widest and tallest glyph mask, in pixels.
  static let glyphMaskExtent = 512
  /// Glyph masks that are remembered.
  static let glyphMasks = 4096
  /// Bytes of glyph masks that are remembered.
  static let glyphMaskBytes = 1 << 20
  /// Bytes of the masks of corners and circles that are remembered.
  static let cornerMaskBytes = 1 << 18
  /// Edges whose memory is kept between shapes.
  static let keptEdges = 1 << 14
  /// Lines that a curve is flattened into.
  static let curveSegments = 512
  /// Dashes in one stroke; a pattern that would need more is drawn solid.
  static let dashes = 1 << 12
  /// Lines in the outline of one stroke; what comes after is drawn with one line a curve or corner.
  static let strokeLines = 1 << 17
  /// Coordinates are cut off at plus and minus this many pixels.
  static let coordinate = 1_000_000.0
  /// Cells in the scratch memory of a scan: wider or taller shapes are scanned in bands.
  static let scanCells = 1 << 17
  /// Pixels in a decoded picture: 64 MiB.
  static let decodedPixels = 1 << 24
  /// Bytes of a file that holds a picture.
  static let encodedBytes = 1 << 26
  /// Bytes that libjpeg may use besides the decoded picture.
  static let decoderBytes = 1 << 27
  /// Passes in which a JPEG file builds up its picture; more only waste time.
  static let jpegScans: Int32 = 200
  /// Numbers that place a gradient or a picture: beyond, nothing is drawn.
  static let patternCoordinate = 1e9
  /// Gradients whose colours are remembered, 4 KiB each.
  static let gradientTables = 64
  /// The strongest blur, as a standard deviation in pixels; a stronger one is drawn as this.
  static let blurSigma = 128.0
  /// How far a shadow may lie from what throws it, in pixels.
  static let shadowShift = 256
  /// The largest radius and blur of rounded shadows that are remembered, in pixels.
  static let softRadius = 64.0
  /// Bytes of blurred masks that are remembered.
  static let softMaskBytes = 1 << 20
}
