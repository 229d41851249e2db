import Graphics
import Runtime
import Values

/// Digits in groups, with a caret. Each digit is drawn by itself, so that no text of all of them exists.
struct DigitsVisual: LayoutView {
  let digits: CardDigits
  /// The first digit that is shown; dots stand for those before it.
  let firstShown: Int
  /// After how many digits there is a gap.
  let gaps: [Int]
  /// The number of digits before the caret; `nil` while nobody types.
  let caret: Int?
  let places: DigitPlaces
  /// The fields of the card, which are told where this one is; `nil` for a mere repetition of it.
  var session: (CardSession, CardField)?

  func makeBehavior(for layoutNode: LayoutNode) -> DigitsBehavior { DigitsBehavior(layoutNode) }

  func configure(_ behavior: DigitsBehavior, in environment: EnvironmentValues) {
    let color = environment.foregroundColor ?? (environment.isEnabled ? .primary : .theme(\.disabled))
    places.behavior = behavior
    if let (session, field) = session { session.places[field] = places }
    behavior.show(
      .init(
        digits: digits, firstShown: environment.showsPaymentData ? firstShown : digits.count, gaps: gaps, caret: caret,
        font: (environment.font ?? .body).monospacedDigit().resolved(in: environment.fontLibrary),
        color: color.resolve(in: environment), caretColor: Color.accentColor.resolve(in: environment)))
  }
}

/// Tells a field which digit is where.
final class DigitPlaces {
  fileprivate(set) weak var behavior: DigitsBehavior?

  /// The layout node of the digits.
  var layoutNode: LayoutNode? { behavior?.layoutNode }

  /// The number of digits before a place, in points from the leading edge of the digits.
  func caret(at x: Double) -> Int { behavior?.caret(at: x) ?? 0 }
}

final class DigitsBehavior: LayoutBehavior {
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

  private static let caretWidth = 2.0
  private var look = Look()
  /// The width of a digit, and of a gap, in points.
  private var digitWidth = 0.0
  private var gapWidth = 0.0

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

  /// Where the digit at a place begins, in points.
  private func x(of place: Int) -> Double {
    Double(place) * digitWidth + Double(look.gaps.count { $0 < place || ($0 == place && place < look.digits.count) })
      * gapWidth
  }

  func caret(at x: Double) -> Int {
    (0...look.digits.count).min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? 0
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: max(proposal.width ?? digitWidth * 4, digitWidth * 2), height: (look.font?.lineHeight ?? 20).rounded(.up))
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    key.isTextBaseline ? look.font.map { TextLayout(" ", font: $0).firstBaseline } : nil
  }

  func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  func adjust(_ state: inout PaintState) { state.clip(to: Rect(origin: .zero, size: frame.size)) }

  func paint(into painter: inout Painter) {
    guard let font = look.font else { return }
    // A number that is too long for the field shows its end, where the typing goes on.
    let end = x(of: look.digits.count) + Self.caretWidth
    let shift = min(0, painter.size.width - end)
    let dot = Size(width: digitWidth * 0.5, height: digitWidth * 0.5)
    for place in 0..<look.digits.count {
      let left = x(of: place) + shift
      if place < look.firstShown {
        let corner = Point(x: left + dot.width / 2, y: (painter.size.height - dot.height) / 2)
        painter.fill(Rect(origin: corner, size: dot), radius: dot.height / 2, look.color)
      } else {
        let layout = TextLayout(Self.characters[Int(look.digits[place])], font: font)
        painter.draw(layout, at: Point(x: left + (digitWidth - layout.size.width) / 2, y: 0), look.color)
      }
    }
    guard let caret = look.caret else { return }
    painter.fill(
      Rect(x: x(of: caret) + shift, y: 0, width: Self.caretWidth, height: painter.size.height), radius: 1,
      look.caretColor)
  }

  private static let characters = (0...9).map { String($0) }
}
