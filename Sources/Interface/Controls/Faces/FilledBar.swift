import Graphics

/// A bar that is filled up to a place, or has a mark there.
struct FilledBar: BoxView {
  let fraction: Double
  var isMark = false

  func makeBox(for node: Node) -> FilledBarBox { FilledBarBox(node: node) }

  func configure(_ box: FilledBarBox, in environment: EnvironmentValues) {
    let palette = environment.palette
    box.look = FilledBarBox.Look(
      fraction: fraction, isMark: isMark, thickness: environment.theme.metrics.trackThickness + 2,
      track: palette.track, tint: Color.accentColor.resolve(in: environment), ground: palette.surface)
  }
}

final class FilledBarBox: Box {
  struct Look: Equatable {
    var fraction = 0.0
    var isMark = false
    var thickness = 8.0
    var track = RGBA.clear, tint = RGBA.clear, ground = RGBA.clear
  }

  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  /// The bar's own height, in points, with room for the mark.
  private static let height = 16.0

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 200, 40), height: Self.height)
  }

  override func paint(into painter: inout Painter) {
    let width = painter.size.width
    let bar = Rect(x: 0, y: (painter.size.height - look.thickness) / 2, width: width, height: look.thickness)
    painter.fill(bar, radius: look.thickness / 2, look.isMark ? look.tint : look.track)
    if look.isMark {
      let radius = look.thickness
      let center = Point(x: radius + (width - 2 * radius) * look.fraction, y: bar.midY)
      painter.draw(.ellipse(Rect(center: center, radius: radius)), .color(look.ground))
      painter.draw(.ellipse(Rect(center: center, radius: radius - 3)), .color(look.tint))
    } else if look.fraction > 0 {
      let filled = Rect(x: 0, y: bar.minY, width: max(look.thickness, width * look.fraction), height: look.thickness)
      painter.fill(filled, radius: look.thickness / 2, look.tint)
    }
  }
}

extension Rect {
  /// The square around a circle.
  nonisolated init(center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
