import Looks
import Graphics
import Runtime
import Values

/// A line of text with a caret, scrolled horizontally so that the caret is visible.
struct TextFieldVisual: LayoutView {
  let characters: [Character]
  /// The number of characters before the caret; `nil` while the text is not edited.
  let caret: Int?
  /// The selected characters.
  var selection = 0..<0
  /// The characters that the next key may change, which are underlined.
  var unfinished = 0..<0
  let places: CaretPlaces

  func makeBehavior(for layoutNode: LayoutNode) -> TextFieldBehavior { TextFieldBehavior(layoutNode) }

  func configure(_ behavior: TextFieldBehavior, in environment: EnvironmentValues) {
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    places.behavior = behavior
    behavior.show(
      .init(
        characters: characters, caret: caret, selection: selection, unfinished: unfinished,
        font: environment.textTraits.resolvedFont(in: environment).resolved(in: environment.fontLibrary),
        isMirrored: environment.layoutDirection == .rightToLeft,
        alignment: environment.multilineTextAlignment.lineAlignment,
        color: color.resolve(in: environment), caretColor: Color.tint(.mark).resolve(in: environment)))
  }
}

/// Lays out and draws a line of text with a caret.
final class TextFieldBehavior: LaidOutCaretText {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var characters: [Character] = []
    var caret: Int?
    var selection = 0..<0
    var unfinished = 0..<0
    var font: TextFont?
    /// Whether the surroundings run from right to left.
    var isMirrored = false
    /// The alignment of a text that is shorter than the field.
    var alignment = LineAlignment.leading
    var color = RGBA.black
    var caretColor = RGBA.black
  }

  private(set) var look = Look()
  private var known: CaretLayout?
  /// The distance of the text from the left edge, in points; negative if it is scrolled.
  private var left = 0.0

  /// The number of characters.
  var count: Int { look.characters.count }

  func show(_ look: Look) {
    if look == self.look { return }
    let height = lineHeight
    let isSameText =
      look.characters == self.look.characters && look.font == self.look.font && look.isMirrored == self.look.isMirrored
    self.look = look
    if !isSameText { known = nil }
    if height != lineHeight { setNeedsLayout() }
    setNeedsPaint()
  }

  /// The layout of the text; `nil` without a font.
  private var layout: CaretLayout? {
    known = known ?? layout(of: look.characters)
    return known
  }

  func layout(of characters: [Character]) -> CaretLayout? {
    if let known, characters == look.characters { return known }
    // Line breaks are drawn as spaces.
    let line = characters.map { $0.isNewline ? " " : $0 }
    return look.font.map { CaretLayout(line, font: $0, isMirrored: look.isMirrored) }
  }

  /// The height of the line, in points: that of the font, or more for scripts that need it.
  private var lineHeight: Double {
    max(look.font?.lineHeight ?? 20, layout?.size.height ?? 0).rounded(.up)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 200, 40), height: lineHeight)
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    key.isTextBaseline ? layout?.firstBaseline : nil
  }

  func caret(at point: Point) -> Int {
    scroll()
    return layout?.place(at: Point(x: point.x - left, y: 0)) ?? 0
  }

  func caretRect(at place: Int) -> Rect {
    scroll()
    let x = (layout?.caret(at: place).minX ?? 0) + left
    return Rect(x: x, y: 0, width: Self.caretWidth, height: max(frame.height, lineHeight))
  }

  func paint(into painter: inout Painter) {
    guard let layout else { return }
    scroll()
    for rect in layout.rects(of: look.selection) {
      painter.fill(
        Rect(x: rect.minX + left, y: 0, width: rect.width, height: painter.size.height),
        look.caretColor.multiplyingOpacity(by: 0.25))
    }
    for rect in underlines(in: painter.size.height) { painter.fill(rect, look.caretColor) }
    for run in layout.runs(at: Point(x: left, y: 0)) { painter.draw(.glyphs(run), .color(look.color)) }
    paintCaret(look.caret, look.selection, look.caretColor, into: &painter)
  }

  /// The lines below the characters that the next key may change.
  func underlines(in height: Double) -> [Rect] {
    let rects = layout?.rects(of: look.unfinished) ?? []
    return rects.map { Rect(x: $0.minX + left, y: height - 2, width: $0.width, height: 2) }
  }

  /// Scrolls the text so that the caret is visible, or to its start while it is not edited. A text that fits is aligned
  /// instead, by default at the side where it begins.
  private func scroll() {
    guard let layout else { return }
    let room = frame.width - Self.caretWidth
    let free = room - layout.size.width
    if free >= 0 {
      left = free * look.alignment.share(isAtRight: layout.startsAtRight)
      return
    }
    guard let caret = look.caret else {
      left = layout.isRightToLeft ? free : 0
      return
    }
    let x = layout.caret(at: caret).minX
    left = max(free, min(0, left))
    if x + left > room { left = room - x }
    if x + left < 0 { left = -x }
  }
}
