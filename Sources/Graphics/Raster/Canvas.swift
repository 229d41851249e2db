/// Pixels somewhere on the plane that items can be drawn on.
struct Canvas {
  /// The pixel at column 0 of row 0, which need not exist.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from row to row.
  let width: Int
}

/// Pixels of their own for what must be drawn apart: clear at first, gone with the layer.
final class Layer {
  /// Where they lie.
  let area: PixelRect
  /// The first of them; rows have no gaps.
  let first: UnsafeMutablePointer<UInt32>

  init(_ area: PixelRect) {
    self.area = area
    first = .allocate(capacity: max(1, area.area))
    first.initialize(repeating: 0, count: max(1, area.area))
  }

  deinit { first.deallocate() }

  var canvas: Canvas { Canvas(pixels: first - (area.minY * area.width + area.minX), width: area.width) }

  func blur(sigma: Double) { Blur(sigma: sigma).apply(to: first, width: area.width, height: area.height) }

  /// Lays a shadow of what is drawn so far below it.
  func lay(_ shadow: Shadow) {
    let dark = Layer(area)
    let color = shadow.color.premultiplied
    let (from, to) = (canvas, dark.canvas)
    let hit = area.offset(shadow.dx, shadow.dy).intersection(area)
    for y in hit.minY..<hit.maxY {
      let source = from.pixels + ((y - shadow.dy) * from.width - shadow.dx)
      for x in hit.minX..<hit.maxX { to.pixels[y * to.width + x] = Compose.scale(color, source[x] >> 24) }
    }
    dark.blur(sigma: shadow.sigma)
    Compose.over(dark.first, first, coverage: 255, count: area.area)
    first.update(from: dark.first, count: area.area)
  }
}

/// Rows of a layer, which must outlive them.
struct LayerRows {
  private let first: UnsafeMutablePointer<UInt32>
  private let area: PixelRect
  /// 0…255.
  private let opacity: UInt32

  init(_ layer: Layer, opacity: Double) {
    (first, area) = (layer.first, layer.area)
    self.opacity = UInt32(max(0, min(1, opacity)) * 255 + 0.5)
  }

  /// Where rows of pixels are kept just as they are drawn, and how many pixels apart.
  func kept(x: Int, y: Int) -> (first: UnsafePointer<UInt32>, stride: Int)? {
    guard opacity == 255 else { return nil }
    return (UnsafePointer(first + ((y &- area.minY) &* area.width &+ x &- area.minX)), area.width)
  }

  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    let source = first + ((y &- area.minY) &* area.width &+ x &- area.minX)
    if opacity == 255 { return UnsafePointer(source) }
    for index in 0..<count { memory[index] = Compose.scale(source[index], opacity) }
    return UnsafePointer(memory)
  }
}
