/// A pixel buffer that items are drawn into, addressed by absolute pixel coordinates.
struct RasterCanvas {
  /// The pixel at column 0 of row 0, which may lie outside the buffer.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between two rows in pixels.
  let width: Int
}

/// A temporary transparent buffer for a group.
final class Layer {
  /// The pixels of the display list that the layer covers.
  let area: PixelRect
  /// The first pixel; rows have no padding.
  let first: UnsafeMutablePointer<UInt32>

  /// Creates a transparent layer for an area of the display list.
  init(_ area: PixelRect) {
    self.area = area
    first = .allocate(capacity: max(1, area.area))
    first.initialize(repeating: 0, count: max(1, area.area))
  }

  deinit { first.deallocate() }

  /// The layer as a canvas with the coordinates of the display list.
  var canvas: RasterCanvas { RasterCanvas(pixels: first - (area.minY * area.width + area.minX), width: area.width) }

  /// Blurs the contents with a standard deviation in pixels.
  func blur(sigma: Double) { Blur(sigma: sigma).apply(to: first, width: area.width, height: area.height) }

  /// Draws a shadow of the layer's contents below them.
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

/// The rows of a layer as a pattern. The layer has to outlive the value.
struct LayerRows {
  private let first: UnsafeMutablePointer<UInt32>
  private let area: PixelRect
  /// The opacity, from 0 to 255.
  private let opacity: UInt32

  /// Creates a pattern from a layer and an opacity from 0 to 1.
  init(_ layer: Layer, opacity: Double) {
    (first, area) = (layer.first, layer.area)
    self.opacity = UInt32(max(0, min(1, opacity)) * 255 + 0.5)
  }

  /// The stored pixels and their row distance, if they can be used unchanged; `nil` otherwise.
  func kept(x: Int, y: Int) -> (first: UnsafePointer<UInt32>, stride: Int)? {
    guard opacity == 255 else { return nil }
    return (UnsafePointer(first + ((y &- area.minY) &* area.width &+ x &- area.minX)), area.width)
  }

  /// Fetches pixels of a row: a pointer into the layer, or to `memory` if the opacity has to be applied.
  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    let source = first + ((y &- area.minY) &* area.width &+ x &- area.minX)
    if opacity == 255 { return UnsafePointer(source) }
    for index in 0..<count { memory[index] = Compose.scale(source[index], opacity) }
    return UnsafePointer(memory)
  }
}
