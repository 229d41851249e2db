import Graphics

// Touch positions are rotated back by the rotation of the output. Mouse motion is not: a mouse is not mounted with
// the screen.
nonisolated extension PixelRotation {
  /// The size of the upright image on a screen of the given size in pixels.
  func pictureSize(width: Int, height: Int) -> (width: Int, height: Int) {
    swapsExtents ? (height, width) : (width, height)
  }

  /// Rotates a region from the upright image to the screen. `width` and `height` are the upright image's, in pixels.
  func turned(_ region: Region, width: Int, height: Int) -> Region {
    guard self != .none else { return region }
    return region.rects.reduce(into: Region()) { $0.insert(turned($1, width: width, height: height)) }
  }

  /// Converts a position on the screen to the upright image. `width` and `height` are the upright image's.
  func inPicture(_ place: Point, width: Double, height: Double) -> Point {
    switch self {
    case .none: place
    case .quarter: Point(x: place.y, y: height - place.x)
    case .half: Point(x: width - place.x, y: height - place.y)
    case .threeQuarters: Point(x: width - place.y, y: place.x)
    }
  }
}
