import Looks
import Graphics
import Runtime
import Values

/// The words and the numbers at the marks of a dial. They are hidden from assistive technology, which reads the value
/// and the bounds.
struct DialLabels: View {
  let configuration: StepperStyleConfiguration
  let arrangement: DialArrangement
  let words: [String]
  let scale: DialScale
  @Environment({ $0.numberConventions }) private var conventions

  var body: some View {
    Group {
      if arrangement.hasWords {
        ring(words, scale.ticks.map(\.fraction), isOutside: true)
      } else if arrangement.hasNumbers, !scale.isCategorical {
        let major = scale.ticks.filter(\.isMajor)
        ring(major.map { scale.text($0.number ?? 0, conventions) }, major.map(\.fraction), isOutside: false)
      } else if arrangement.hasScale, !scale.isCategorical, !configuration.minimumText.isEmpty {
        DialEnds(ring: arrangement.ring) {
          Text(configuration.minimumText)
          Text(configuration.maximumText)
        }
        .font(.caption).lineLimit(1).minimumScaleFactor(0.4)
      }
    }
    // A dial turns clockwise in every language, so its marks are not mirrored.
    .environment(.leftToRight) { $0.layoutDirection = $1 }
    .foregroundStyle(Color.secondary)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// Texts at fractions of the arc.
  private func ring(_ texts: [String], _ fractions: [Double], isOutside: Bool) -> some View {
    DialRing(ring: arrangement.ring, fractions: fractions, isOutside: isOutside) {
      ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
        let isChosen = isOutside && text == configuration.valueText
        Text(text).fixedSize()
          .fontWeight(isChosen ? .semibold : nil)
          .foregroundStyle(isChosen ? Color.primary : .secondary)
      }
    }
    .font(.system(size: isOutside ? arrangement.wordSize : arrangement.numberSize))
    .monospacedDigit()
  }
}

/// Places texts at fractions of the arc: outside the ring, or inside its ticks.
private struct DialRing: Layout {
  let ring: Rect
  let fractions: [Double]
  let isOutside: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let dial = DialGeometry(size: ring.size)
    let center = Point(x: bounds.minX + ring.midX, y: bounds.minY + ring.midY)
    for (text, fraction) in zip(subviews, fractions) {
      let size = text.sizeThatFits(.unspecified)
      let middle = dial.middle(of: size, at: fraction, isOutside: isOutside)
      text.place(
        at: Point(x: center.x + middle.x - size.width / 2, y: center.y + middle.y - size.height / 2),
        proposal: .unspecified)
    }
  }
}

/// Places the texts of the two bounds below the ends of the arc, clear of the buttons in its gap. A text shrinks before it
/// leaves the card around the dial.
private struct DialEnds: Layout {
  let ring: Rect

  /// The space beside the ring that a text may take, in points: a card keeps more free at its edges.
  private static let overhang = 8.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let dial = DialGeometry(size: ring.size)
    for (index, text) in subviews.enumerated() {
      let end = dial.point(at: Double(index))
      // The two ends are equally far from the edges of the ring.
      let room = dial.point(at: 0).x + dial.width / 2 + Self.overhang
      let offer = ProposedViewSize(width: room, height: nil)
      let x = index == 0 ? end.x + dial.width / 2 - text.sizeThatFits(offer).width : end.x - dial.width / 2
      text.place(
        at: Point(x: bounds.minX + ring.minX + x, y: bounds.minY + ring.minY + end.y + dial.width * 0.9),
        proposal: offer)
    }
  }
}
