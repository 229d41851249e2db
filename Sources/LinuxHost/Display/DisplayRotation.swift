import Graphics

/// How far a picture is turned, clockwise, on its way to the screen, so that it is upright on a panel that is mounted turned.
///
/// Touches are turned back by the same amount. A mouse is not: it lies on the table, not on the panel.
public nonisolated enum DisplayRotation: Int, CaseIterable, Sendable {
  /// As it is.
  case none = 0
  /// A quarter turn clockwise.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// A quarter turn anticlockwise.
  case threeQuarters = 270

  /// Whether width and height change places.
  var swapsExtents: Bool { self == .quarter || self == .threeQuarters }

  /// The picture's size on a screen of a size.
  func pictureSize(width: Int, height: Int) -> (width: Int, height: Int) {
    swapsExtents ? (height, width) : (width, height)
  }

  /// A rectangle of the picture as it lies on the screen. Extents are the picture's.
  func onScreen(_ rect: PixelRect, width: Int, height: Int) -> PixelRect {
    switch self {
    case .none: rect
    case .quarter:
      PixelRect(minX: height - rect.maxY, minY: rect.minX, maxX: height - rect.minY, maxY: rect.maxX)
    case .half:
      PixelRect(minX: width - rect.maxX, minY: height - rect.maxY, maxX: width - rect.minX, maxY: height - rect.minY)
    case .threeQuarters:
      PixelRect(minX: rect.minY, minY: width - rect.maxX, maxX: rect.maxY, maxY: width - rect.minX)
    }
  }

  /// A region of the picture as it lies on the screen. Extents are the picture's.
  func onScreen(_ region: Region, width: Int, height: Int) -> Region {
    guard self != .none else { return region }
    return region.rects.reduce(into: Region()) { $0.insert(onScreen($1, width: width, height: height)) }
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
