import Graphics
import Glibc

/// The canvas and the figures that both rasterizers draw with the same numbers.
enum Figures {
  /// The size of both canvases in pixels.
  static let width = 1280
  static let height = 800
  /// The colours of the drawings, as `0xRRGGBB`.
  static let palette: [UInt32] = [
    0x1e88e5, 0xe53935, 0x43a047, 0xfdd835, 0x8e24aa, 0xfb8c00, 0x00acc1, 0x6d4c41,
  ]

  /// The text of the text workloads.
  static let text = "The quick brown fox 0123456789"

  /// The outline of a flower with a hundred petals that overlap near the centre: a start and two hundred cubic
  /// curves.
  static let flower: [Point] = {
    let turn = 2 * Double.pi / 100
    func point(_ radius: Double, _ angle: Double) -> Point {
      Point(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
    }
    var points = [point(40, 0)]
    for petal in 0..<100 {
      let angle = Double(petal) * turn
      let steps: [(Double, Double)] = [(95, -0.3), (149, 0.2), (149, 0.5), (149, 0.8), (95, 1.3), (40, 1.0)]
      points += steps.map { point($0.0, angle + $0.1 * turn) }
    }
    return points
  }()

  /// A polyline of a thousand points: a wave with noise.
  static let polyline: [Point] = {
    var state: UInt32 = 12345
    return (0..<1000).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      let noise = Double(state >> 8 & 0xffff) / 32768 - 1
      let wave = sin(2 * .pi * Double(index) / 250)
      let x = 20 + Double(index) * (Double(width) - 40) / 999
      return Point(x: x, y: Double(height) * (0.5 + 0.3 * wave + 0.1 * noise))
    }
  }()

  /// An image of a disc with a checkerboard pattern, opaque in the centre and transparent at its rim.
  static func disc() -> Bitmap {
    let bitmap = Bitmap(width: 200, height: 200)
    for y in 0..<200 {
      for x in 0..<200 {
        let (dx, dy) = (Double(2 * x - 199), Double(2 * y - 199))
        let distance = (dx * dx + dy * dy).squareRoot() / 2
        let opacity = max(0, min(1, (100 - distance) / 40))
        let check = (x >> 3 ^ y >> 3) & 1 == 0
        bitmap[x, y] =
          RGBA(
            red: Double(x) / 199, green: Double(y) / 199, blue: (check ? 64.0 : 224) / 255, opacity: opacity
          ).premultiplied
      }
    }
    return bitmap
  }
}
