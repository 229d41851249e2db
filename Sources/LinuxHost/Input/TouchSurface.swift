import Graphics

/// From a place on the screen, in its pixels as it is mounted, to a place in the picture, in points.
nonisolated struct TouchSurface: Hashable {
  /// The picture in pixels.
  var width: Int
  var height: Int
  var rotation = DisplayRotation.none
  /// Pixels in a point.
  var scale = 1.0

  /// The picture in points.
  var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// The screen in pixels.
  var screen: (width: UInt32, height: UInt32) {
    let (width, height) = rotation.pictureSize(width: width, height: height)
    return (UInt32(width), UInt32(height))
  }

  /// The place in the picture.
  func point(x: Double, y: Double) -> Point {
    let place = rotation.inPicture(Point(x: x, y: y), width: Double(width), height: Double(height))
    return Point(x: place.x / scale, y: place.y / scale)
  }
}
