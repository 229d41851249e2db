import Graphics
import Runtime
import Values

/// A bar that is filled up to a place, or has a mark there.
struct FilledBar: LayoutView {
  let fraction: Double
  var isMark = false

  func makeBehavior(for layoutNode: LayoutNode) -> FilledBarBehavior { FilledBarBehavior(layoutNode) }

  func configure(_ behavior: FilledBarBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.look = FilledBarBehavior.Look(
      fraction: fraction, isMark: isMark, isReversed: environment.isRightToLeft,
      thickness: environment.theme.metrics.trackThickness + 2,
      track: palette.track, tint: Color.accentColor.resolve(in: environment), ground: palette.surface)
  }
}

final class FilledBarBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var fraction = 0.0
    var isMark = false
    /// Whether it fills from the right.
    var isReversed = false
    var thickness = 8.0
    var track = RGBA.clear, tint = RGBA.clear, ground = RGBA.clear
  }

  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  /// The bar's own height, in points, with room for the mark.
  private static let height = 16.0

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 200, 40), height: Self.height)
  }

  func paint(into painter: inout Painter) {
    let width = painter.size.width
    let bar = Rect(x: 0, y: (painter.size.height - look.thickness) / 2, width: width, height: look.thickness)
    painter.fill(bar, radius: look.thickness / 2, look.isMark ? look.tint : look.track)
    if look.isMark {
      let radius = look.thickness
      let share = look.isReversed ? 1 - look.fraction : look.fraction
      let center = Point(x: radius + (width - 2 * radius) * share, y: bar.midY)
      painter.draw(.ellipse(Rect(center: center, radius: radius)), .color(look.ground))
      painter.draw(.ellipse(Rect(center: center, radius: radius - 3)), .color(look.tint))
    } else if look.fraction > 0 {
      fill(bar, length: max(look.thickness, width * look.fraction), &painter)
    }
  }

  /// A round end that stands still, a straight part, and a round end that moves: so little is drawn anew.
  private func fill(_ bar: Rect, length: Double, _ painter: inout Painter) {
    let half = look.thickness / 2
    func part(_ from: Double, _ to: Double) -> Rect {
      Rect(x: look.isReversed ? bar.maxX - to : from, y: bar.minY, width: to - from, height: bar.height)
    }
    painter.fill(part(0, look.thickness), radius: half, look.tint)
    painter.fill(part(half, length - half), look.tint)
    painter.fill(part(length - look.thickness, length), radius: half, look.tint)
  }
}

extension Rect {
  /// The square around a circle.
  nonisolated init(center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
