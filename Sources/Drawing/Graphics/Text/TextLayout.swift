/// Text set in lines: broken to a width, truncated to a number of lines, and aligned.
///
///     let layout = TextLayout("Connect the iron to start", font: body, width: 120, lineLimit: 2)
///     for run in layout.runs(at: Point(x: 20, y: 40)) { list.append(DisplayItem(.glyphs(run), paint: .color(.black))) }
///
/// Lines are broken at newlines and, if a width is given, at the opportunities of the Unicode Line Breaking Algorithm
/// (UAX #14). A word that is wider than a line is broken or truncated, according to the style. Truncated text ends
/// with an ellipsis. Mixed directions follow UAX #9. Shaped strings are cached independently of the font size, so
/// repeated measuring is cheap.
public struct TextLayout: Hashable, Sendable {
  /// A line and its position.
  public struct Line: Hashable, Sendable {
    /// The glyphs and decorations of the line.
    public let text: TextLine
    /// The start of the line on its baseline, relative to the layout's top left corner, in points.
    public let start: Point
    /// The offset of the line in the whole text, in UTF-8 bytes.
    public let offset: Int
  }

  /// The lines from top to bottom, at least one: empty text has one empty line.
  public let lines: [Line]
  /// The width of the widest line and the height of all lines, in points.
  public let size: Size
  /// Whether some of the text was truncated.
  public let isTruncated: Bool
  /// Whether a word was broken because it is wider than a line.
  public let hasBrokenWords: Bool
  /// Whether the first paragraph runs from right to left.
  public let isRightToLeft: Bool
  /// The factor that was applied to all fonts to make the text fit, at most 1.
  public let scale: Double

  /// Sets text in one font.
  ///
  /// - Parameters:
  ///   - width: The largest width of a line in points; `nil` breaks lines only at newlines.
  ///   - lineLimit: The largest number of lines; `nil` for no limit.
  ///   - alignment: The alignment of shorter lines within the widest one.
  public init(
    _ text: String, font: TextFont, width: Double? = nil, lineLimit: Int? = nil, alignment: LineAlignment = .leading
  ) {
    self.init(
      [TextSpan(text, font: font)], style: ParagraphStyle(alignment: alignment), width: width, lineLimit: lineLimit)
  }

  /// Sets several spans as one text.
  ///
  /// - Parameters:
  ///   - width: The largest width of a line in points; `nil` breaks lines only at newlines.
  ///   - height: The largest height of all lines in points; one line is always set.
  ///   - lineLimit: The largest number of lines; `nil` for no limit.
  ///   - minimumScale: The smallest factor for all fonts before text is truncated or a word is broken, such as 0.5.
  /// - Precondition: There is at least one span.
  public init(
    _ spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), width: Double? = nil, height: Double? = nil,
    lineLimit: Int? = nil, minimumScale: Double = 1
  ) {
    precondition(!spans.isEmpty, "a text layout needs at least one span")
    let fitter = TextFitter(
      spans: spans, style: style, width: width.flatMap { $0.isFinite ? max(0, $0) : nil },
      height: height.flatMap { $0.isFinite ? max(0, $0) : nil }, limit: max(1, lineLimit ?? .max))
    let (setter, scale) = fitter.fit(minimumScale: minimumScale)
    let widest = setter.lines.reduce(0) { max($0, $1.width) }
    var (lines, top) = ([Line](), 0.0)
    lines.reserveCapacity(setter.lines.count)
    for (index, line) in setter.lines.enumerated() {
      if index > 0 { top += style.lineSpacing }
      let free = (widest - line.width) * style.alignment.leadingShare
      lines.append(
        Line(text: line, start: Point(x: free, y: top + line.ascent), offset: setter.starts[index]))
      top += line.height
    }
    self.lines = lines
    self.scale = scale
    size = Size(width: widest, height: top)
    (isTruncated, hasBrokenWords) = (setter.isTruncated, setter.hasBrokenWords)
    isRightToLeft = setter.isRightToLeft
  }

  /// The distance of the first baseline from the top, in points.
  public var firstBaseline: Double { lines.first?.start.y ?? 0 }
  /// The distance of the last baseline from the top, in points.
  public var lastBaseline: Double { lines.last?.start.y ?? 0 }

  /// All glyph runs, for a layout whose top left corner is at a point.
  public func runs(at corner: Point) -> [GlyphRun] {
    lines.flatMap { $0.text.runs(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }

  /// All glyph runs with the index of their spans, for a layout whose top left corner is at a point.
  public func pieces(at corner: Point) -> [TextPiece] {
    lines.flatMap { $0.text.pieces(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }

  /// All underlines and strikethroughs, for a layout whose top left corner is at a point.
  public func decorations(at corner: Point) -> [TextDecoration] {
    lines.flatMap { $0.text.decorations(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }
}
