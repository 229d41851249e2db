import Glibc

extension Bitmap {
  /// Copies rectangles into display memory: rotated, converted and dithered in one pass.
  ///
  ///     bitmap.copy(missed.rects, to: memory, pitch: buffer.pitch, format: .rgb565, rotation: .quarter)
  ///
  /// The memory is written row by row from left to right and never read, as suits write-combined memory. The value of
  /// a pixel depends only on its colour and position, so copying in parts gives the same result as copying at once.
  /// Without rotation and conversion, a row is one `memcpy`. All processors copy where there are a million pixels or
  /// more.
  ///
  /// - Parameters:
  ///   - rects: The rectangles to copy, in the bitmap's pixels. Pixels outside the bitmap or the part are ignored.
  ///   - part: The part of the bitmap that the display shows; `nil` for all of it.
  ///   - memory: The display memory, from its first row. It is as wide and high as the rotated part.
  ///   - pitch: The distance between two rows in bytes, of any alignment.
  ///   - format: The pixel format of the memory.
  ///   - rotation: The clockwise rotation to apply.
  /// - Precondition: The memory has room for the whole turned part, and the part lies in the bitmap.
  public func copy(
    _ rects: [PixelRect], of part: PixelRect? = nil, to memory: UnsafeMutableRawBufferPointer, pitch: Int,
    format: PixelFormat = .xrgb8888, rotation: PixelRotation = .none
  ) {
    let part = part ?? bounds
    precondition(part.intersection(bounds) == part && !part.isEmpty, "\(part) is no part of \(bounds)")
    let source = PixelPart(
      first: UnsafePointer(pixels + part.minY * width + part.minX), step: width, width: part.width, height: part.height)
    let (columns, rows) = rotation.swapsExtents ? (part.height, part.width) : (part.width, part.height)
    let rowBytes = columns * format.bytesPerPixel
    precondition(
      pitch >= rowBytes && memory.count >= pitch * (rows - 1) + rowBytes,
      "\(memory.count) bytes with \(pitch) a row are too few for \(columns)×\(rows) pixels in \(format)")
    let writer = PixelWriter(memory: memory.baseAddress!, pitch: pitch, format: format)
    let places = rects.map { $0.intersection(part).offset(-part.minX, -part.minY) }
    guard places.reduce(0, { $0 + $1.area }) >= GraphicsLimits.sharedPixels, Crew.shared.helpers > 0 else {
      for place in places where !place.isEmpty { source.copy(place, rotation, writer) }
      return
    }
    // Bands are whole rows of the display, whatever the rotation.
    let bands = Bands.cut(places, workers: Crew.shared.helpers + 1, isTurned: rotation.swapsExtents)
    Crew.shared.share(bands.count) { _, band in source.copy(bands[band], rotation, writer) }
  }
}

/// The part of a bitmap that a display shows.
private struct PixelPart {
  /// The pixel in the upper left corner of the part.
  let first: UnsafePointer<UInt32>
  /// The distance between two rows of the bitmap, in pixels.
  let step: Int
  let width: Int
  let height: Int

  func row(_ y: Int) -> UnsafePointer<UInt32> { first + y * step }

  /// Copies a rectangle of the part, rotated.
  func copy(_ rect: PixelRect, _ rotation: PixelRotation, _ writer: PixelWriter) {
    let target = rotation.turned(rect, width: width, height: height)
    switch rotation {
    case .none: for y in target.minY..<target.maxY { writer.write(row(y) + target.minX, target, y) }
    case .half: copyReversed(target, writer)
    case .quarter: copyTurned(target, writer) { x, y in (y, height - 1 - x) }
    case .threeQuarters: copyTurned(target, writer) { x, y in (width - 1 - y, x) }
    }
  }

  /// Copies rows rotated by 180°, in chunks.
  private func copyReversed(_ target: PixelRect, _ writer: PixelWriter) {
    for y in target.minY..<target.maxY {
      let source = row(height - 1 - y) + (width - 1)
      for x in stride(from: target.minX, to: target.maxX, by: PixelWriter.chunk) {
        let count = min(PixelWriter.chunk, target.maxX - x)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: PixelWriter.chunk) { buffer in
          let reversed = buffer.baseAddress!
          for index in 0..<count { reversed[index] = source[-(x + index)] }
          writer.write(reversed, count: count, x: x, y: y)
        }
      }
    }
  }

  /// The number of rows that are rotated together: as many pixels as fit into a cache line, so that each line of the
  /// bitmap is fetched once.
  private static var band: Int { 16 }

  /// Rotates a tile of a few rows in cached memory, then writes it row by row.
  private func copyTurned(
    _ target: PixelRect, _ writer: PixelWriter, from place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
  ) {
    let chunk = PixelWriter.chunk
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: chunk * Self.band) { buffer in
      let turned = buffer.baseAddress!
      for y in stride(from: target.minY, to: target.maxY, by: Self.band) {
        let rows = min(Self.band, target.maxY - y)
        for x in stride(from: target.minX, to: target.maxX, by: chunk) {
          let count = min(chunk, target.maxX - x)
          let first = place(x, y)
          let next = place(x, y + 1).x - first.x
          for column in 0..<count {
            let source = row(place(x + column, y).y) + first.x
            for line in 0..<rows { turned[line &* chunk &+ column] = source[line &* next] }
          }
          for line in 0..<rows { writer.write(turned + line * chunk, count: count, x: x, y: y + line) }
        }
      }
    }
  }
}
