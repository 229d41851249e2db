/// The UTF-8 bytes of a text, and the span that each belongs to.
struct StyledText {
  /// Consecutive bytes of one span.
  struct Stretch: Hashable {
    var bytes: Range<Int>
    let span: Int
  }

  private(set) var utf8: [UInt8] = []
  /// The stretches in order. A stretch is empty only if the whole text is empty.
  private(set) var stretches: [Stretch] = []

  init() {}

  /// Concatenates the text of all spans.
  init(_ spans: [TextSpan]) {
    for (index, span) in spans.enumerated() { append(span.text.utf8, span: index) }
  }

  /// The length in bytes.
  var count: Int { utf8.count }

  /// Appends characters of a span.
  mutating func append(_ more: some Collection<UInt8>, span: Int) {
    let start = utf8.count
    utf8.append(contentsOf: more)
    if let last = stretches.last, last.span == span || last.bytes.isEmpty {
      stretches[stretches.count - 1] = Stretch(
        bytes: last.bytes.lowerBound..<utf8.count, span: more.isEmpty ? last.span : span)
    } else if start < utf8.count || stretches.isEmpty {
      stretches.append(Stretch(bytes: start..<utf8.count, span: span))
    }
  }

  /// Appends another text with its spans.
  mutating func append(_ other: StyledText) {
    for stretch in other.stretches { append(other.utf8[stretch.bytes], span: stretch.span) }
  }

  /// The part of the text in a byte range.
  subscript(range: Range<Int>) -> StyledText {
    if range == 0..<count { return self }
    var part = StyledText()
    for stretch in stretches.overlapping(range, \.bytes) {
      part.append(utf8[stretch.bytes.clamped(to: range)], span: stretch.span)
    }
    if part.stretches.isEmpty { part.append([], span: span(at: range.lowerBound)) }
    return part
  }

  /// The span of a byte; at the end, that of the last byte.
  func span(at index: Int) -> Int {
    let stretch = stretches.firstSorted { $0.bytes.upperBound > index }
    return stretches.isEmpty ? 0 : stretches[min(stretch, stretches.count - 1)].span
  }

  /// The byte offsets of the grapheme clusters (UAX #29), and the length of the text.
  func characterBoundaries() -> [Int] {
    if isPlain { return (0..<count).filter { utf8[$0] & 0xc0 != 0x80 } + [count] }
    var (boundaries, end) = ([0], 0)
    for character in String(decoding: utf8, as: UTF8.self) {
      end += character.utf8.count
      boundaries.append(end)
    }
    return boundaries
  }

  /// Whether the text has only Latin letters and common symbols from left to right, each a separate cluster: U+0000
  /// to U+02FF, dashes, quotation marks and the ellipsis (U+2010 to U+2027), U+202F to U+203F, currency symbols
  /// (U+20A0 to U+20BF), letter-like symbols (U+2100 to U+213F), arrows and mathematical operators (U+2190 to
  /// U+22FF).
  var isPlain: Bool {
    var index = 0
    while index < utf8.count {
      if utf8[index] < 0xcc {
        index += 1
        continue
      }
      guard utf8[index] == 0xe2, index + 2 < utf8.count else { return false }
      switch (utf8[index + 1], utf8[index + 2]) {
      case (0x80, 0x90...0xa7), (0x80, 0xaf...0xbf), (0x82, 0xa0...0xbf), (0x84, _), (0x86, 0x90...0xbf),
        (0x87...0x8b, _):
        index += 3
      default: return false
      }
    }
    return true
  }

  /// The paragraphs between line ends. Control characters, which have no glyphs, are replaced by spaces.
  func paragraphs() -> [StyledText] {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0xe2 }) else { return [self] }
    var (result, start) = ([StyledText](), 0)
    var index = 0
    while index < count {
      let length = lineEnd(at: index)
      if length > 0 { result.append(self[start..<index].withoutControls()) }
      if length > 0 { start = index + length }
      index += max(1, length)
    }
    result.append(self[start..<count].withoutControls())
    return result
  }

  /// The length in bytes of the line end at an offset: a line feed, a carriage return with line feed, U+2028 or
  /// U+2029; 0 if there is none.
  private func lineEnd(at index: Int) -> Int {
    switch utf8[index] {
    case 0x0a: 1
    case 0x0d where index + 1 < count && utf8[index + 1] == 0x0a: 2
    case 0xe2 where index + 2 < count && utf8[index + 1] == 0x80 && (0xa8...0xa9).contains(utf8[index + 2]): 3
    default: 0
    }
  }

  /// The text with control characters replaced by spaces.
  private func withoutControls() -> StyledText {
    var copy = self
    for index in copy.utf8.indices where copy.utf8[index] < 0x20 { copy.utf8[index] = UInt8(ascii: " ") }
    return copy
  }
}
