import Graphics
import Runtime
import Values

/// Lays out, draws and describes text.
package final class TextBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Everything that affects the layout or the picture.
  package struct Content: Equatable {
    var string = ""
    var spans: [TextSpan] = []
    /// The styles of the spans, in the same order.
    var resolvedStyles: [ResolvedSpanStyle] = []
    /// The pictures among the words, by the index of their span.
    var images: [Int: InlinePicture] = [:]
    /// The addresses of the spans that are links, by their indices.
    var links: [Int: String] = [:]
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    package var setting = TextSetting()
    /// The BCP 47 tag of the language; `nil` if none is chosen.
    var language: String?
    /// Whether bars replace the lines, and whether nothing is read out.
    var isRedacted = false, isSecret = false
  }

  struct ResolvedSpanStyle: Equatable {
    var letters: ResolvedStyle
    var underline: ResolvedStyle?
    var strikethrough: ResolvedStyle?
    var ground: ResolvedStyle?
    var underlinePattern = Text.LineStyle.Pattern.solid
    var strikethroughPattern = Text.LineStyle.Pattern.solid
  }

  private var content = Content()
  /// Whether the panel's clock wakes the text.
  private var isTimed = false
  /// The layout at its natural size, reused for every proposal into which it fits.
  private var natural: TextLayout?
  private var layouts: [(offer: ProposedViewSize, layout: TextLayout)] = []

  /// The change in progress; `nil` if the text is at rest.
  private var roll: (movement: MovingNumber, change: NumericRoll)?
  /// The time at which the words last changed; `nil` before the first change.
  private var changed: Duration?
  /// The time between two changes within which the second one is shown without animation. Otherwise each change would
  /// restart the movement, and the old words would stay visible while a dial is turned fast.
  private static let fastChange = Duration.milliseconds(50)

  /// Shows a text. A change of colours only does not lay it out again.
  package func show(_ content: Content) {
    if content == self.content { return }
    beginRoll(to: content)
    setNeedsPaint()
    var recolored = self.content
    recolored.resolvedStyles = content.resolvedStyles
    let isSameLayout = recolored == content
    self.content = content
    if isSameLayout { return }
    let keepsSpace =
      recolored.setting.reservedLines == content.setting.reservedLines
      && recolored.setting.lineSpacing == content.setting.lineSpacing
    let (former, hasOthers) = (natural, !layouts.isEmpty)
    natural = nil
    layouts = []
    if hasOthers || !keepsSpace || !isMeasured(as: former) { setNeedsLayout() }
    stage.structureChanged()
  }

  /// Replaces the words of a text with a single span; all else stays the same.
  ///
  /// - Returns: Whether the text has a single span; otherwise nothing has changed.
  package func show(words: String, transition: ContentTransition? = nil) -> Bool {
    guard content.spans.count == 1, content.images.isEmpty else { return false }
    var content = content
    content.string = words
    content.spans[0].text = content.setting.textCase.map { $0.applied(to: words) } ?? words
    if let transition { content.setting.transition = transition }
    show(content)
    return true
  }

  /// Whether the new text measures the same as the old one without limits. If it does, it also measures the same for
  /// every remembered proposal, because all of them had room for the old layout without limits.
  private func isMeasured(as former: TextLayout?) -> Bool {
    guard let former, isOnStage, !content.spans.isEmpty else { return false }
    let layout = content.layout(in: .unspecified)
    natural = layout
    return layout.size == former.size && layout.lines.count == former.lines.count
      && layout.lines.last?.text.height == former.lines.last?.text.height
      && layout.firstBaseline == former.firstBaseline && layout.lastBaseline == former.lastBaseline
  }

  /// Writes the text again at a time of the panel's clock, while it is visible; `nil` for a text that does not change.
  func renew(at time: Duration?) {
    guard isTimed || time != nil, let node else { return }
    isTimed = time != nil
    stage.clock.wake(node, at: time)
  }

  package func stageChanged() { if !isOnStage { renew(at: nil) } }

  var text: String { content.string }
  /// The smallest scale to which the font of a text of one line shrinks; 1 for other texts.
  package var leastScale: Double { content.lineLimit == 1 ? content.setting.minimumScale : 1 }

  /// Begins to show the change to another text, if it has a transition within an animation.
  private func beginRoll(to next: Content) {
    roll = nil
    guard next.setting.transition != .interpolate, next.string != content.string else { return }
    defer { changed = stage.now }
    if let changed, changed < stage.now, stage.now < changed + Self.fastChange { return }
    guard !content.isRedacted, isOnStage, let node, let animation = node.motionAnimation(of: .current)
    else { return }
    let countsDown =
      switch (content.setting.transition.kind, next.setting.transition.kind) {
      case (_, .numericText(let countsDown)): countsDown
      case (.numericValue(let before), .numericValue(let value)): value < before
      default: false
      }
    var movement = MovingNumber()
    movement.move(to: 1, nil, on: layoutNode)
    movement.move(to: 0, animation, on: layoutNode)
    roll = (movement, NumericRoll(from: layoutNode.picture.items, countsDown: countsDown))
  }

  /// The layout for a proposal; recent ones are cached.
  private func layout(_ offer: ProposedViewSize) -> TextLayout? {
    if content.spans.isEmpty { return nil }
    let natural = natural ?? content.layout(in: .unspecified)
    self.natural = natural
    if natural.size.width <= offer.width ?? .infinity, natural.size.height <= offer.height ?? .infinity {
      return natural
    }
    for known in layouts where known.offer == offer { return known.layout }
    let layout = content.layout(in: offer)
    if layouts.count == RuntimeLimits.rememberedSizes { layouts.removeFirst() }
    layouts.append((offer, layout))
    return layout
  }

  // MARK: Links

  /// The places of the links, which are pressed and have the focus; none if nothing opens addresses.
  private var linkAreas: [TextLinkBehavior] = []

  /// Lets the links of the text be pressed, if the environment opens addresses.
  func showLinks(in environment: EnvironmentValues) {
    if content.links.isEmpty && linkAreas.isEmpty { return }
    let isRead = !content.isSecret && !content.isRedacted
    let open = content.links.isEmpty || !isRead ? nil : environment.openAddress
    let links = open == nil ? [] : content.textLinks
    if links.count != linkAreas.count, let node {
      let made = links.map { _ in TextLinkBehavior.make(for: node) }
      linkAreas = made.map(\.area)
      setChildren(made.map(\.layoutNode))
    }
    for (area, link) in zip(linkAreas, links) { area.show(link, open, in: environment) }
    setNeedsLayout()
  }

  /// The rectangles of the lines of each link, in a size of the text.
  private func rects(of area: TextLinkBehavior, in size: Size) -> [Rect] {
    guard let layout = layout(ProposedViewSize(width: size.width + 0.01, height: size.height + 0.01)) else { return [] }
    return layout.decorations(at: .zero).filter { $0.kind == .ground && area.link.spans.contains($0.span) }.map(\.rect)
  }

  package func willPlace(in size: Size, proposal: ProposedViewSize) {
    for area in linkAreas { area.rects = rects(of: area, in: size) }
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    linkAreas.map { area in
      let frame = rects(of: area, in: size).frame
      return Placement(origin: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  // MARK: Layout

  package func measure(_ proposal: ProposedViewSize) -> Size {
    guard let layout = layout(proposal) else { return .zero }
    let rows = content.setting.reservedLines
    var height = layout.size.height
    if rows > layout.lines.count, let line = layout.lines.last?.text.height {
      height += Double(rows - layout.lines.count) * (line + content.setting.lineSpacing)
    }
    // Round the size up to whole pixels.
    let scale = stage.passes.layout.scale
    func pixels(_ extent: Double) -> Double { (extent * scale - 1e-6).rounded(.up) / scale }
    return Size(width: pixels(layout.size.width), height: pixels(height))
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(proposal)?.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(proposal)?.lastBaseline
    default: nil
    }
  }

  /// The room for the lines: a little more than the measured size, so that rounding cannot break a line that fitted.
  private var room: ProposedViewSize { ProposedViewSize(width: frame.width + 0.01, height: frame.height + 0.01) }

  package func paint(into painter: inout Painter) {
    guard let layout = layout(room) else { return }
    if content.isRedacted { return paintBars(layout, into: &painter) }
    let remaining = roll?.movement.shown(at: stage.now) ?? 0
    guard let roll, remaining != 0 else {
      roll = nil
      return painter.draw(layout, at: .zero, content)
    }
    var still = Painter(state: painter.state, size: painter.size)
    still.draw(layout, at: .zero, content)
    painter.append(
      contentsOf: roll.change.items(
        still.items, remaining: remaining, within: painter.bounds.applying(painter.state.transform)))
  }

  /// Draws a bar for each line, as high as lower-case letters with their ascenders.
  private func paintBars(_ layout: TextLayout, into painter: inout Painter) {
    guard let resolvedStyle = content.resolvedStyles.first?.letters else { return }
    for line in layout.lines {
      let height = line.text.ascent * 0.8
      let bar = Rect(x: line.start.x, y: line.start.y - height, width: line.text.width, height: height)
      painter.draw(.roundedRect(bar, radius: height * 0.3), resolvedStyle.faded(by: 0.22))
    }
  }

  /// The fit of the text in its frame; `nil` if there is no text, or if bars are drawn instead.
  package var fit: TextFit? {
    guard !content.isRedacted, !content.string.isEmpty, let layout = layout(room) else { return nil }
    return TextFit(
      text: content.string, isTruncated: layout.isTruncated || content.isTooLong, hasBrokenWords: layout.hasBrokenWords,
      scale: layout.scale,
      fontSize: content.spans.map(\.font.size).max() ?? 0,
      isBold: content.spans.allSatisfy { $0.font.typeface.weight >= 700 })
  }

  package var hasHeightOfWords: Bool {
    guard let layout = layout(room) else { return false }
    return layout.lines.count > max(1, content.setting.reservedLines) || layout.scale < 1
  }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  package var semantics: Semantics? {
    text.isEmpty || content.isSecret ? nil : Semantics(role: .text, label: text)
  }
}

extension TextBehavior.Content {
  /// The length of all spans, in bytes of UTF-8.
  private var bytes: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }

  /// The longest text that is laid out, in bytes of UTF-8.
  private var longest: Int {
    guard let lineLimit else { return TextLimits.labelBytes }
    return min(max(1, lineLimit), TextLimits.labelBytes / TextLimits.lineBytes) * TextLimits.lineBytes
  }

  /// Whether only a part of the text is laid out.
  var isTooLong: Bool { bytes > longest }

  /// The spans with an ellipsis in place of the part that is too long to be laid out: the end or, if the truncation
  /// mode keeps the end, the middle.
  private var shownSpans: [TextSpan] {
    let (bytes, longest) = (bytes, longest)
    if bytes <= longest { return spans }
    let tail = setting.truncation == .tail ? 0 : longest / 2
    let (head, rest) = (longest - tail, bytes - tail)
    var end = 0
    return spans.map { span in
      let start = end
      end += span.text.utf8.count
      if end <= head || start >= rest { return span }
      var shown = span
      shown.text = start <= head ? String(span.text.prefix(bytes: head - start)) + "…" : ""
      if end > rest { shown.text += span.text.suffix(bytes: end - rest) }
      return shown
    }
  }

  /// Lays the text out for a proposal.
  ///
  /// - Precondition: There is at least one span.
  func layout(in offer: ProposedViewSize) -> TextLayout {
    let style = ParagraphStyle(
      alignment: alignment.lineAlignment, truncation: setting.truncation.truncation, breaksWords: false,
      lineSpacing: setting.lineSpacing, language: language)
    return TextLayout(
      shownSpans, style: style, width: offer.width, height: offer.height, lineLimit: lineLimit,
      minimumScale: setting.minimumScale)
  }

  /// Resolves a text in an environment.
  package init(_ text: Text, in environment: EnvironmentValues) {
    self.init(text.resolvedRuns(in: environment), in: environment)
  }

  /// Resolves runs of which only the traits depend on the environment.
  init(_ runs: [Text.Run], in environment: EnvironmentValues) {
    string = runs.count == 1 ? runs[0].words(in: environment) : runs.map { $0.words(in: environment) }.joined()
    lineLimit = environment.lineLimit
    alignment = environment.multilineTextAlignment
    setting = environment.textSetting
    language = environment.localizer.languageCode
    (isRedacted, isSecret) = (environment.isRedacted, environment.isSecret)
    let outer = environment.textTraits
    let library = environment.fontLibrary
    for run in runs {
      let traits = run.traits.over(outer)
      guard var font = traits.resolvedFont(in: environment).resolved(in: library) else { continue }
      font.tracking = traits.tracking ?? 0
      if let inline = run.inline {
        append(inline, traits, font, in: environment)
        continue
      }
      let content = run.content
      var span = TextSpan(
        setting.textCase.map { $0.applied(to: content) } ?? content, font: font,
        baselineOffset: traits.baselineOffset ?? 0, isUnderlined: traits.underline?.isActive ?? false,
        isStruckThrough: traits.strikethrough?.isActive ?? false)
      // The ground has the rectangles of a link, also where nothing is drawn.
      span.hasGround = traits.ground != nil || traits.link != nil
      if let link = traits.link { links[spans.count] = link }
      spans.append(span)
      resolvedStyles.append(TextBehavior.ResolvedSpanStyle(traits, in: environment))
    }
  }
}

extension TextBehavior.ResolvedSpanStyle {
  init(_ traits: TextTraits, in environment: EnvironmentValues) {
    if traits.link != nil, environment.isEnabled {
      letters = AnyShapeStyle(Color.tint(.text)).resolvedStyle(in: environment)
    } else {
      letters = traits.foreground?.resolvedStyle(in: environment) ?? environment.resolvedTextStyle
    }
    underline = traits.underline?.color?.resolvedStyle(in: environment)
    strikethrough = traits.strikethrough?.color?.resolvedStyle(in: environment)
    ground = traits.ground?.resolvedStyle(in: environment)
    underlinePattern = traits.underline?.pattern ?? .solid
    strikethroughPattern = traits.strikethrough?.pattern ?? .solid
  }
}

extension EnvironmentValues {
  /// The style of text: that of disabled content in a disabled view without a foreground style, otherwise the
  /// foreground style.
  var resolvedTextStyle: ResolvedStyle {
    if foregroundStyles == nil, !isEnabled { return ResolvedStyle(palette.disabled) }
    return resolvedForeground()
  }
}

extension Text.Case {
  nonisolated fileprivate func applied(to text: String) -> String {
    self == .uppercase ? text.uppercased() : text.lowercased()
  }
}

extension Text.TruncationMode {
  nonisolated fileprivate var truncation: TextTruncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension TextAlignment {
  package nonisolated var lineAlignment: LineAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The alignment of views that corresponds to the alignment of lines.
  package nonisolated var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
