import Looks
import FaceplateTesting
import Graphics
import Runtime

/// A view drawn alone on white, for looking at single pixels.
package func drawn<Content: View>(
  _ width: Double = 40, _ height: Double = 40, scale: Double = 1, @ViewBuilder _ content: @escaping () -> Content
) throws -> Bitmap {
  let panel = try Harness(size: Size(width: width, height: height), scale: scale) {
    ZStack {
      Color.white
      content()
    }
  }
  return panel.snapshot()
}

extension Bitmap {
  /// A pixel as `RRGGBB`.
  package func hex(_ x: Int, _ y: Int) -> String {
    let digits = String(self[x, y] & 0xff_ffff, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// How many pixels are not of a colour.
  package func count(notOf hex: String) -> Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where self.hex(x, y) != hex { count += 1 } }
    return count
  }
}
