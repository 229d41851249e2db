/// All limits of this module: no memory grows with time or with what a file claims.
enum GraphicsLimits {
  /// The number of shaped strings in the cache, in two generations of half as many.
  static let shapedStrings = 2048
  /// The size of the shaped strings in the cache in bytes, in the same two generations.
  static let shapedBytes = 1 << 21
  /// The longest run that is shaped at once, in UTF-8 bytes.
  static let shapedRunBytes = 2048
  /// The longest string that is cached, in UTF-8 bytes.
  static let shapedStringBytes = 512
  /// The number of glyph bounds cached for one typeface.
  static let glyphInks = 4096
  /// The number of characters for which the fallback typeface is cached.
  static let fallbackCharacters = 4096
  /// The number of fallback typefaces that stay open.
  static let fallbackFaces = 64
  /// The part of a font file that is read ahead, in bytes.
  static let fontBytesReadAhead = 64 << 20
  /// The number of characters without a font that are recorded.
  static let notedCharacters = 256
  /// The number of characters without a font that one message lists.
  static let listedCharacters = 12
  /// The largest em size in pixels of glyphs drawn from cached masks; larger ones are filled as paths.
  static let maskedGlyphPixels = 128.0
  /// The number of glyphs of which one glyph may consist.
  static let glyphParts = 256
  /// The largest width and height of a glyph mask, in pixels.
  static let glyphMaskExtent = 512
  /// The number of glyph masks in the cache.
  static let glyphMasks = 4096
  /// The size of the glyph masks in the cache, in bytes.
  static let glyphMaskBytes = 1 << 20
  /// The size of the cached images of one typeface's coloured glyphs, in bytes.
  static let colorGlyphBytes = 1 << 20
  /// The size of the masks of corners and circles in the cache, in bytes.
  static let cornerMaskBytes = 1 << 18
  /// The size of the masks of paths in the cache with their paths, in bytes.
  static let pathMaskBytes = 1 << 18
  /// The number of masks of paths in the cache, a power of two as the next one.
  static let pathMasks = 512
  /// The number of remembered paths that were drawn without a mask.
  static let seenPaths = 1024
  /// The largest width and height of a path with a mask, in pixels.
  static let pathMaskExtent = 512
  /// The largest number of elements of a path with a mask.
  static let pathMaskElements = 512
  /// The number of pixels from which a mask stores only the covered pixels.
  static let pathMaskPixels = 1 << 12
  /// The size of the largest mask of a path, in bytes.
  static let largestPathMaskBytes = 1 << 16
  /// The number of edges for which memory is kept between shapes.
  static let keptEdges = 1 << 14
  /// The largest number of lines into which a curve is flattened.
  static let curveSegments = 512
  /// The largest number of dashes in one stroke; a pattern that needs more is drawn solid.
  static let dashes = 1 << 12
  /// The largest number of lines for the curves of one stroke, and for the arcs of each of its outlines; beyond it,
  /// each curve or arc becomes a single line.
  static let strokeLines = 1 << 17
  /// The largest magnitude of a coordinate in pixels; others are clamped.
  static let coordinate = 1_000_000.0
  /// The largest magnitude of a coordinate in pixels of an outline that is drawn: the sums of flattening stay finite.
  static let outlineCoordinate = 1e300
  /// The largest magnitude of the numbers of a stroke that is drawn, and of its transform: their products stay finite.
  static let strokeNumber = 1e100
  /// The number of cells in the memory of a scan: larger shapes are scanned in bands.
  static let scanCells = 1 << 17
  /// The largest number of pixels in a decoded image: 64 MiB.
  static let decodedPixels = 1 << 24
  /// The largest image file, in bytes.
  static let encodedBytes = 1 << 26
  /// The memory that libjpeg may use besides the decoded image, in bytes.
  static let decoderBytes = 1 << 27
  /// The largest number of scans in a progressive JPEG file; a file with more would only cost time.
  static let jpegScans: Int32 = 200
  /// The largest magnitude of the coordinates of a gradient or image; beyond it, nothing is drawn.
  static let patternCoordinate = 1e9
  /// The number of gradients whose colour tables are cached, 4 KiB each.
  static let gradientTables = 64
  /// The largest standard deviation of a blur in pixels; a larger one is reduced to it.
  static let blurSigma = 128.0
  /// The largest offset of a shadow in pixels.
  static let shadowShift = 256
  /// The largest radius and standard deviation of blurred rectangles that are cached, in pixels.
  static let softRadius = 64.0
  /// The size of the blurred masks in the cache, in bytes.
  static let softMaskBytes = 1 << 20
  /// The number of pixels from which several processors draw or copy.
  static let sharedPixels = 1_000_000
  /// The number of pixels that each processor draws at a time, where a drawing may be interrupted.
  static let bandPixels = 1 << 17
  /// The greatest number of processors that draw at once. Each has its own masks, and all share one memory bus.
  static let processors = 8
}
