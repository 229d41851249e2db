/// Text set in lines: broken to a width, cut to a number of lines, aligned.
///
///     let layout = TextLayout("Connect the iron to start", font: body, width: 120, lineLimit: 2)
///     for run in layout.runs(at: Point(x: 20, y: 40)) { list.append(DisplayItem(.glyphs(run), paint: .color(.black))) }
///
/// Lines break at newlines and, when a width is given, at spaces; a word that is wider on its own is broken inside.
/// Text that is cut off ends with an ellipsis. Shaped strings are remembered, so measuring again is cheap.
public struct TextLayout: Hashable, Sendable {
  /// A line and its place.
  public struct Line: Hashable, Sendable {
    /// The glyphs.
    public let text: TextLine
    /// The line's start on its baseline, counted from the layout's top left corner.
    public let start: Point
  }

  /// The lines from top to bottom, at least one: empty text keeps the height of a line.
  public let lines: [Line]
  /// As wide as the widest line and as high as all lines, in points.
  public let size: Size
  /// Whether some of the text was cut off.
  public let isTruncated: Bool

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - width: The most that a line may take, in points; `nil` breaks at newlines only.
  ///   - lineLimit: The most lines to set; `nil` sets all.
  ///   - alignment: Where shorter lines stand within the widest one.
  public init(
    _ text: String, font: TextFont, width: Double? = nil, lineLimit: Int? = nil, alignment: LineAlignment = .leading
  ) {
    var setter = LineSetter(
      font: font, width: width.flatMap { $0.isFinite ? max(0, $0) : nil }, limit: max(1, lineLimit ?? .max))
    setter.set(text)
    let widest = setter.lines.reduce(0) { max($0, $1.width) }
    lines = setter.lines.enumerated().map { index, line in
      let free = (widest - line.width) * alignment.leadingShare
      return Line(text: line, start: Point(x: free, y: Double(index) * font.lineHeight + font.ascent))
    }
    size = Size(width: widest, height: Double(setter.lines.count) * font.lineHeight)
    isTruncated = setter.isTruncated
  }

  /// Distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double { lines.first?.start.y ?? 0 }
  /// Distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double { lines.last?.start.y ?? 0 }

  /// All glyph runs, with the layout's top left corner at a point.
  public func runs(at corner: Point) -> [GlyphRun] {
    lines.flatMap { $0.text.runs(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }
}

/// Cuts text into lines until there is no more, or no more room.
private struct LineSetter {
  let font: TextFont
  let width: Double?
  let limit: Int
  var lines: [TextLine] = []
  var isTruncated = false

  mutating func set(_ text: String) {
    let paragraphs = Self.paragraphs(of: text)
    for (index, utf8) in paragraphs.enumerated() where !isTruncated {
      set(Paragraph(utf8: utf8, font: font), length: utf8.count, isLast: index + 1 == paragraphs.count)
    }
  }

  private mutating func set(_ paragraph: Paragraph, length: Int, isLast: Bool) {
    let ranges = width.map(paragraph.lines(fitting:)) ?? [0..<length]
    for (index, range) in ranges.enumerated() {
      let isEnd = isLast && index + 1 == ranges.count
      if lines.count + 1 == limit, !isEnd {
        lines.append(paragraph.truncatedLine(range.lowerBound..<length, fitting: width))
        isTruncated = true
        return
      }
      lines.append(paragraph.line(range))
    }
  }

  /// The text between newlines; other control characters, which no font draws, become spaces.
  private static func paragraphs(of text: String) -> [[UInt8]] {
    let newline = UInt8(ascii: "\n")
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return [Array(text.utf8)] }
    return text.utf8.split(separator: newline, omittingEmptySubsequences: false).map { paragraph in
      let bytes = paragraph.last == UInt8(ascii: "\r") ? paragraph.dropLast() : paragraph
      return bytes.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
    }
  }
}
