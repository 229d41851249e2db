/// Takes in the contours of an outline, in an item's space.
protocol OutlineSink: AnyObject {
  /// From the item's space to pixels: says how fine curves have to be.
  var transform: Transform { get }
  /// The pixels that matter.
  var window: PixelRect { get }

  /// Starts a contour; an open one before is closed.
  func move(to point: Point)
  /// Adds a straight line.
  func line(to point: Point)
  /// Closes the contour.
  func close()
}

extension EdgeList: OutlineSink {}
