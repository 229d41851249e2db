import CHarfBuzz

/// A shaped run of a paragraph in one span, typeface, script and direction.
struct TextItem {
  /// The byte range in the paragraph.
  let bytes: Range<Int>
  /// The index of its span.
  let span: Int
  /// The font. Its typeface can be a fallback instead of the span's own.
  let font: TextFont
  /// The embedding level; even levels run from left to right.
  let level: UInt8
  let script: hb_script_t
  let language: TextLanguage?
  let shaped: ShapedText
  /// Whether the run is the attachment of its span.
  var isAttachment = false

  /// The factor from design units to points.
  var scale: Double { font.size / Double(font.typeface.unitsPerEm) }
  /// The advance of the whole run, in points.
  var width: Double { Double(shaped.advance) * scale + Double(shaped.clusters) * font.tracking }

  /// The glyphs of a byte range, from left to right. The range is shaped again if the run cannot be cut there.
  func glyphs(of range: Range<Int>, in utf8: [UInt8]) -> ArraySlice<ShapedText.Glyph> {
    glyphsWithBase(of: range, in: utf8).glyphs
  }

  /// The glyphs of a byte range, from left to right, and the byte of the paragraph that their clusters count from.
  func glyphsWithBase(
    of range: Range<Int>, in utf8: [UInt8]
  ) -> (glyphs: ArraySlice<ShapedText.Glyph>, base: Int) {
    if range == bytes { return (shaped.glyphs[...], bytes.lowerBound) }
    guard isCuttable(at: range.lowerBound), isCuttable(at: range.upperBound) else {
      return (ShapingCache.shared.shape(request(for: range, in: utf8)).glyphs[...], range.lowerBound)
    }
    let wanted = (range.lowerBound - bytes.lowerBound)..<(range.upperBound - bytes.lowerBound)
    guard let first = shaped.glyphs.firstIndex(where: { wanted.contains(Int($0.cluster)) }),
      let last = shaped.glyphs.lastIndex(where: { wanted.contains(Int($0.cluster)) })
    else { return ([], bytes.lowerBound) }
    return (shaped.glyphs[first...last], bytes.lowerBound)
  }

  /// Whether the run can be cut before a byte without shaping it again.
  private func isCuttable(at index: Int) -> Bool {
    if index == bytes.lowerBound || index == bytes.upperBound { return true }
    let offset = Int32(index - bytes.lowerBound)
    return shaped.glyphs.first { $0.cluster == offset }.map { !$0.isUnsafe } ?? false
  }

  /// The request to shape a part of the run by itself.
  private func request(for range: Range<Int>, in utf8: [UInt8]) -> ShapingRequest {
    ShapingRequest(
      utf8: Array(utf8[range]), typeface: font.typeface, tabularDigits: font.tabularDigits,
      usesLigatures: font.tracking == 0, script: script, isRightToLeft: level & 1 == 1, language: language)
  }
}
