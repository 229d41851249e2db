import Graphics

// Touches are turned back by as much as the picture is turned. A mouse is not: it lies on the table, not on the panel.
nonisolated extension PixelRotation {
  /// The picture's size on a screen of a size.
  func pictureSize(width: Int, height: Int) -> (width: Int, height: Int) {
    swapsExtents ? (height, width) : (width, height)
  }

  /// A region of the picture as it lies on the screen. Extents are the picture's.
  func turned(_ region: Region, width: Int, height: Int) -> Region {
    guard self != .none else { return region }
    return region.rects.reduce(into: Region()) { $0.insert(turned($1, width: width, height: height)) }
  }

  /// The place in the picture that a touch of the screen means. Extents are the picture's.
  func inPicture(_ place: Point, width: Double, height: Double) -> Point {
    switch self {
    case .none: place
    case .quarter: Point(x: place.y, y: height - place.x)
    case .half: Point(x: width - place.x, y: height - place.y)
    case .threeQuarters: Point(x: width - place.y, y: place.x)
    }
  }
}
