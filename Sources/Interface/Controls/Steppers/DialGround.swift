import Looks
import Graphics
import Runtime

/// The parts of a dial that do not move: the whole arc, and the marks inside.
struct DialGround: LayoutView {
  /// The ticks; `nil` for none.
  let scale: DialScale?

  func makeBehavior(for layoutNode: LayoutNode) -> DialGroundBehavior { DialGroundBehavior(layoutNode) }

  func configure(_ behavior: DialGroundBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.look = DialGroundBehavior.Look(
      scale: scale, track: palette.track, mark: palette.secondaryText.multiplyingOpacity(by: 0.6))
  }
}

/// Draws the parts of a ``DialGround``.
final class DialGroundBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var scale: DialScale?
    var track = RGBA.clear, mark = RGBA.clear
  }

  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  func measure(_ proposal: ProposedViewSize) -> Size { DialGeometry.size(in: proposal) }

  func paint(into painter: inout Painter) {
    let dial = DialGeometry(size: painter.size)
    painter.draw(dial.arc(from: 0, to: 1, cap: .round), .color(look.track))
    paintMarks(dial, &painter)
  }

  private func paintMarks(_ dial: DialGeometry, _ painter: inout Painter) {
    guard let scale = look.scale else { return }
    if scale.isCategorical {
      // Stops in words are dots on the arc, beside their words.
      for tick in scale.ticks {
        let dot = Rect(center: dial.point(at: tick.fraction), radius: dial.width * 0.22)
        painter.draw(.ellipse(dot), .color(look.mark))
      }
      return
    }
    for tick in scale.ticks {
      let inner = dial.point(at: tick.fraction, radius: dial.radius - dial.width * (tick.isMajor ? 2.1 : 1.7))
      let outer = dial.point(at: tick.fraction, radius: dial.radius - dial.width * 1.3)
      painter.draw(
        .stroke(Path { $0.addLines([inner, outer]) }, StrokeStyle(lineWidth: tick.isMajor ? 2 : 1.5, lineCap: .round)),
        .color(look.mark))
    }
  }
}
