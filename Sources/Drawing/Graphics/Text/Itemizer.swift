import CHarfBuzz

/// Splits a paragraph into runs that can be shaped: by span, direction, script and typeface (itemization).
struct Itemizer {
  let text: StyledText
  let spans: [TextSpan]
  let direction: TextDirection
  let language: TextLanguage?
  private(set) var items: [TextItem] = []
  /// The embedding level of the paragraph: 0 from left to right, 1 from right to left.
  private(set) var baseLevel: UInt8 = 0
  /// The bytes at which characters begin, and the length of the text. They are computed once a run is too long and has
  /// to be cut.
  private var boundaries: [Int] = []

  /// Splits a paragraph into runs, and shapes them.
  init(_ text: StyledText, spans: [TextSpan], style: ParagraphStyle) {
    self.text = text
    self.spans = spans
    direction = style.direction
    language = style.language.flatMap(TextLanguage.init)
    if direction == .rightToLeft || !text.isPlain || !itemizePlain() { itemizeAny() }
  }

  /// A fast path for ``StyledText/isPlain`` text: one item per span.
  ///
  /// - Returns: Whether the typefaces have all characters.
  private mutating func itemizePlain() -> Bool {
    items.reserveCapacity(text.stretches.count)
    for stretch in text.stretches where !stretch.bytes.isEmpty {
      let run = Run(
        bytes: stretch.bytes, span: stretch.span, level: 0, script: HB_SCRIPT_LATIN,
        typeface: spans[stretch.span].font.typeface)
      let first = items.count
      append(run)
      if items[first...].contains(where: \.shaped.hasMissing) { return false }
    }
    return true
  }

  /// Splits any text: runs the bidirectional algorithm, and chooses a typeface for each character.
  private mutating func itemizeAny() {
    items.removeAll()
    let (scalars, offsets) = decoded()
    let bidi = Bidi(scalars, direction: direction)
    baseLevel = bidi.base
    let scripts = Self.scripts(of: scalars)
    var chooser = FaceChooser(language: language)
    var (run, index) = (Run?.none, 0)
    for stretch in text.stretches where !stretch.bytes.isEmpty {
      let font = spans[stretch.span].font
      for character in String(decoding: text.utf8[stretch.bytes], as: UTF8.self) {
        let count = character.unicodeScalars.count
        let all = index..<(index + count)
        var next = Run(
          bytes: offsets[index]..<offsets[index + count], span: stretch.span, level: bidi.levels[index],
          script: scripts[index], typeface: font.typeface)
        if spans[stretch.span].attachment != nil, scalars[index] == 0xFFFC {
          next.isAttachment = true
        } else {
          switch chooser.face(for: scalars[all], script: scripts[index], font: font) {
          case .face(let face): next.typeface = face
          case .missing: next.placeholder = .box
          case .pending: next.placeholder = .blank
          }
        }
        if let last = run, let joined = last.joined(with: next) {
          run = joined
        } else {
          if let last = run { append(last) }
          run = next
        }
        index += count
      }
    }
    if let run { append(run) }
  }

  /// A run that is still being extended.
  private struct Run {
    var bytes: Range<Int>
    let span: Int
    let level: UInt8
    let script: hb_script_t
    var typeface: Typeface
    /// The placeholder for a character that the typeface lacks.
    var placeholder: ShapedText.Placeholder?
    /// Whether the character stands for the attachment of its span.
    var isAttachment = false

    /// The run extended by the next one; `nil` if their properties differ.
    func joined(with next: Run) -> Run? {
      guard span == next.span, level == next.level, script == next.script, typeface == next.typeface,
        placeholder == nil,
        next.placeholder == nil, !isAttachment, !next.isAttachment
      else { return nil }
      var run = self
      run.bytes = bytes.lowerBound..<next.bytes.upperBound
      return run
    }
  }

  /// Shapes a run and appends it.
  private mutating func append(_ run: Run) {
    var font = spans[run.span].font
    font.typeface = run.typeface
    if run.isAttachment, let attachment = spans[run.span].attachment {
      let item = TextItem(
        bytes: run.bytes, span: run.span, font: font, level: run.level, script: run.script, language: language,
        shaped: ShapedText(attachment, in: font), isAttachment: true)
      return items.append(item)
    }
    for bytes in run.placeholder == nil ? parts(of: run.bytes) : [run.bytes] {
      var part = run
      part.bytes = bytes
      items.append(
        TextItem(
          bytes: bytes, span: run.span, font: font, level: run.level, script: run.script, language: language,
          shaped: run.placeholder.map { ShapedText($0, of: run.typeface) } ?? shape(part, font)))
    }
  }

  /// The parts of a run that are shaped one by one, each at most as long as ``GraphicsLimits/shapedRunBytes``: HarfBuzz
  /// takes quadratic time for some texts. A run is cut after a space or, without one, between two characters.
  private mutating func parts(of run: Range<Int>) -> [Range<Int>] {
    if run.count <= GraphicsLimits.shapedRunBytes { return [run] }
    if boundaries.isEmpty { boundaries = text.characterBoundaries() }
    var (parts, start) = ([Range<Int>](), run.lowerBound)
    while run.upperBound - start > GraphicsLimits.shapedRunBytes {
      let end = cut(in: start..<(start + GraphicsLimits.shapedRunBytes))
      parts.append(start..<end)
      start = end
    }
    return parts + [start..<run.upperBound]
  }

  /// The last good place to cut a text in the second half of a range of several characters.
  private func cut(in range: Range<Int>) -> Int {
    let first = boundaries.firstSorted { $0 > range.lowerBound }
    let places = boundaries[first..<boundaries.firstSorted { $0 > range.upperBound }]
    let middle = range.lowerBound + range.count / 2
    if let place = places.last(where: { text.utf8[$0 - 1] == UInt8(ascii: " ") }), place > middle { return place }
    if let place = places.last { return place }
    // A character with hundreds of marks.
    return range.upperBound - text.utf8[...range.upperBound].reversed().prefix { $0 & 0xc0 == 0x80 }.count
  }

  /// Shapes a run, from the cache if its context does not matter.
  private func shape(_ run: Run, _ font: TextFont) -> ShapedText {
    let request = ShapingRequest(
      utf8: run.bytes.count == text.count ? text.utf8 : Array(text.utf8[run.bytes]), typeface: font.typeface,
      tabularDigits: font.tabularDigits, usesLigatures: font.tracking == 0, script: run.script,
      isRightToLeft: run.level & 1 == 1, language: language)
    // In joining scripts the shape of a glyph depends on the text beyond the run, which is not part of the cache's
    // key.
    let isJoining = run.script == HB_SCRIPT_ARABIC || run.script == HB_SCRIPT_SYRIAC || run.script == HB_SCRIPT_NKO
    guard isJoining, touchesLetters(run.bytes) else { return ShapingCache.shared.shape(request) }
    return ShapedText(request, context: (text.utf8, run.bytes))
  }

  /// Whether a run is adjacent to a character other than a space.
  private func touchesLetters(_ bytes: Range<Int>) -> Bool {
    let space = UInt8(ascii: " ")
    return bytes.lowerBound > 0 && text.utf8[bytes.lowerBound - 1] != space
      || bytes.upperBound < text.count && text.utf8[bytes.upperBound] != space
  }

  /// The characters, and the byte offset of each, with the length of the text at the end.
  private func decoded() -> (scalars: [UInt32], offsets: [Int]) {
    var (scalars, offsets, end) = ([UInt32](), [Int](), 0)
    for scalar in String(decoding: text.utf8, as: UTF8.self).unicodeScalars {
      scalars.append(scalar.value)
      offsets.append(end)
      end += UTF8.width(scalar)
    }
    return (scalars, offsets + [end])
  }

  /// The script of each character. Common and inherited characters take the script of a neighbour (UAX #24). Calls
  /// `hb_unicode_script`.
  private static func scripts(of scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts = scalars.map { hb_unicode_script(functions, $0) }
    func isCommon(_ script: hb_script_t) -> Bool {
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }
    var last = scripts.first { !isCommon($0) } ?? HB_SCRIPT_LATIN
    for index in scripts.indices {
      if isCommon(scripts[index]) { scripts[index] = last } else { last = scripts[index] }
    }
    return scripts
  }
}
