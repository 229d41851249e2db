import Looks
import Graphics
import Runtime
import Values

/// The face and the hands of an analog clock.
struct ClockHands: LayoutView {
  let time: TimeOfDay
  let showsSeconds: Bool

  func makeBehavior(for layoutNode: LayoutNode) -> ClockHandsBehavior { ClockHandsBehavior(layoutNode) }

  func configure(_ behavior: ClockHandsBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.look = ClockHandsBehavior.Look(
      // Without a second hand the others stay where they were at the start of the minute.
      time: showsSeconds ? time : TimeOfDay(hour: time.hour, minute: time.minute), showsSeconds: showsSeconds,
      face: palette.surface, rim: palette.outline, mark: palette.secondaryText, hand: palette.text,
      second: Color.accentColor.resolve(in: environment))
  }
}

/// Draws the face and the hands of ``ClockHands``.
final class ClockHandsBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var time = TimeOfDay(seconds: 0)
    var showsSeconds = false
    var face = RGBA.clear, rim = RGBA.clear, mark = RGBA.clear, hand = RGBA.clear, second = RGBA.clear
  }

  /// The width and the height without a proposal, in points.
  private static let ideal = 160.0
  /// The number of pieces in which the second hand is drawn: pieces make the repainted area around a diagonal hand
  /// smaller.
  private static let pieces = 6

  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let side = min(proposal.width ?? proposal.height ?? Self.ideal, proposal.height ?? proposal.width ?? Self.ideal)
    return Size(width: side, height: side)
  }

  func paint(into painter: inout Painter) {
    let radius = min(painter.size.width, painter.size.height) / 2
    let center = painter.bounds.center
    let rim = max(1.5, radius * 0.025)
    painter.draw(.ellipse(Rect(center: center, radius: radius)), .color(look.rim))
    painter.draw(.ellipse(Rect(center: center, radius: radius - rim)), .color(look.face))
    func line(_ turn: Double, from: Double, to: Double, width: Double, _ color: RGBA, cap: LineCap = .round) {
      func place(_ share: Double) -> Point {
        center.offsetBy(dx: 0, dy: -radius * share).turned(around: center, by: turn * 2 * .pi)
      }
      let path = Path { $0.addLines([place(from), place(to)]) }
      painter.draw(.stroke(path, StrokeStyle(lineWidth: radius * width, lineCap: cap)), .color(color))
    }
    for mark in 0..<60 {
      let isHour = mark % 5 == 0
      line(
        Double(mark) / 60, from: isHour ? 0.8 : 0.87, to: 0.91, width: isHour ? 0.035 : 0.014,
        isHour ? look.hand : look.mark)
    }
    let seconds = Double(look.time.seconds)
    line(seconds / 43_200, from: -0.12, to: 0.5, width: 0.075, look.hand)
    line(seconds / 3_600, from: -0.12, to: 0.76, width: 0.05, look.hand)
    if look.showsSeconds {
      for piece in 0..<Self.pieces {
        let length = 0.98 / Double(Self.pieces)
        let from = -0.16 + length * Double(piece)
        line(seconds / 60, from: from, to: from + length + 0.01, width: 0.022, look.second, cap: .butt)
      }
      painter.draw(.ellipse(Rect(center: center, radius: radius * 0.055)), .color(look.second))
    } else {
      painter.draw(.ellipse(Rect(center: center, radius: radius * 0.055)), .color(look.hand))
    }
  }
}
