import Graphics
import Runtime

/// A colour that takes all the space that it is offered. A colour that can be seen can be touched.
package struct Box: @MainActor LayoutView {
  let color: RGBA

  package init(_ color: RGBA) { self.color = color }

  /// A box of a grey, from 0, black, to 1, white.
  package init(white: Double) { self.init(RGBA(red: white, green: white, blue: white)) }

  package static let clear = Box(RGBA(red: 0, green: 0, blue: 0, opacity: 0))
  package static let white = Box(white: 1), gray = Box(white: 0.5), black = Box(white: 0)
  package static let red = Box(RGBA(red: 1, green: 0, blue: 0)), green = Box(RGBA(red: 0, green: 1, blue: 0))
  package static let blue = Box(RGBA(red: 0, green: 0, blue: 1))

  package func makeBehavior(for layoutNode: LayoutNode) -> BoxBehavior { BoxBehavior(layoutNode) }

  package func configure(_ behavior: BoxBehavior, in environment: EnvironmentValues) {
    guard behavior.color != color else { return }
    behavior.color = color
    behavior.setNeedsPaint()
  }
}

package final class BoxBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var color = RGBA(red: 0, green: 0, blue: 0)

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }
  package func paint(into painter: inout Painter) { painter.fill(painter.bounds, color) }
  package func isHit(at point: Point) -> Bool {
    color.opacity > 0 && Rect(origin: .zero, size: frame.size).contains(point)
  }
}
