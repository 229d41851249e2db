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
  private let stretch = Stretch.make()

  /// A rasterizer that remembers nothing yet.
  public init() {
    scratch = .allocate(capacity: Limits.glyphMaskExtent * 2)
    row = .allocate(capacity: PatternSink.chunk)
  }

  deinit {
    scratch.deallocate()
    Stretch.drop(stretch)
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
    draw(list.items[(first ?? 0)...], on: Canvas(pixels: bitmap.pixels, width: bitmap.width), area: area)
  }

  private func draw(_ items: ArraySlice<DisplayItem>, on canvas: Canvas, area: PixelRect) {
    for index in items.indices where items[index].bounds.intersects(area) {
      draw(items[index], on: canvas, area: area.intersection(items[index].bounds))
    }
  }

  private func draw(_ item: DisplayItem, on canvas: Canvas, area: PixelRect) {
    if case .group(let group) = item.shape { return draw(group, clip: item.clip, on: canvas, area: area) }
    if let group = item.blurredAsGroup { return draw(group, clip: item.clip, on: canvas, area: area) }
    let clip = ClipEdges(item.clip)
    guard case .color(let color) = item.paint else {
      guard let pattern = pattern(of: item) else { return }
      var sink = PatternSink(
        pixels: canvas.pixels, width: canvas.width, pattern: pattern, clip: clip, scratch: scratch, row: row)
      return shapes.draw(item, area, into: &sink)
    }
    let pixel = color.premultiplied
    guard pixel != 0 else { return }
    var sink = PixelSink(pixels: canvas.pixels, width: canvas.width, color: pixel, clip: clip, scratch: scratch)
    shapes.draw(item, area, into: &sink)
  }

  private func draw(_ group: ItemGroup, clip: Rect, on canvas: Canvas, area: PixelRect) {
    let area = area.intersection(group.bounds)
    guard !area.isEmpty else { return }
    // What is blurred depends on its neighbours.
    let layer = Layer(area.grown(by: group.reach).intersection(group.unmasked))
    draw(group.items[...], on: layer.canvas, area: layer.area)
    if group.blur > 0 { layer.blur(sigma: group.blur) }
    if let shadow = group.shadow { layer.lay(shadow) }
    defer { withExtendedLifetime(layer) {} }
    var sink = PatternSink(
      pixels: canvas.pixels, width: canvas.width, pattern: .layer(LayerRows(layer, opacity: group.opacity)),
      clip: ClipEdges(clip), scratch: scratch, row: row, blend: group.blend)
    let mask = group.mask ?? ItemGroup.Mask(.rect(area.rect))
    shapes.draw(
      DisplayItem(mask.shape, paint: .color(.black), transform: mask.transform), area, into: &sink)
  }

  private func pattern(of item: DisplayItem) -> Pattern? {
    switch item.paint {
    case .color: nil
    case .gradient(let gradient): Pattern(gradient, item.transform, tables)
    case .image(let image): PictureRows(image, item.transform, stretch).map { .picture($0) }
    }
  }
}

extension DisplayItem {
  /// Whether the item leaves nothing to be seen below it in an area.
  func hides(_ area: PixelRect) -> Bool {
    guard case .rect(let rect) = shape, paint.isOpaque, transform.isUpright else { return false }
    return bounds.contains(area) && clip.contains(area.rect) && rect.applying(transform).contains(area.rect)
  }

  /// A soft shape that no remembered mask serves, as a group that is drawn sharp and blurred.
  fileprivate var blurredAsGroup: ItemGroup? {
    guard case .softRoundedRect(let rect, let radius, let sigma) = shape,
      SoftMasks.Shape(rect, radius: radius, sigma: sigma, transform) == nil
    else { return nil }
    let sharp = DisplayItem(.roundedRect(rect, radius: radius), paint: paint, transform: transform)
    return ItemGroup(items: [sharp], blur: sigma * transform.scale)
  }
}
