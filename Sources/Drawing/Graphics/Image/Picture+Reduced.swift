extension Picture {
  /// Returns a smaller copy, in which each pixel is the mean of the area of this image that it covers.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of this image in the pixels of the copy. Partly covered pixels become translucent.
  ///   - pixels: The pixels of the copy, at least one.
  func reduced(to rect: Rect, in pixels: PixelRect) -> Picture {
    let columns = AreaShares(pixels.minX..<pixels.maxX, start: rect.minX, length: rect.width, count: width)
    let rows = AreaShares(pixels.minY..<pixels.maxY, start: rect.minY, length: rect.height, count: height)
    let bitmap = Bitmap(width: pixels.width, height: pixels.height)
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    for y in 0..<pixels.height {
      for x in 0..<width { line[x] = rows.sum(y) { Self.components(self.pixels[$0 * width + x]) } }
      for x in 0..<pixels.width {
        bitmap.pixels[y * pixels.width + x] = Self.pixel(columns.sum(x) { line[$0] })
      }
    }
    return Picture(bitmap)
  }

  private static func components(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24))
  }

  private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>((components + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

/// For each pixel of a reduced image along one axis, the pixels of the original that it covers, and their shares of it.
private struct AreaShares {
  private let reaches: [(first: Int, shares: [Float])]

  /// - Parameters:
  ///   - pixels: The pixels of the reduced image.
  ///   - start: The position of the original among them.
  ///   - length: The length of the original among them.
  ///   - count: The number of pixels of the original.
  init(_ pixels: Range<Int>, start: Double, length: Double, count: Int) {
    let step = Double(count) / length
    reaches = pixels.map { pixel in
      let low = max(0, min(Double(count), (Double(pixel) - start) * step))
      let high = max(low, min(Double(count), (Double(pixel + 1) - start) * step))
      let (first, end) = (Int(low), Int(high.rounded(.up)))
      let shares = (first..<max(first, end)).map { index in
        Float((min(high, Double(index + 1)) - max(low, Double(index))) / step)
      }
      return (first, shares)
    }
  }

  /// The weighted sum of values of the original that a pixel covers.
  func sum(_ pixel: Int, _ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
    let reach = reaches[pixel]
    var sum = SIMD4<Float>.zero
    for (index, share) in reach.shares.enumerated() { sum += value(reach.first + index) * share }
    return sum
  }
}
