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
    let (start, end) = (place(of: range.lowerBound), place(of: range.upperBound))
    return (shaped.glyphs[min(start, end)..<max(start, end)], bytes.lowerBound)
  }

  /// The border, from left to right, between the glyphs of the characters before a byte and those of the others. Clusters
  /// ascend, or descend in a run from right to left.
  private func place(of index: Int) -> Int {
    let offset = index - bytes.lowerBound
    return isRightToLeft
      ? shaped.glyphs.firstSorted { $0.cluster < offset } : shaped.glyphs.firstSorted { $0.cluster >= offset }
  }

  private var isRightToLeft: Bool { level & 1 == 1 }

  /// Whether the run can be cut before a byte without shaping it again.
  private func isCuttable(at index: Int) -> Bool {
    if index == bytes.lowerBound || index == bytes.upperBound { return true }
    let offset = index - bytes.lowerBound
    let first = isRightToLeft ? shaped.glyphs.firstSorted { $0.cluster <= offset } : place(of: index)
    guard first < shaped.glyphs.count, shaped.glyphs[first].cluster == offset else { return false }
    return !shaped.glyphs[first].isUnsafe
  }

  /// The request to shape a part of the run by itself.
  private func request(for range: Range<Int>, in utf8: [UInt8]) -> ShapingRequest {
    ShapingRequest(
      utf8: Array(utf8[range]), typeface: font.typeface, tabularDigits: font.tabularDigits,
      usesLigatures: font.tracking == 0, script: script, isRightToLeft: isRightToLeft, language: language)
  }
}
