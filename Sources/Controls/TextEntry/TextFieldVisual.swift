import Graphics
import Runtime
import Values

/// A line of text with a caret, scrolled horizontally so that the caret is visible.
struct TextFieldVisual: LayoutView {
  let text: String
  /// The number of characters before the caret; `nil` while the text is not edited.
  let caret: Int?
  let places: TextFieldPlaces

  func makeBehavior(for layoutNode: LayoutNode) -> TextFieldBehavior { TextFieldBehavior(layoutNode) }

  func configure(_ behavior: TextFieldBehavior, in environment: EnvironmentValues) {
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    places.behavior = behavior
    behavior.show(
      .init(
        text: text, caret: caret, font: (environment.font ?? .body).resolved(in: environment.fontLibrary),
        color: color.resolve(in: environment), caretColor: Color.accentColor.resolve(in: environment)))
  }
}

/// Maps points to characters for a text field of one line.
final class TextFieldPlaces {
  fileprivate(set) weak var behavior: TextFieldBehavior?

  /// The layout node of the text.
  var layoutNode: LayoutNode? { behavior?.layoutNode }

  /// The number of characters before a position, in points from the leading edge of the field.
  func caret(at x: Double) -> Int { behavior?.caret(at: x) ?? 0 }
}

/// Lays out and draws a line of text with a caret.
final class TextFieldBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var text = ""
    var caret: Int?
    var font: TextFont?
    var color = RGBA.black
    var caretColor = RGBA.black
  }

  private var look = Look()
  /// The distance by which the text is scrolled to the left, in points.
  private var shift = 0.0

  /// The width of the caret, in points.
  static let caretWidth = 2.0

  func show(_ look: Look) {
    if look == self.look { return }
    if look.font != self.look.font { setNeedsLayout() }
    self.look = look
    setNeedsPaint()
  }

  /// The width of the first characters of the text, in points.
  private func width(of count: Int) -> Double {
    guard let font = look.font, count > 0 else { return 0 }
    return TextLayout(String(look.text.prefix(count)), font: font).size.width
  }

  func caret(at x: Double) -> Int {
    let target = x + shift
    let widths = (0...look.text.count).map { width(of: $0) }
    return widths.indices.min { abs(widths[$0] - target) < abs(widths[$1] - target) } ?? 0
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 200, 40), height: (look.font?.lineHeight ?? 20).rounded(.up))
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    key.isTextBaseline ? look.font.map { TextLayout(" ", font: $0).firstBaseline } : nil
  }

  func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  func adjust(_ state: inout PaintState) { state.clip(to: Rect(origin: .zero, size: frame.size)) }

  func paint(into painter: inout Painter) {
    guard let font = look.font else { return }
    let layout = TextLayout(look.text, font: font)
    let place = width(of: look.caret ?? 0)
    let room = painter.size.width - Self.caretWidth
    if look.caret == nil || layout.size.width <= room { shift = 0 }
    if place - shift > room { shift = place - room }
    if place < shift { shift = place }
    painter.draw(layout, at: Point(x: -shift, y: 0), look.color)
    if look.caret != nil {
      painter.fill(
        Rect(x: place - shift, y: 0, width: Self.caretWidth, height: painter.size.height), radius: 1, look.caretColor)
    }
  }
}
