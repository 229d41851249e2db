/// A point with whole coordinates, with which crossings of lines can be computed exactly.
struct GridPoint: Hashable, Comparable {
  var x, y: Int

  /// From top to bottom, and from left to right in a row.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.y == right.y ? left.x < right.x : left.y < right.y
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// The cross product: positive where the other vector is clockwise from this one, as seen on a screen.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
}

/// The grid to which the points of paths are moved before they are joined.
///
/// Coordinates have at most 27 bits, so a cross product of differences fits into a machine word with room to spare. The
/// scale is a power of two: points with few binary digits stay exactly where they are.
struct OverlayGrid {
  /// Grid units in a unit of the paths.
  let scale: Double
  /// The number of pixels per unit for ``Flatten``: a line deviates from its curve by at most 1/160 unit, and by at
  /// most a ten-thousandth of the paths' extent.
  let flattenScale: Double

  private static let extent = Double(1 << 26)
  private static let finest = 4.0, share = 1e-4

  /// The grid for some paths.
  init(_ paths: [Path]) {
    var (reach, extent) = (0.0, 0.0)
    for rect in paths.map(\.controlRect) where !rect.isNull {
      for number in [rect.minX, rect.maxX, rect.minY, rect.maxY] { reach = max(reach, abs(Self.bounded(number))) }
      extent = max(extent, Self.bounded(rect.width), Self.bounded(rect.height))
    }
    var scale = 1.0
    while reach * scale * 2 <= Self.extent, scale < Self.extent { scale *= 2 }
    self.scale = scale
    flattenScale = extent > 0 ? max(Self.finest, Flatten.tolerance / (Self.share * extent)) : Self.finest
  }

  private static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : max(-GraphicsLimits.coordinate, min(GraphicsLimits.coordinate, number))
  }

  /// The nearest point of the grid. Coordinates that are too large or not a number are clamped.
  func point(_ point: Point) -> GridPoint {
    func place(_ number: Double) -> Int {
      Int(max(-Self.extent, min(Self.extent, Self.bounded(number) * scale)).rounded())
    }
    return GridPoint(x: place(point.x), y: place(point.y))
  }

  /// The point of the paths' space.
  func point(_ point: GridPoint) -> Point { Point(x: Double(point.x) / scale, y: Double(point.y) / scale) }
}
