/// Cuts large areas of pixels into bands that several processors draw.
enum Bands {
  /// The number of bands for each worker: more than one, so that a worker that finishes early can help the others.
  private static let forEach = 3

  /// Cuts rectangles into bands of whole rows, from top to bottom in each rectangle.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, which do not overlap.
  ///   - workers: The number of workers that share the bands.
  ///   - isTurned: Whether bands of whole columns are cut instead.
  static func cut(_ rects: [PixelRect], workers: Int, isTurned: Bool = false) -> [PixelRect] {
    let area = rects.reduce(0) { $0 + $1.area }
    return cut(rects, pixels: max(1, area / (workers * forEach)), isTurned: isTurned)
  }

  /// Cuts rectangles into bands of whole rows of about some number of pixels, from top to bottom in each rectangle.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, which do not overlap.
  ///   - wanted: The number of pixels of a band.
  ///   - isTurned: Whether bands of whole columns are cut instead.
  static func cut(_ rects: [PixelRect], pixels wanted: Int, isTurned: Bool = false) -> [PixelRect] {
    var bands: [PixelRect] = []
    for rect in rects where !rect.isEmpty {
      let lines = isTurned ? rect.width : rect.height
      let count = min(lines, max(1, (rect.area + wanted / 2) / wanted))
      for index in 0..<count {
        let (from, to) = (lines * index / count, lines * (index + 1) / count)
        bands.append(
          isTurned
            ? PixelRect(minX: rect.minX + from, minY: rect.minY, maxX: rect.minX + to, maxY: rect.maxY)
            : PixelRect(minX: rect.minX, minY: rect.minY + from, maxX: rect.maxX, maxY: rect.minY + to))
      }
    }
    return bands
  }
}
