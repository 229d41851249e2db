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
  /// Items near the region that is drawn, and those that show in one of its rectangles, from the front.
  private var near: [Int] = []
  private var visible: [Int] = []
  /// Items of lists that were drawn, once for each rectangle where they show.
  private(set) var drawnItems = 0

  /// Bytes of masks and colours that are remembered from frame to frame.
  public var rememberedBytes: Int { shapes.rememberedBytes + tables.rememberedBytes }
  /// The most that ``rememberedBytes`` can be.
  public static let mostRemembered =
    Limits.glyphMaskBytes + Limits.cornerMaskBytes + Limits.softMaskBytes
    + Limits.gradientTables * GradientTables.Table.bytes

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
    let region = region?.clipped(to: bitmap.bounds) ?? Region(bitmap.bounds)
    if region.isEmpty { return }
    // One comparison for what lies elsewhere, however many rectangles there are.
    near.removeAll(keepingCapacity: true)
    let bounds = region.bounds
    list.items.withUnsafeBufferPointer { items in
      for index in items.indices where items[index].bounds.intersects(bounds) { near.append(index) }
      for rect in region.rects { draw(items, background: list.background, into: bitmap, area: rect) }
    }
  }

  /// Draws one item on top of what a bitmap holds.
  ///
  /// - Parameter region: The pixels to draw, every other one stays as it is; `nil` draws all.
  public func draw(_ item: DisplayItem, onto bitmap: Bitmap, region: Region? = nil) {
    let canvas = Canvas(pixels: bitmap.pixels, width: bitmap.width)
    let bounds = item.bounds.intersection(bitmap.bounds)
    guard let region else {
      if !bounds.isEmpty { draw(item, on: canvas, area: bounds) }
      return
    }
    for rect in region.rects where rect.intersects(bounds) {
      draw(item, on: canvas, area: rect.intersection(bounds))
    }
  }

  /// Draws those items near a region that show in one of its rectangles: from the front it looks for what hides others.
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
    let canvas = Canvas(pixels: bitmap.pixels, width: bitmap.width)
    drawnItems += visible.count
    for index in visible.reversed() {
      draw(items[index], on: canvas, area: area.intersection(items[index].bounds))
    }
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
  /// A soft shape that no remembered mask serves, as a group that is drawn sharp and blurred.
  fileprivate var blurredAsGroup: ItemGroup? {
    guard case .softRoundedRect(let rect, let radius, let sigma) = shape,
      SoftMasks.Shape(rect, radius: radius, sigma: sigma, transform) == nil
    else { return nil }
    let sharp = DisplayItem(.roundedRect(rect, radius: radius), paint: paint, transform: transform)
    return ItemGroup(items: [sharp], blur: sigma * transform.scale)
  }
}
