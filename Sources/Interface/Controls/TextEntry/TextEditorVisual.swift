import Looks
import Graphics
import Runtime
import Values

/// Text of several lines with a caret. When the caret moves, the enclosing scroll view shows it.
struct TextEditorVisual: LayoutView {
  let characters: [Character]
  /// The number of characters before the caret; `nil` while the text is not edited.
  let caret: Int?
  /// The selected characters.
  var selection = 0..<0
  let places: CaretPlaces

  func makeBehavior(for layoutNode: LayoutNode) -> TextPageBehavior { TextPageBehavior(layoutNode) }

  func configure(_ behavior: TextPageBehavior, in environment: EnvironmentValues) {
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    places.behavior = behavior
    behavior.show(
      .init(
        characters: characters, caret: caret, selection: selection,
        font: environment.textTraits.resolvedFont(in: environment).resolved(in: environment.fontLibrary),
        isMirrored: environment.layoutDirection == .rightToLeft,
        alignment: environment.multilineTextAlignment.lineAlignment,
        color: color.resolve(in: environment), caretColor: Color.tint(.mark).resolve(in: environment),
        leastLines: environment.textSetting.reservedLines, mostLines: environment.lineLimit))
  }
}

/// Lays out and draws text of several lines with a caret.
final class TextPageBehavior: LaidOutCaretText, GeometryObserver {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var characters: [Character] = []
    var caret: Int?
    var selection = 0..<0
    var font: TextFont?
    /// Whether the surroundings run from right to left.
    var isMirrored = false
    var alignment = LineAlignment.leading
    var color = RGBA.black
    var caretColor = RGBA.black
    var leastLines = 1
    var mostLines: Int?
  }

  private(set) var look = Look()
  private var known: (width: Double, layout: CaretLayout)?
  /// Whether the caret has moved since the scroll view last showed it.
  private var isCaretNew = false

  func show(_ look: Look) {
    if look == self.look { return }
    if look.caret != self.look.caret { isCaretNew = true }
    let isSameLayout =
      look.characters == self.look.characters && look.font == self.look.font
      && look.isMirrored == self.look.isMirrored && look.alignment == self.look.alignment
    self.look = look
    if !isSameLayout { known = nil }
    setNeedsLayout()
    setNeedsPaint()
  }

  /// The layout for a width, in points; the last one is cached.
  private func layout(_ width: Double) -> CaretLayout? {
    if let known, known.width == width { return known.layout }
    let layout = layout(of: look.characters, width)
    known = layout.map { (width, $0) }
    return layout
  }

  private func layout(of characters: [Character], _ width: Double) -> CaretLayout? {
    look.font.map {
      CaretLayout(
        characters, font: $0, width: max(1, width - Self.caretWidth), isMirrored: look.isMirrored,
        alignment: look.alignment)
    }
  }

  func layout(of characters: [Character]) -> CaretLayout? {
    characters == look.characters ? layout(frame.width) : layout(of: characters, frame.width)
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let width = max(proposal.width ?? 200, 40)
    let (line, layout) = (look.font?.lineHeight ?? 20, layout(width))
    let lines = layout?.count ?? 1
    let shown = shownLines(of: lines)
    let height = (layout?.height(of: shown) ?? line) + line * Double(max(0, shown - lines))
    return Size(width: width, height: height.rounded(.up))
  }

  /// The number of visible lines of a text, within the limits of the view.
  private func shownLines(of lines: Int) -> Int { min(max(lines, look.leastLines), look.mostLines ?? .max) }

  var hasHeightOfWords: Bool { shownLines(of: layout(frame.width)?.count ?? 1) > max(1, look.leastLines) }

  func caret(at point: Point) -> Int { layout(frame.width)?.place(at: point) ?? 0 }

  func caretRect(at place: Int) -> Rect {
    var rect = layout(frame.width)?.caret(at: place) ?? Rect(x: 0, y: 0, width: 0, height: 20)
    rect.size.width = Self.caretWidth
    return rect
  }

  /// The frame of the caret on the stage; `nil` while the text is not edited.
  var caretOnStage: Rect? {
    let origin = layoutNode.stageFrame.origin
    return look.caret.map { caretRect(at: $0).offsetBy(dx: origin.x, dy: origin.y) }
  }

  // MARK: Sight

  func stageChanged() { stage.observeGeometry(self, isOnStage) }

  /// Makes the scroll view show the caret after it has moved, and the page rise above the keyboard.
  func layoutSettled() {
    if look.caret != nil { stage.services.existing(TextInput.self)?.followCaret(in: layoutNode) }
    guard isCaretNew else { return }
    isCaretNew = false
    guard let caretRect = look.caret.map({ caretRect(at: $0) }) else { return }
    for case let scroll as ScrollBehavior in ancestry.lazy.map(\.behavior) {
      scroll.show(layoutNode.rect(caretRect, in: scroll.layoutNode), at: nil, margin: 12, isAnimated: false)
    }
  }

  func paint(into painter: inout Painter) {
    guard let layout = layout(painter.size.width) else { return }
    for rect in layout.rects(of: look.selection) {
      painter.fill(rect, look.caretColor.multiplyingOpacity(by: 0.25))
    }
    for run in layout.runs(at: .zero) { painter.draw(.glyphs(run), .color(look.color)) }
    paintCaret(look.caret, look.selection, look.caretColor, into: &painter)
  }
}
