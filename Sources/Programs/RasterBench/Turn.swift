import Graphics

/// One of the drawings of a workload: the numbers that differ from one to the next.
///
/// Of warm drawings, places and colours repeat after 64 or fewer, radii and texts always: what a rasterizer remembers from drawing
/// to drawing helps it, as in frames of a panel at rest. Of cold ones no place, radius, colour or text ever comes back.
struct Turn {
  let index: Int
  let isCold: Bool

  /// Numbers from 0 to 1 that never repeat and are spread evenly: multiples of an irrational number without their whole
  /// part. Each `line` is a separate sequence.
  private func share(_ line: Int) -> Double {
    let steps = [0.618_033_988_749_895, 0.414_213_562_373_095, 0.732_050_807_568_877, 0.236_067_977_499_79]
    let product = Double(index + 1) * steps[line]
    return product - product.rounded(.down)
  }

  /// A number near another one; that number itself if the drawing is warm.
  func about(_ number: Double) -> Double { isCold ? number * (0.9 + 0.2 * share(2)) : number }

  /// A colour of the palette, or a new one.
  var color: RGBA { RGBA(hex: hex) }

  /// The same as `0xRRGGBB`.
  var hex: UInt32 { shade(Figures.palette[index & 7], 0) }

  /// A colour, or a new one like it.
  func shade(_ hex: UInt32, _ line: Int) -> UInt32 {
    isCold ? (hex & 0xc0c0c0) | UInt32(share(line) * 262_144) & 0x3f | (UInt32(share(line) * 16_384) & 0x3f) << 8 : hex
  }

  /// A place for a thing of a size on whole pixels: spread over the canvas, always inside.
  func place(_ w: Int, _ h: Int) -> Point {
    if isCold {
      let (x, y) = (share(0) * Double(Figures.width - w), share(1) * Double(Figures.height - h))
      return Point(x: x.rounded(.down), y: y.rounded(.down))
    }
    let k = index & 63
    return Point(x: Double(k * 53 % (Figures.width - w)), y: Double(k * 31 % (Figures.height - h)))
  }

  /// The distance by which a drawing without its own place is moved: less than a pixel, and not at all if it is
  /// warm.
  var shift: Point { isCold ? Point(x: share(0), y: share(1)) : .zero }

  /// A place between pixels: by eighths of a pixel, or anywhere.
  func oddPlace(_ w: Int, _ h: Int) -> Point {
    if isCold { return Point(x: share(0) * Double(Figures.width - w), y: share(1) * Double(Figures.height - h)) }
    let place = place(w, h)
    return Point(x: place.x + Double(index & 7) / 8, y: place.y + Double(index >> 3 & 7) / 8)
  }

  /// The start of a line of text on its baseline.
  var textPlace: Point {
    if isCold {
      return Point(x: 10 + share(0) * Double(Figures.width - 330), y: 20 + share(1) * Double(Figures.height - 40))
    }
    let k = index & 63
    return Point(x: Double(10 + k * 37 % (Figures.width - 330)), y: Double(20 + k * 29 % (Figures.height - 40)))
  }

  /// A text, or one of as many letters that begins like it and was never seen.
  func text(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard isCold, bytes.count > 1 else { return text }
    var rest = index
    for place in bytes.indices.suffix(4).reversed() {
      bytes[place] = UInt8(ascii: "a") + UInt8(rest % 26)
      rest /= 26
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
