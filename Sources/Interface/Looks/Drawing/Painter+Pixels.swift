import Graphics
import Runtime

extension Painter {
  /// Returns the rectangle with its edges moved to the nearest pixel edges, at least one pixel wide and high, so that
  /// it is sharp and equal rectangles look alike. A rotated or slanted rectangle is returned unchanged.
  package func onPixels(_ rect: Rect) -> Rect {
    let map = state.transform
    guard map.isUpright, let back = map.inverse else { return rect }
    let place = rect.applying(map).standardized
    let size = Size(width: max(1, place.width.rounded()), height: max(1, place.height.rounded()))
    let middle = Point(x: place.midX - size.width / 2, y: place.midY - size.height / 2)
    return Rect(origin: Point(x: middle.x.rounded(), y: middle.y.rounded()), size: size).applying(back).standardized
  }
}
