import Graphics
import Runtime
import Values

/// A layout behavior that draws text with a caret, and knows where each character is.
package protocol CaretText: LayoutBehavior {
  /// Returns the number of characters before the place nearest to a point, in the behavior's coordinates.
  func caret(at point: Point) -> Int
  /// Returns the frame of a caret after a number of characters, in the behavior's coordinates.
  func caretRect(at place: Int) -> Rect
}

extension CaretText {
  /// The width of the caret, in points.
  package static var caretWidth: Double { 2 }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  /// The frame, and at its sides as much as a slanted letter reaches beyond its line.
  package var ownClip: Rect? { Rect(origin: .zero, size: frame.size).insetBy(dx: -Self.caretWidth, dy: 0) }

  /// Draws the caret and, at the ends of a selection, the handles by which it is dragged.
  package func paintCaret(_ caret: Int?, _ selection: Range<Int>, _ color: RGBA, into painter: inout Painter) {
    if let caret, selection.isEmpty { painter.fill(caretRect(at: caret), radius: 1, color) }
    if selection.isEmpty || caret == nil { return }
    for (place, isEnd) in [(selection.lowerBound, false), (selection.upperBound, true)] {
      let line = caretRect(at: place)
      painter.fill(line, radius: 1, color)
      let center = Point(x: line.midX, y: isEnd ? line.maxY - Self.handleRadius : line.minY + Self.handleRadius)
      painter.draw(.ellipse(Rect(center: center, radius: Self.handleRadius)), .color(color))
    }
  }

  /// The radius of the handles at the ends of a selection, in points.
  private static var handleRadius: Double { 4 }
}

/// A layout behavior that finds the places of the caret in a ``CaretLayout``.
protocol LaidOutCaretText: CaretText {
  /// Returns the layout of a text that is to be shown; `nil` without a font.
  func layout(of characters: [Character]) -> CaretLayout?
}

/// A layout behavior that draws one line of separate digits with a caret.
package protocol CaretLine: CaretText {
  var font: TextFont? { get }
  /// Returns where a caret after a number of characters begins, in points from the leading edge.
  func caretX(at place: Int) -> Double
  /// The number of characters.
  var count: Int { get }
}

extension CaretLine {
  /// The height of the line, in points.
  package var lineHeight: Double { (font?.lineHeight ?? 20).rounded(.up) }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    key.isTextBaseline ? font.map { TextLayout(" ", font: $0).firstBaseline } : nil
  }

  package func caret(at point: Point) -> Int {
    let places = (0...count).map { caretX(at: $0) }
    return places.indices.min { abs(places[$0] - point.x) < abs(places[$1] - point.x) } ?? 0
  }

  package func caretRect(at place: Int) -> Rect {
    Rect(x: caretX(at: place), y: 0, width: Self.caretWidth, height: max(frame.height, lineHeight))
  }
}

/// Maps between points and characters of the text that a field shows.
package final class CaretPlaces {
  package weak var behavior: (any CaretText)?

  package init() {}

  package var layoutNode: LayoutNode? { behavior?.layoutNode }

  /// Returns the layout of a text as the field shows it; `nil` for a field of separate digits.
  func layout(of characters: [Character]) -> CaretLayout? {
    (behavior as? any LaidOutCaretText)?.layout(of: characters)
  }

  /// Returns the number of characters before the place nearest to a point, in the coordinates of the text.
  package func caret(at point: Point) -> Int { behavior?.caret(at: point) ?? 0 }

  /// Returns the distance of a point from a place between characters, in points.
  func distance(from point: Point, to place: Int) -> Double {
    behavior.map { $0.caretRect(at: place).center.distance(to: point) } ?? .infinity
  }
}
