import Graphics

/// A corner of the screen.
public nonisolated enum SpeechCorner: String, CaseIterable, Hashable, Sendable {
  /// A corner of the screen as it is seen, whatever the direction of the language.
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"

  /// Whether a place is in the corner: no further from its edges than a distance, in points.
  package func contains(_ place: Point, in size: Size, within distance: Double) -> Bool {
    let isLeft = self == .topLeft || self == .bottomLeft
    let isTop = self == .topLeft || self == .topRight
    return (isLeft ? place.x : size.width - place.x) <= distance
      && (isTop ? place.y : size.height - place.y) <= distance
  }
}
