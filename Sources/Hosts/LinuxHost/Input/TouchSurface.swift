import Graphics

/// Maps positions on the screen, in its pixels before rotation, to points of the surface.
nonisolated struct TouchSurface: Hashable {
  /// The size of the panel's image in pixels, in the panel's orientation.
  var width: Int
  var height: Int
  var rotation = PixelRotation.none
  /// The scale of the image, in pixels per point.
  var scale = 1.0

  /// The position of the image's corner on the upright screen, in pixels.
  var originX = 0
  var originY = 0
  /// The size of the upright screen in pixels; `nil` if it is that of the image.
  var upright: PixelExtents?

  /// The size of the image in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// The size of the screen in pixels, before rotation.
  var screen: (width: UInt32, height: UInt32) {
    let (width, height) = rotation.pictureSize(width: extents.width, height: extents.height)
    return (UInt32(width), UInt32(height))
  }

  /// Converts a position on the screen to points.
  func point(x: Double, y: Double) -> Point {
    let place = rotation.inPicture(Point(x: x, y: y), width: Double(extents.width), height: Double(extents.height))
    return Point(x: (place.x - Double(originX)) / scale, y: (place.y - Double(originY)) / scale)
  }

  private var extents: PixelExtents { upright ?? PixelExtents(width: width, height: height) }
}

/// A size in whole pixels.
nonisolated struct PixelExtents: Hashable {
  var width: Int
  var height: Int
}
