import CHarfBuzz

/// The metrics of a face that are needed to set lines.
struct FaceMetrics {
  /// The design units per em.
  let unitsPerEm: Int
  /// The space above the baseline, below it and between lines, in ems; all are positive.
  private(set) var ascent = 0.0, descent = 0.0, lineGap = 0.0
  /// The height of flat capital letters, and of flat lowercase letters without ascender, in ems.
  private(set) var capHeight = 0.0, xHeight = 0.0

  /// Measures a font.
  ///
  /// - Parameters:
  ///   - font: HarfBuzz's font at a scale of one unit per design unit.
  ///   - unitsPerEm: its design units per em.
  init(of font: OpaquePointer, unitsPerEm: Int) {
    self.unitsPerEm = unitsPerEm
    ascent = measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, of: font)
    descent = -measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, of: font)
    lineGap = measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, of: font)
    capHeight = measure(HB_OT_METRICS_TAG_CAP_HEIGHT, of: font)
    xHeight = measure(HB_OT_METRICS_TAG_X_HEIGHT, of: font)
  }

  /// A metric of the font in ems. Calls `hb_ot_metrics_get_position_with_fallback`.
  func measure(_ tag: hb_ot_metrics_tag_t, of font: OpaquePointer) -> Double {
    var position: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &position)
    return Double(position) / Double(unitsPerEm)
  }
}
