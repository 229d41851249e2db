import Graphics
import Runtime

/// A scroll view that can shade its edges to show that there is more content.
@MainActor package protocol ScrollEdgeHint {
  /// Whether the edges across an axis are shaded while there is more beyond them.
  func shadesEdges(along axis: Axis) -> Bool
}

/// The shade at the edges of a scroll view with more content beyond them, like the shadow of a frame above the content.
struct ScrollEdges: Equatable {
  /// The edges that are never shaded.
  var hidden: Edge.Set = []
  /// The colour at the edge itself.
  var color = RGBA.clear

  /// The depth of the shade, in points, and its limit as a share of the window.
  private static let depth = 18.0, greatestShare = 0.2

  /// Draws the shades of one axis.
  func paint(_ axis: Axis, _ motion: ScrollMotion, in window: Rect, isMirrored: Bool, into painter: inout Painter) {
    guard motion.limit > 1, color.opacity > 0 else { return }
    let isReversed = axis == .horizontal && isMirrored
    let start: Edge.Set = axis == .vertical ? .top : .leading
    let end: Edge.Set = axis == .vertical ? .bottom : .trailing
    if motion.position > 1, !hidden.contains(start) { shade(axis, atMaximum: isReversed, window, &painter) }
    if motion.position < motion.limit - 1, !hidden.contains(end) {
      shade(axis, atMaximum: !isReversed, window, &painter)
    }
  }

  private func shade(_ axis: Axis, atMaximum isMaximum: Bool, _ window: Rect, _ painter: inout Painter) {
    let length = axis == .vertical ? window.height : window.width
    let depth = min(Self.depth, length * Self.greatestShare)
    guard depth >= 2 else { return }
    let inner = isMaximum ? length - depth : depth
    let outer = isMaximum ? length : 0
    let corner = Point(axis, along: min(inner, outer), across: 0).offsetBy(dx: window.minX, dy: window.minY)
    let across = axis == .vertical ? window.width : window.height
    func point(_ along: Double) -> Point {
      Point(axis, along: along, across: 0).offsetBy(dx: window.minX, dy: window.minY)
    }
    painter.draw(
      .rect(Rect(origin: corner, size: Size(axis, along: depth, across: across))),
      .gradient(
        GradientPattern(
          .linear(from: point(inner), to: point(outer)),
          stops: [
            .init(color.multiplyingOpacity(by: 0), at: 0), .init(color.multiplyingOpacity(by: 0.3), at: 0.5),
            .init(color, at: 1),
          ])))
  }
}

extension ScrollBehavior: ScrollEdgeHint {
  package func shadesEdges(along axis: Axis) -> Bool {
    !edgeShades.hidden.contains(axis == .vertical ? .bottom : .trailing) && edgeShades.color.opacity > 0
  }
}
