import Graphics
import Runtime
import Values

/// A line of text with a caret, scrolled horizontally so that the caret is visible.
struct TextFieldVisual: LayoutView {
  let text: String
  /// The number of characters before the caret; `nil` while the text is not edited.
  let caret: Int?
  /// The selected characters.
  var selection = 0..<0
  let places: CaretPlaces

  func makeBehavior(for layoutNode: LayoutNode) -> TextFieldBehavior { TextFieldBehavior(layoutNode) }

  func configure(_ behavior: TextFieldBehavior, in environment: EnvironmentValues) {
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    places.behavior = behavior
    behavior.show(
      .init(
        text: text, caret: caret, selection: selection,
        font: environment.textTraits.resolvedFont(in: environment).resolved(in: environment.fontLibrary),
        color: color.resolve(in: environment), caretColor: Color.accentColor.resolve(in: environment)))
  }
}

/// Lays out and draws a line of text with a caret.
final class TextFieldBehavior: CaretLine {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var text = ""
    var caret: Int?
    var selection = 0..<0
    var font: TextFont?
    var color = RGBA.black
    var caretColor = RGBA.black
  }

  private var look = Look()
  /// The distance by which the text is scrolled to the left, in points.
  private var shift = 0.0

  var font: TextFont? { look.font }
  var count: Int { look.text.count }

  func show(_ look: Look) {
    if look == self.look { return }
    if look.font != self.look.font { setNeedsLayout() }
    self.look = look
    setNeedsPaint()
  }

  /// The width of the first characters of the text, in points.
  private func width(of count: Int) -> Double {
    guard let font, count > 0 else { return 0 }
    return TextLayout(String(look.text.prefix(count)), font: font).size.width
  }

  func caretX(at place: Int) -> Double { width(of: place) - shift }

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 200, 40), height: lineHeight)
  }

  func paint(into painter: inout Painter) {
    guard let font else { return }
    let layout = TextLayout(look.text, font: font)
    scroll(to: width(of: look.caret ?? 0), layout.size.width, painter.size.width - Self.caretWidth)
    if !look.selection.isEmpty {
      let (start, end) = (caretX(at: look.selection.lowerBound), caretX(at: look.selection.upperBound))
      painter.fill(
        Rect(x: start, y: 0, width: end - start, height: painter.size.height),
        look.caretColor.multiplyingOpacity(by: 0.25))
    }
    painter.draw(layout, at: Point(x: -shift, y: 0), look.color)
    paintCaret(look.caret, look.selection, look.caretColor, into: &painter)
  }

  /// Scrolls the text so that the caret is visible, and to its start while it is not edited or fits.
  private func scroll(to place: Double, _ width: Double, _ room: Double) {
    if look.caret == nil || width <= room { shift = 0 }
    if place - shift > room { shift = place - room }
    if place < shift { shift = place }
  }
}
