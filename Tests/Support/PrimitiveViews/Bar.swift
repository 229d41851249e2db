import Graphics
import Runtime

/// Words that are drawn as rows of bars, one for each character: no font decides how large they are.
///
/// The bar of a character is ``characterWidth`` points wide, and its height depends on the character, so that other words
/// look otherwise. A row that would be wider than the offer continues in the next one.
package struct Bar: @MainActor LayoutView {
  /// The width of a character and the height of a row, in points.
  package static let characterWidth = 8.0, height = 16.0

  let words: String

  package init(_ words: some StringProtocol) { self.words = String(words) }

  package func makeBehavior(for layoutNode: LayoutNode) -> BarBehavior { BarBehavior(layoutNode) }

  package func configure(_ behavior: BarBehavior, in environment: EnvironmentValues) { behavior.show(words) }
}

package final class BarBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var words = ""

  func show(_ words: String) {
    if words == self.words { return }
    if words.count != self.words.count { setNeedsLayout() }
    self.words = words
    setNeedsPaint()
    stage.structureChanged()
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let columns = columns(in: proposal.width)
    return Size(
      width: Double(min(columns, words.count)) * Bar.characterWidth, height: Double(rows(columns)) * Bar.height)
  }

  /// How many characters stand in a row of a width.
  private func columns(in width: Double?) -> Int {
    guard let width, width < Double(words.count) * Bar.characterWidth else { return max(1, words.count) }
    return max(1, Int(width / Bar.characterWidth))
  }

  private func rows(_ columns: Int) -> Int { max(1, (words.count + columns - 1) / columns) }

  /// The baseline of a row is its lower edge.
  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: Bar.height
    case VerticalAlignment.lastTextBaseline.key: measure(proposal).height
    default: nil
    }
  }

  package func paint(into painter: inout Painter) {
    let columns = columns(in: frame.width)
    for (index, character) in words.enumerated() where !character.isWhitespace {
      let value = character.unicodeScalars.reduce(0) { ($0 &* 31 &+ $1.value) % 97 }
      let top = Bar.height * Double(value) / 128
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let corner = Point(x: Double(column) * Bar.characterWidth, y: Double(row) * Bar.height + top)
      painter.fill(
        Rect(origin: corner, size: Size(width: Bar.characterWidth - 1, height: Bar.height - top)),
        RGBA(red: 0.3, green: 0.3, blue: 0.3))
    }
  }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  package var semantics: Semantics? { Semantics(role: .text, label: words) }
}
