/// Draws display lists into bitmaps.
///
///     let bitmap = Bitmap(width: 8, height: 4)
///     var list = DisplayList(background: .black)
///     list.append(DisplayItem(.rect(Rect(x: 1, y: 1, width: 3, height: 2)), paint: .color(.white)))
///     Rasterizer().draw(list, into: bitmap)
///     // . . . . . . . .
///     // . # # # . . . .
///     // . # # # . . . .
///     // . . . . . . . .
///
/// Coverage is the exact area of the shape in each pixel, colours are blended premultiplied, and a pixel's value
/// depends on the list alone: drawing only a region gives the same bytes there as drawing everything. Keep one
/// rasterizer for many frames: it remembers glyphs and its scratch memory, and then allocates nothing.
public final class Rasterizer {
  private let shapes = Shapes()
  private let tables = GradientTables()
  /// A row of bytes for masks that are clipped between pixels.
  private let scratch: UnsafeMutablePointer<UInt8>
  /// A row of pixels of a gradient or a picture.
  private let row: UnsafeMutablePointer<UInt32>

  /// A rasterizer that remembers nothing yet.
  public init() {
    scratch = .allocate(capacity: Limits.glyphMaskExtent * 2)
    row = .allocate(capacity: PatternSink.chunk)
  }

  deinit {
    scratch.deallocate()
    row.deallocate()
  }

  /// Draws a list.
  ///
  /// - Parameter region: The pixels to draw, every other one stays as it is; `nil` draws all.
  public func draw(_ list: DisplayList, into bitmap: Bitmap, region: Region? = nil) {
    guard let region else { return draw(list, into: bitmap, area: bitmap.bounds) }
    for rect in region.rects { draw(list, into: bitmap, area: rect.intersection(bitmap.bounds)) }
  }

  private func draw(_ list: DisplayList, into bitmap: Bitmap, area: PixelRect) {
    guard !area.isEmpty else { return }
    let first = list.items.lastIndex { $0.hides(area) }
    if first == nil { bitmap.fill(list.background.premultiplied, in: area) }
    for index in (first ?? 0)..<list.items.count where list.items[index].bounds.intersects(area) {
      draw(list.items[index], into: bitmap, area: area.intersection(list.items[index].bounds))
    }
  }

  private func draw(_ item: DisplayItem, into bitmap: Bitmap, area: PixelRect) {
    let clip = ClipEdges(item.clip)
    guard case .color(let color) = item.paint else {
      guard let pattern = pattern(of: item) else { return }
      var sink = PatternSink(
        pixels: bitmap.pixels, width: bitmap.width, pattern: pattern, clip: clip, scratch: scratch, row: row)
      return shapes.draw(item, area, into: &sink)
    }
    let pixel = color.premultiplied
    guard pixel != 0 else { return }
    var sink = PixelSink(pixels: bitmap.pixels, width: bitmap.width, color: pixel, clip: clip, scratch: scratch)
    shapes.draw(item, area, into: &sink)
  }

  private func pattern(of item: DisplayItem) -> Pattern? {
    switch item.paint {
    case .color: nil
    case .gradient(let gradient): Pattern(gradient, item.transform, tables)
    case .image(let image): PictureRows(image, item.transform).map { .picture($0) }
    }
  }
}

extension DisplayItem {
  /// Whether the item leaves nothing to be seen below it in an area.
  func hides(_ area: PixelRect) -> Bool {
    guard case .rect(let rect) = shape, paint.isOpaque, transform.isUpright else { return false }
    return bounds.contains(area) && clip.contains(area.rect) && rect.applying(transform).contains(area.rect)
  }
}
