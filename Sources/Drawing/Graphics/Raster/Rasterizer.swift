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
/// Coverage is the exact area of the shape in each pixel, and colours are blended premultiplied. A pixel's value
/// depends on the list alone, so drawing a region gives the same bytes there as drawing everything. Keep one
/// rasterizer for many frames: it caches glyph masks and reuses its buffers, so that later frames allocate nothing.
///
/// If a million pixels or more are drawn, all processors draw bands of rows in parallel. Each thread has its own
/// caches, and the result is the same byte for byte.
public final class Rasterizer {
  let shapes = Shapes()
  private let tables = GradientTables()
  /// A buffer for one row of coverage, for masks clipped between pixels.
  private let scratch: UnsafeMutablePointer<UInt8>
  /// A buffer for one row of pixels of a gradient or an image.
  private let row: UnsafeMutablePointer<UInt32>
  private let stretch = Stretch.make()
  /// The indices of items near the drawn region, and of those visible in one of its rectangles, from front to back.
  private var near: [Int] = []
  private var visible: [Int] = []
  private var drawn = 0
  /// The threads that help to draw, and the number of pixels from which they do; `nil` to draw alone.
  private let crew: Crew?
  private let sharedPixels: Int
  /// The rasterizers of the helping threads; empty before they first draw.
  private var helpers: [Rasterizer] = []

  /// The number of items drawn so far, counted once for each rectangle in which they are visible.
  var drawnItems: Int { helpers.reduce(drawn) { $0 + $1.drawn } }
  /// The size of the cached masks and colour tables in bytes, on all processors.
  public var rememberedBytes: Int {
    helpers.reduce(shapes.rememberedBytes + tables.rememberedBytes) { $0 + $1.rememberedBytes }
  }
  /// The upper bound of ``rememberedBytes`` for each processor that draws.
  public static let mostRemembered =
    GraphicsLimits.glyphMaskBytes + GraphicsLimits.cornerMaskBytes + GraphicsLimits.pathMaskBytes
    + GraphicsLimits.softMaskBytes
    + GraphicsLimits.gradientTables * GradientTables.Table.bytes

  /// Creates a rasterizer with empty caches.
  public convenience init() { self.init(usesAllProcessors: true) }

  /// Creates a rasterizer with empty caches.
  ///
  /// - Parameter usesAllProcessors: Whether all processors draw if there are many pixels; `false` to draw on the
  ///   calling thread alone.
  public convenience init(usesAllProcessors: Bool) {
    self.init(crew: usesAllProcessors ? .shared : nil, sharedPixels: GraphicsLimits.sharedPixels)
  }

  /// Creates a rasterizer that draws with a crew from some number of pixels on.
  init(crew: Crew?, sharedPixels: Int) {
    (self.crew, self.sharedPixels) = (crew, sharedPixels)
    scratch = .allocate(capacity: GraphicsLimits.glyphMaskExtent * 2)
    row = .allocate(capacity: PatternSink.chunk)
  }

  deinit {
    scratch.deallocate()
    Stretch.drop(stretch)
    row.deallocate()
  }

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - list: The background and the items to draw.
  ///   - bitmap: The bitmap to draw into.
  ///   - region: The pixels to draw; all others stay unchanged. `nil` draws all pixels.
  public func draw(_ list: DisplayList, into bitmap: Bitmap, region: Region? = nil) {
    let region = region?.clipped(to: bitmap.bounds) ?? Region(bitmap.bounds)
    if region.isEmpty { return }
    shapes.beginFrame()
    if let crew, crew.helpers > 0, region.area >= sharedPixels {
      return draw(list, into: bitmap, region.rects, with: crew)
    }
    draw(list, into: bitmap, region.rects, bounds: region.bounds)
  }

  /// The number of threads that draw so many pixels.
  func workers(for pixels: Int) -> Int {
    guard let crew, pixels >= sharedPixels else { return 1 }
    return crew.helpers + 1
  }

  /// Draws a band of a display list.
  ///
  /// - Parameters:
  ///   - band: The pixels to draw, inside the bitmap.
  ///   - isShared: Whether all threads draw it.
  func draw(_ list: DisplayList, into bitmap: Bitmap, band: PixelRect, isShared: Bool) {
    shapes.beginFrame()
    if isShared, let crew {
      draw(list, into: bitmap, [band], with: crew)
    } else {
      draw(list, into: bitmap, [band], bounds: band)
    }
  }

  /// Draws rectangles with all threads of a crew.
  private func draw(_ list: DisplayList, into bitmap: Bitmap, _ rects: [PixelRect], with crew: Crew) {
    while helpers.count < crew.helpers { helpers.append(Rasterizer(usesAllProcessors: false)) }
    for helper in helpers { helper.shapes.beginFrame() }
    let (rasterizers, bands) = ([self] + helpers, Bands.cut(rects, workers: crew.helpers + 1))
    crew.share(bands.count) { worker, band in
      rasterizers[worker].draw(list, into: bitmap, [bands[band]], bounds: bands[band])
    }
  }

  /// Draws rectangles on this thread.
  private func draw(_ list: DisplayList, into bitmap: Bitmap, _ rects: [PixelRect], bounds: PixelRect) {
    // One comparison with the bounds of all rectangles skips distant items, however many rectangles there are.
    near.removeAll(keepingCapacity: true)
    list.items.withUnsafeBufferPointer { items in
      for index in items.indices where items[index].bounds.intersects(bounds) { near.append(index) }
      for rect in rects { draw(items, background: list.background, into: bitmap, area: rect) }
    }
  }

  /// Draws one item over the contents of a bitmap.
  ///
  /// - Parameters:
  ///   - item: The item to draw.
  ///   - bitmap: The bitmap to draw into.
  ///   - region: The pixels to draw; all others stay unchanged. `nil` draws all pixels.
  public func draw(_ item: DisplayItem, onto bitmap: Bitmap, region: Region? = nil) {
    shapes.beginFrame()
    let canvas = RasterCanvas(pixels: bitmap.pixels, width: bitmap.width)
    let bounds = item.bounds.intersection(bitmap.bounds)
    guard let region else {
      if !bounds.isEmpty { draw(item, on: canvas, area: bounds) }
      return
    }
    for rect in region.rects where rect.intersects(bounds) {
      draw(item, on: canvas, area: rect.intersection(bounds))
    }
  }

  /// Draws the items that are visible in a rectangle. It searches from front to back for items that hide others, then
  /// draws from back to front.
  private func draw(
    _ items: UnsafeBufferPointer<DisplayItem>, background: RGBA, into bitmap: Bitmap, area: PixelRect
  ) {
    visible.removeAll(keepingCapacity: true)
    var covers = Covers(area)
    for index in near.reversed() {
      let part = items[index].bounds.intersection(area)
      if part.isEmpty || covers.hide(part) { continue }
      visible.append(index)
      covers.add(items[index])
      if covers.hideAll { break }
    }
    if !covers.hideAll { bitmap.fill(background.premultiplied, in: area) }
    let canvas = RasterCanvas(pixels: bitmap.pixels, width: bitmap.width)
    drawn += visible.count
    for index in visible.reversed() {
      draw(items[index], on: canvas, area: area.intersection(items[index].bounds))
    }
  }

  /// Draws the items of a group that touch an area.
  private func draw(_ items: ArraySlice<DisplayItem>, on canvas: RasterCanvas, area: PixelRect) {
    for index in items.indices where items[index].bounds.intersects(area) {
      draw(items[index], on: canvas, area: area.intersection(items[index].bounds))
    }
  }

  /// Draws one item within an area.
  private func draw(_ item: DisplayItem, on canvas: RasterCanvas, area: PixelRect) {
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

  /// Draws a group into a layer and composites that with the canvas.
  private func draw(_ group: ItemGroup, clip: Rect, on canvas: RasterCanvas, area: PixelRect) {
    let area = area.intersection(group.bounds)
    guard !area.isEmpty else { return }
    // A blurred pixel depends on its neighbours, so the layer is larger than the area.
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

  /// The pattern of an item's paint; `nil` for a colour, and if there is nothing to draw.
  private func pattern(of item: DisplayItem) -> Pattern? {
    switch item.paint {
    case .color: nil
    case .gradient(let gradient): Pattern(gradient, item.transform, tables)
    case .image(let image): PictureRows(image, item.transform, stretch).map { .picture($0) }
    }
  }
}

extension DisplayItem {
  /// A soft rectangle without a cached mask, as a group that is drawn sharp and blurred.
  fileprivate var blurredAsGroup: ItemGroup? {
    guard case .softRoundedRect(let rect, let radius, let sigma) = shape,
      SoftMasks.Shape(rect, radius: radius, sigma: sigma, transform) == nil
    else { return nil }
    let sharp = DisplayItem(.roundedRect(rect, radius: radius), paint: paint, transform: transform)
    return ItemGroup(items: [sharp], blur: sigma * transform.scale)
  }
}
