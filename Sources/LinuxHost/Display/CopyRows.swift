import Glibc
import Graphics

/// Copies the pixels of each rectangle of a bitmap to a screen's memory of any pitch, turned on the way.
///
/// The memory is written from left to right and never read, as write-combined memory wants it.
nonisolated func copyRows(
  of region: Region, from bitmap: Bitmap, to memory: UnsafeMutableRawPointer, pitch: Int,
  rotation: DisplayRotation = .none
) {
  for rect in region.clipped(to: bitmap.bounds).rects {
    let target = rotation.onScreen(rect, width: bitmap.width, height: bitmap.height)
    for y in target.minY..<target.maxY {
      let row = memory + y * pitch + target.minX * 4
      let source = start(of: y, from: target.minX, in: bitmap, rotation: rotation)
      if rotation == .none {
        memcpy(row, source.pixel, target.width * 4)
      } else {
        copy(source.pixel, step: source.step, to: row.assumingMemoryBound(to: UInt32.self), count: target.width)
      }
    }
  }
}

/// The bitmap's pixel that lies at a place of the screen, and the way from it to its neighbour's on the right.
private nonisolated func start(
  of y: Int, from x: Int, in bitmap: Bitmap, rotation: DisplayRotation
) -> (pixel: UnsafePointer<UInt32>, step: Int) {
  let (width, height) = (bitmap.width, bitmap.height)
  let (offset, step) =
    switch rotation {
    case .none: (y * width + x, 1)
    case .quarter: ((height - 1 - x) * width + y, -width)
    case .half: ((height - 1 - y) * width + width - 1 - x, -1)
    case .threeQuarters: (x * width + width - 1 - y, width)
    }
  return (UnsafePointer(bitmap.pixels + offset), step)
}

private nonisolated func copy(
  _ source: UnsafePointer<UInt32>, step: Int, to target: UnsafeMutablePointer<UInt32>, count: Int
) {
  for index in 0..<count { target[index] = source[index &* step] }
}
