import Looks
import Graphics
import Runtime
import Values

/// A bar that is filled up to a fraction, or has a marker there.
struct FilledBar: LayoutView {
  /// The position of the end of the filled part, or of the marker: 0…1.
  let fraction: Double
  /// Whether the bar has a marker instead of a filled part.
  var isMark = false

  func makeBehavior(for layoutNode: LayoutNode) -> FilledBarBehavior { FilledBarBehavior(layoutNode) }

  func configure(_ behavior: FilledBarBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    behavior.movement = environment.valueMovement
    behavior.look = FilledBarBehavior.Look(
      fraction: fraction, isMark: isMark, hasValue: environment.unknownValue == nil,
      isReversed: environment.isRightToLeft,
      thickness: environment.theme.metrics.trackThickness + 2,
      track: palette.track, tint: Color.accentColor.resolve(in: environment), backgroundColor: palette.surface)
  }
}

/// Draws the parts of a ``FilledBar``.
final class FilledBarBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var fraction = 0.0
    var isMark = false
    /// Whether the value is known: an unknown value has neither a filled part nor a marker.
    var hasValue = true
    /// Whether the bar is filled from the right, as in right-to-left languages.
    var isReversed = false
    var thickness = 8.0
    var track = RGBA.clear, tint = RGBA.clear, backgroundColor = RGBA.clear
  }

  /// The animation of the end of the filled part; `nil` if it changes at once.
  var movement: Animation?
  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      position.move(to: look.fraction, movement, on: layoutNode)
    }
  }
  private var position = MovingNumber()

  /// The height of the view, in points, with room for the marker.
  private static let height = 16.0

  func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 200, 40), height: Self.height)
  }

  func paint(into painter: inout Painter) {
    let width = painter.size.width
    let fraction = position.shown(at: stage.now)
    let bar = Rect(x: 0, y: (painter.size.height - look.thickness) / 2, width: width, height: look.thickness)
    painter.fill(bar, radius: look.thickness / 2, look.track)
    guard look.hasValue else { return }
    if look.isMark {
      let radius = look.thickness
      let share = look.isReversed ? 1 - fraction : fraction
      let center = Point(x: radius + (width - 2 * radius) * share, y: bar.midY)
      painter.draw(.ellipse(Rect(center: center, radius: radius)), .color(look.backgroundColor))
      painter.draw(.ellipse(Rect(center: center, radius: radius - 3)), .color(look.tint))
    } else if fraction > 0 {
      fill(bar, length: max(look.thickness, width * fraction), &painter)
    }
  }

  /// Fills the bar with a fixed round end, a straight part and a moving round end, so that a change repaints
  /// little.
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
  /// Creates the square around a circle.
  package nonisolated init(center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
