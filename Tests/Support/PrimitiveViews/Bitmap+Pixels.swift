import Graphics

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
