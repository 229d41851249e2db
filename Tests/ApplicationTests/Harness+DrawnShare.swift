import FaceplateTesting

extension Harness {
  /// The share of the pixels that differ from the most frequent one, from 0 on a panel that draws nothing up to 1.
  var drawnShare: Double {
    var counts: [UInt32: Int] = [:]
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { counts[bitmap[x, y], default: 0] += 1 } }
    return 1 - Double(counts.values.max() ?? 0) / Double(bitmap.width * bitmap.height)
  }
}
