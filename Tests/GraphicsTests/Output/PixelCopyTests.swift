import SeededRandom
import Testing

@testable import Graphics

@Suite(.seeded) struct PixelCopyTests {
  private func picture(width: Int, height: Int, seed: Int = 1) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<(width * height) {
      bitmap.pixels[index] = .random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000
    }
    return bitmap
  }

  /// One pixel at a place of the display, by plain arithmetic.
  private func reference(_ pixel: UInt32, _ format: PixelFormat, x: Int, y: Int) -> UInt32 {
    let (alpha, r, g, b) = (pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    func ten(_ value: UInt32) -> UInt32 { value * 4 + value / 64 }
    func few(_ value: UInt32, _ most: UInt32) -> UInt32 { (value * most + Dither.threshold(x: x, y: y)) / 255 }
    return switch format {
    case .xrgb8888, .argb8888: pixel
    case .xbgr8888, .abgr8888: alpha << 24 | b << 16 | g << 8 | r
    case .rgb565: few(r, 31) << 11 | few(g, 63) << 5 | few(b, 31)
    case .bgr565: few(b, 31) << 11 | few(g, 63) << 5 | few(r, 31)
    case .xrgb2101010: ten(r) << 20 | ten(g) << 10 | ten(b)
    case .xbgr2101010: ten(b) << 20 | ten(g) << 10 | ten(r)
    }
  }

  /// The bitmap's place that a place of the display shows.
  private func source(_ x: Int, _ y: Int, _ bitmap: Bitmap, _ rotation: PixelRotation) -> (x: Int, y: Int) {
    switch rotation {
    case .none: (x, y)
    case .quarter: (y, bitmap.height - 1 - x)
    case .half: (bitmap.width - 1 - x, bitmap.height - 1 - y)
    case .threeQuarters: (bitmap.width - 1 - y, x)
    }
  }

  private func expected(
    _ rects: [PixelRect], _ bitmap: Bitmap, _ format: PixelFormat, _ rotation: PixelRotation, pitch: Int, count: Int
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xa5, count: count)
    let (columns, rows) = rotation.swapsExtents ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    for y in 0..<rows {
      for x in 0..<columns {
        let from = source(x, y, bitmap, rotation)
        guard rects.contains(where: { $0.contains(PixelRect(x: from.x, y: from.y, width: 1, height: 1)) }) else {
          continue
        }
        let value = reference(bitmap[from.x, from.y], format, x: x, y: y)
        for byte in 0..<format.bytesPerPixel {
          bytes[y * pitch + x * format.bytesPerPixel + byte] = UInt8(truncatingIfNeeded: value >> UInt32(byte * 8))
        }
      }
    }
    return bytes
  }

  @Test("Every pixel is as plain arithmetic says", arguments: PixelFormat.allCases, PixelRotation.allCases)
  func everyPixelIsAsPlainArithmeticSays(format: PixelFormat, rotation: PixelRotation) {
    for (width, height, padding) in [(1, 1, 0), (7, 3, 5), (33, 18, 0), (17, 40, 3), (301, 9, 64), (12, 530, 2)] {
      let bitmap = picture(width: width, height: height, seed: width)
      let columns = rotation.swapsExtents ? height : width
      let pitch = columns * format.bytesPerPixel + padding
      let count = pitch * (rotation.swapsExtents ? width : height)
      let lists = [
        [bitmap.bounds], [PixelRect(x: 2, y: 1, width: 3, height: 1), PixelRect(x: 9, y: 7, width: 900, height: 5)],
        [PixelRect(x: -4, y: -4, width: 6, height: 6), PixelRect(x: 5, y: 5, width: 0, height: 9)],
      ]
      for rects in lists {
        var bytes = [UInt8](repeating: 0xa5, count: count)
        bytes.withUnsafeMutableBytes { bitmap.copy(rects, to: $0, pitch: pitch, format: format, rotation: rotation) }
        #expect(bytes == expected(rects, bitmap, format, rotation, pitch: pitch, count: count))
      }
    }
  }

  @Test("Premultiplied opacity is kept where the display has some")
  func premultipliedOpacityIsKeptWhereTheDisplayHasSome() {
    let bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = 0x8010_2030
    for (format, value) in [(PixelFormat.argb8888, 0x8010_2030), (.abgr8888, 0x8030_2010)] as [(PixelFormat, UInt32)] {
      var pixel: UInt32 = 0
      withUnsafeMutableBytes(of: &pixel) { bitmap.copy([bitmap.bounds], to: $0, pitch: 4, format: format) }
      #expect(pixel == value)
    }
  }

  @Test(
    "Dithering keeps the mean of an area", arguments: [PixelFormat.rgb565, .bgr565],
    Array(stride(from: 0, through: 255, by: 5)))
  func ditheringKeepsTheMeanOfAnArea(format: PixelFormat, value: Int) {
    let bitmap = Bitmap(width: 8, height: 8)
    bitmap.fill(0xff00_0000 | UInt32(value) * 0x01_0101)
    var pixels = [UInt16](repeating: 0, count: 64)
    pixels.withUnsafeMutableBytes { bitmap.copy([bitmap.bounds], to: $0, pitch: 16, format: format) }
    let parts = [(11, 31), (5, 63), (0, 31)] as [(UInt16, UInt16)]
    for (shift, most) in parts {
      let sum = pixels.reduce(0) { $0 + Int($1 >> shift & most) }
      let mean = Double(sum) / 64 / Double(most) * 255
      #expect(abs(mean - Double(value)) <= 255 / Double(most) / 64 + 1e-9)
    }
    if value == 0 || value == 255 { #expect(Set(pixels).count == 1, "black and white have no pattern") }
  }

  @Test("Thresholds are all different")
  func thresholdsAreAllDifferent() {
    let all = (0..<64).map { Dither.threshold(x: $0 % 8, y: $0 / 8) }
    #expect(Set(all).count == 64 && all.min() == 1 && all.max() == 253)
  }

  @Test("Codes are those of Linux")
  func codesAreThoseOfLinux() {
    #expect(PixelFormat.xrgb8888.fourCC == 0x3432_5258 && PixelFormat(fourCC: 0x3631_4752) == .rgb565)
    #expect(PixelFormat(fourCC: 0) == nil && PixelFormat.allCases.allSatisfy { PixelFormat(fourCC: $0.fourCC) == $0 })
  }

  /// A display that shows a part of a bitmap is given what it would be given of a bitmap that holds no more.
  @Test("A part is a picture of its own", arguments: [PixelFormat.xrgb8888, .rgb565], PixelRotation.allCases)
  func aPartIsAPictureOfItsOwn(format: PixelFormat, rotation: PixelRotation) {
    let whole = picture(width: 61, height: 47)
    let part = PixelRect(x: 13, y: 9, width: 37, height: 29)
    let alone = Bitmap(width: part.width, height: part.height)
    for y in 0..<part.height { for x in 0..<part.width { alone[x, y] = whole[x + part.minX, y + part.minY] } }
    let pitch = 256
    func screen(_ copy: (UnsafeMutableRawBufferPointer) -> Void) -> [UInt8] {
      var bytes = [UInt8](repeating: 0xa5, count: pitch * 64)
      bytes.withUnsafeMutableBytes(copy)
      return bytes
    }
    let damage = [PixelRect(x: 0, y: 0, width: 20, height: 20), PixelRect(x: 30, y: 20, width: 31, height: 27)]
    let moved = damage.map {
      PixelRect(x: $0.minX - part.minX, y: $0.minY - part.minY, width: $0.width, height: $0.height)
    }
    #expect(
      screen { whole.copy(damage, of: part, to: $0, pitch: pitch, format: format, rotation: rotation) }
        == screen { alone.copy(moved, to: $0, pitch: pitch, format: format, rotation: rotation) })
  }
}
