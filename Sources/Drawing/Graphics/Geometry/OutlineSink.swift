/// Receives the contours of an outline, in an item's space.
protocol OutlineSink: AnyObject {
  /// The transform from the item's space to pixels, which decides how finely curves are flattened.
  var transform: Transform { get }
  /// The pixels that are needed.
  var window: PixelRect { get }

  /// Starts a contour, and closes the previous one.
  func move(to point: Point)
  /// Adds a straight line.
  func line(to point: Point)
  /// Closes the present contour with a line to its start.
  func close()
}
