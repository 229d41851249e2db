import Controls
import Looks
import Graphics
import Runtime
import Values

/// Digits in groups, with a caret. Each digit is drawn by itself, so that no text of all of them exists.
struct DigitsVisual: LayoutView {
  let digits: CardDigits
  /// The first digit that is shown; those before it are shown as dots.
  let firstShown: Int
  /// The numbers of digits after which there is a gap.
  let gaps: [Int]
  /// The number of digits before the caret; `nil` while the field is not being edited.
  let caret: Int?
  let places: CaretPlaces
  /// The fields of the card, which follow the place of this one; `nil` for a mere repetition of it.
  var session: (CardSession, CardField)?

  func makeBehavior(for layoutNode: LayoutNode) -> DigitsBehavior { DigitsBehavior(layoutNode) }

  func configure(_ behavior: DigitsBehavior, in environment: EnvironmentValues) {
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    places.behavior = behavior
    if let (session, field) = session { session.places[field] = places }
    behavior.show(
      .init(
        digits: digits, firstShown: environment.showsPaymentData ? firstShown : digits.count, gaps: gaps, caret: caret,
        font: environment.textTraits.resolvedFont(in: environment).monospacedDigit()
          .resolved(in: environment.fontLibrary),
        color: color.resolve(in: environment), caretColor: Color.tint(.mark).resolve(in: environment)))
  }
}

/// Lays out and draws digits in groups with a caret.
final class DigitsBehavior: CaretLine {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var digits = CardDigits()
    var firstShown = 0
    var gaps: [Int] = []
    var caret: Int?
    var font: TextFont?
    var color = RGBA.black
    var caretColor = RGBA.black
  }

  private(set) var look = Look()
  /// The width of a digit, and of a gap, in points.
  private var digitWidth = 0.0
  private var gapWidth = 0.0

  var font: TextFont? { look.font }
  var count: Int { look.digits.count }

  func show(_ look: Look) {
    if look == self.look { return }
    if look.font != self.look.font {
      digitWidth = look.font.map { TextLayout("0", font: $0).size.width } ?? 0
      gapWidth = (digitWidth * 0.6).rounded()
      setNeedsLayout()
    }
    self.look = look
    setNeedsPaint()
  }

  /// Returns the leading edge of the digit at a place, in points.
  private func x(of place: Int) -> Double {
    Double(place) * digitWidth + Double(look.gaps.count { $0 < place || ($0 == place && place < look.digits.count) })
      * gapWidth
  }

  /// A number that is too long for the field shows its end, where the typing continues.
  private func shift(in width: Double) -> Double { min(0, width - x(of: look.digits.count) - Self.caretWidth) }

  func caretX(at place: Int) -> Double { x(of: place) + shift(in: frame.width) }

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: max(proposal.width ?? digitWidth * 4, digitWidth * 2), height: lineHeight)
  }

  func paint(into painter: inout Painter) {
    guard let font else { return }
    let dot = Size(width: digitWidth * 0.5, height: digitWidth * 0.5)
    for place in 0..<look.digits.count {
      let left = caretX(at: place)
      if place < look.firstShown {
        let corner = Point(x: left + dot.width / 2, y: (painter.size.height - dot.height) / 2)
        painter.fill(Rect(origin: corner, size: dot), radius: dot.height / 2, look.color)
      } else {
        let layout = TextLayout(Self.characters[Int(look.digits[place])], font: font)
        painter.draw(layout, at: Point(x: left + (digitWidth - layout.size.width) / 2, y: 0), look.color)
      }
    }
    paintCaret(look.caret, 0..<0, look.caretColor, into: &painter)
  }

  private static let characters = (0...9).map { String($0) }
}
