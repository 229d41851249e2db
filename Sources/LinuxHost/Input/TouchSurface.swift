import Graphics

/// From a place on the screen, in its pixels as it is mounted, to a place in the picture, in points.
nonisolated struct TouchSurface: Hashable {
  /// The picture in pixels.
  var width: Int
  var height: Int
  var rotation = PixelRotation.none
  /// Pixels in a point.
  var scale = 1.0

  /// Where the picture's corner is on the screen, in pixels, the picture upright.
  var originX = 0
  var originY = 0
  /// The screen in pixels, the picture upright; `nil` for the picture's extents.
  var upright: PixelExtents?

  /// The picture in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// The screen in pixels, as it is mounted.
  var screen: (width: UInt32, height: UInt32) {
    let (width, height) = rotation.pictureSize(width: extents.width, height: extents.height)
    return (UInt32(width), UInt32(height))
  }

  /// The place in the picture.
  func point(x: Double, y: Double) -> Point {
    let place = rotation.inPicture(Point(x: x, y: y), width: Double(extents.width), height: Double(extents.height))
    return Point(x: (place.x - Double(originX)) / scale, y: (place.y - Double(originY)) / scale)
  }

  private var extents: PixelExtents { upright ?? PixelExtents(width: width, height: height) }
}

/// Numbers of columns and rows.
nonisolated struct PixelExtents: Hashable {
  var width: Int
  var height: Int
}
