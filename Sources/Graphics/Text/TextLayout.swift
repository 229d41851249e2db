/// Text set in lines: broken to a width, cut to a number of lines, aligned.
///
///     let layout = TextLayout("Connect the iron to start", font: body, width: 120, lineLimit: 2)
///     for run in layout.runs(at: Point(x: 20, y: 40)) { list.append(DisplayItem(.glyphs(run), paint: .color(.black))) }
///
/// Lines break at newlines and, when a width is given, where Unicode's rules (UAX #14) allow it; a word that is wider on
/// its own is broken inside, or cut off, as the style says. Text that is cut off shows an ellipsis. What runs from right
/// to left does so. Shaped strings are remembered whatever their size, so measuring again is cheap.
public struct TextLayout: Hashable, Sendable {
  /// A line and its place.
  public struct Line: Hashable, Sendable {
    /// The glyphs.
    public let text: TextLine
    /// The line's start on its baseline, counted from the layout's top left corner.
    public let start: Point
    /// How many bytes of the whole text, in UTF-8, stand before the line; a line break counts as one.
    public let offset: Int
  }

  /// The lines from top to bottom, at least one: empty text keeps the height of a line.
  public let lines: [Line]
  /// As wide as the widest line and as high as all lines, in points.
  public let size: Size
  /// Whether some of the text was cut off.
  public let isTruncated: Bool
  /// Whether a word was broken because it is wider than a line.
  public let hasBrokenWords: Bool
  /// Whether the first paragraph runs from right to left.
  public let isRightToLeft: Bool
  /// What all fonts were multiplied with to make the text fit, at most 1.
  public let scale: Double

  /// Sets a text in one font.
  ///
  /// - Parameters:
  ///   - width: The most that a line may take, in points; `nil` breaks at newlines only.
  ///   - lineLimit: The most lines to set; `nil` sets all.
  ///   - alignment: Where shorter lines stand within the widest one.
  public init(
    _ text: String, font: TextFont, width: Double? = nil, lineLimit: Int? = nil, alignment: LineAlignment = .leading
  ) {
    self.init(
      [TextSpan(text, font: font)], style: ParagraphStyle(alignment: alignment), width: width, lineLimit: lineLimit)
  }

  /// Sets spans, one after the other, as one text.
  ///
  /// - Parameters:
  ///   - width: The most that a line may take, in points; `nil` breaks at newlines only.
  ///   - height: The most that all lines may take, in points; one line is set in any case.
  ///   - lineLimit: The most lines to set; `nil` sets all.
  ///   - minimumScale: How far all fonts may shrink before text is cut off or a word is broken: 0.5 is half.
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

  /// Distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double { lines.first?.start.y ?? 0 }
  /// Distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double { lines.last?.start.y ?? 0 }

  /// All glyph runs, with the layout's top left corner at a point.
  public func runs(at corner: Point) -> [GlyphRun] {
    lines.flatMap { $0.text.runs(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }

  /// All glyph runs with the spans that they come from, with the layout's top left corner at a point.
  public func pieces(at corner: Point) -> [TextPiece] {
    lines.flatMap { $0.text.pieces(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }

  /// All lines below and through letters, with the layout's top left corner at a point.
  public func decorations(at corner: Point) -> [TextDecoration] {
    lines.flatMap { $0.text.decorations(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }
}
