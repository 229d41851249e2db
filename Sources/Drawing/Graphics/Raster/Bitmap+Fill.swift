extension Bitmap {
  /// Sets the pixels of a rectangle, clipped to the bitmap; `nil` sets all pixels.
  public func fill(_ pixel: UInt32, in rect: PixelRect? = nil) {
    let area = (rect ?? bounds).intersection(bounds)
    for y in area.minY..<area.maxY { Compose.fill(pixels + (y * width + area.minX), pixel, area.width) }
  }
}
