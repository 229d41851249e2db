/// A drawing of so many pixels that it is done in bands. Between two bands, the caller may do something else.
///
///     var drawing = BandedDrawing(list, of: damage, into: bitmap, with: rasterizer)
///     while !drawing.isDone { drawing.drawBand() }
///
/// The result is that of ``Rasterizer/draw(_:into:region:)``, byte for byte.
package struct BandedDrawing {
  private let list: DisplayList
  private let bitmap: Bitmap
  private let rasterizer: Rasterizer
  /// Whether all processors draw each band.
  private let isShared: Bool
  /// The bands that are left, the next one last.
  private var bands: [PixelRect]

  /// Prepares the drawing of some pixels of a display list. Nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - list: The background and the items to draw.
  ///   - region: The pixels to draw.
  ///   - bitmap: The bitmap to draw into.
  ///   - rasterizer: The rasterizer of the bands.
  package init(_ list: DisplayList, of region: Region, into bitmap: Bitmap, with rasterizer: Rasterizer) {
    let rects = region.clipped(to: bitmap.bounds).rects
    (self.list, self.bitmap, self.rasterizer) = (list, bitmap, rasterizer)
    let workers = rasterizer.workers(for: region.area)
    isShared = workers > 1
    bands = Bands.cut(rects, pixels: GraphicsLimits.bandPixels * workers).reversed()
  }

  /// Whether all bands have been drawn.
  package var isDone: Bool { bands.isEmpty }

  /// Draws the next band, if one is left.
  package mutating func drawBand() {
    guard let band = bands.popLast() else { return }
    rasterizer.draw(list, into: bitmap, band: band, isShared: isShared)
  }
}
