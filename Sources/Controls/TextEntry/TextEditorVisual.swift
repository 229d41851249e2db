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
        font: (environment.font ?? .body).resolved(in: environment.fontLibrary),
        color: color.resolve(in: environment), caretColor: Color.accentColor.resolve(in: environment),
        leastLines: environment.textSetting.reservedLines, mostLines: environment.lineLimit))
  }
}

/// Lays out and draws text of several lines with a caret.
final class TextPageBehavior: CaretText, GeometryObserver {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var characters: [Character] = []
    var caret: Int?
    var selection = 0..<0
    var font: TextFont?
    var color = RGBA.black
    var caretColor = RGBA.black
    var leastLines = 1
    var mostLines: Int?
  }

  private var look = Look()
  /// The text for layout. Every line break is one byte, and other control characters are spaces.
  private var text = ""
  private var known: (width: Double, layout: TextLayout)?
  /// Whether the caret has moved since the scroll view last showed it.
  private var isCaretNew = false

  func show(_ look: Look) {
    if look == self.look { return }
    if look.caret != self.look.caret { isCaretNew = true }
    let isSameLayout = look.characters == self.look.characters && look.font == self.look.font
    self.look = look
    text = String(look.characters.map { $0.isNewline ? "\n" : $0.isControl ? " " : $0 })
    if !isSameLayout { known = nil }
    setNeedsLayout()
    setNeedsPaint()
  }

  /// The layout for a width, in points; the last one is cached.
  private func layout(_ width: Double) -> TextLayout? {
    if let known, known.width == width { return known.layout }
    guard let font = look.font else { return nil }
    let layout = TextLayout(text, font: font, width: max(1, width - Self.caretWidth))
    known = (width, layout)
    return layout
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let width = max(proposal.width ?? 200, 40)
    let (line, lines) = (look.font?.lineHeight ?? 20, Double(layout(width)?.lines.count ?? 1))
    let shown = min(max(lines, Double(look.leastLines)), Double(look.mostLines ?? .max))
    return Size(width: width, height: (line * shown).rounded(.up))
  }

  // MARK: Places

  /// The lines of the present layout.
  private var lines: [TextLayout.Line] { layout(frame.width)?.lines ?? [] }

  /// The number of characters before each line.
  private var starts: [Int] {
    var (starts, bytes, index) = ([Int](), 0, 0)
    let characters = Array(text)
    for line in lines {
      while bytes < line.offset, index < characters.count {
        bytes += String(characters[index]).utf8.count
        index += 1
      }
      starts.append(index)
    }
    return starts
  }

  /// The index of the line that a caret position is on.
  private func lineIndex(of caret: Int, _ starts: [Int]) -> Int { starts.lastIndex { $0 <= caret } ?? 0 }

  /// The positions of the caret on a line: before each of its characters, and after the last one, unless that
  /// is a line break or the next line begins there.
  private func range(of line: Int, _ starts: [Int]) -> ClosedRange<Int> {
    let start = starts.indices.contains(line) ? starts[line] : 0
    let end = starts.indices.contains(line + 1) ? starts[line + 1] - 1 : look.characters.count
    return start...max(start, end)
  }

  func line(of caret: Int) -> ClosedRange<Int> {
    let starts = starts
    return range(of: lineIndex(of: caret, starts), starts)
  }

  /// The distance of a caret position from the start of its line, in points.
  private func distance(_ caret: Int, from start: Int) -> Double {
    guard let font = look.font, caret > start else { return 0 }
    let before = String(Array(text)[start..<min(caret, look.characters.count)])
    return TextLayout(before, font: font).size.width
  }

  /// The position of the caret on a line that is nearest to a horizontal distance.
  private func caret(on line: Int, at x: Double, _ starts: [Int]) -> Int {
    let range = range(of: line, starts)
    return range.min {
      abs(distance($0, from: range.lowerBound) - x) < abs(distance($1, from: range.lowerBound) - x)
    } ?? range.lowerBound
  }

  func caret(at point: Point) -> Int {
    let starts = starts
    guard let height = look.font?.lineHeight, !starts.isEmpty else { return 0 }
    if point.y >= Double(starts.count) * height { return look.characters.count }
    let line = max(0, min(starts.count - 1, Int((point.y / height).rounded(.down))))
    return caret(on: line, at: point.x, starts)
  }

  func caret(from caret: Int, down: Bool) -> Int? {
    let starts = starts
    let now = lineIndex(of: caret, starts)
    let next = now + (down ? 1 : -1)
    guard starts.indices.contains(next) else { return nil }
    return self.caret(on: next, at: distance(caret, from: starts[now]), starts)
  }

  func caretRect(at place: Int) -> Rect {
    let height = look.font?.lineHeight ?? 20
    let starts = starts
    let line = lineIndex(of: place, starts)
    let x = distance(place, from: starts.indices.contains(line) ? starts[line] : 0)
    return Rect(x: x, y: Double(line) * height, width: Self.caretWidth, height: height)
  }

  // MARK: Sight

  func stageChanged() { stage.observeGeometry(self, isOnStage) }

  /// Makes the scroll view show the caret after it has moved.
  func layoutSettled() {
    guard isCaretNew else { return }
    isCaretNew = false
    guard let caretRect = look.caret.map({ caretRect(at: $0) }) else { return }
    for case let scroll as ScrollBehavior in ancestry.lazy.map(\.behavior) {
      scroll.show(layoutNode.rect(caretRect, in: scroll.layoutNode), at: nil, margin: 12, isAnimated: false)
    }
  }

  func paint(into painter: inout Painter) {
    guard let layout = layout(painter.size.width) else { return }
    paintSelection(painter.size.width, &painter)
    painter.draw(layout, at: .zero, look.color)
    paintCaret(look.caret, look.selection, look.caretColor, into: &painter)
  }

  /// Draws the background of the selected characters, line by line.
  private func paintSelection(_ width: Double, _ painter: inout Painter) {
    if look.selection.isEmpty { return }
    let (first, last) = (caretRect(at: look.selection.lowerBound), caretRect(at: look.selection.upperBound))
    // Lines are counted, because a sum of heights may miss the last one by a rounding error.
    let lines = lineIndex(of: look.selection.lowerBound, starts)...lineIndex(of: look.selection.upperBound, starts)
    for line in lines {
      let (start, end) = (line == lines.lowerBound ? first.minX : 0, line == lines.upperBound ? last.minX : width)
      painter.fill(
        Rect(x: start, y: Double(line) * first.height, width: max(0, end - start), height: first.height),
        look.caretColor.multiplyingOpacity(by: 0.25))
    }
  }
}
