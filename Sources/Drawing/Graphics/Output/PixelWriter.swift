import Glibc

/// Writes rows of premultiplied pixels into display memory, converted to its format.
///
/// Converted pixels are collected in a small buffer in cached memory and written with `memcpy`, whatever the
/// alignment.
struct PixelWriter {
  /// The number of pixels converted at once.
  static let chunk = 256

  let memory: UnsafeMutableRawPointer
  let pitch: Int
  let format: PixelFormat

  init(memory: UnsafeMutableRawPointer, pitch: Int, format: PixelFormat) {
    (self.memory, self.pitch, self.format) = (memory, pitch, format)
  }

  /// Writes the part of a row that belongs to a rectangle, of any length.
  func write(_ source: UnsafePointer<UInt32>, _ rect: PixelRect, _ y: Int) {
    if isPlain { return send(source, count: rect.width, x: rect.minX, y: y) }
    for x in stride(from: rect.minX, to: rect.maxX, by: Self.chunk) {
      write(source + (x - rect.minX), count: min(Self.chunk, rect.maxX - x), x: x, y: y)
    }
  }

  /// Writes at most ``chunk`` pixels of a row.
  func write(_ source: UnsafePointer<UInt32>, count: Int, x: Int, y: Int) {
    if isPlain { return send(source, count: count, x: x, y: y) }
    // Whole groups of eight are converted; the buffer has room for the rest of the last group.
    withUnsafeTemporaryAllocation(of: SIMD8<UInt32>.self, capacity: Self.chunk / 8) { buffer in
      let groups = buffer.baseAddress!
      switch format {
      case .xrgb8888, .argb8888: break
      case .xbgr8888, .abgr8888: convert(source, count, groups, Self.swapped)
      case .xrgb2101010: convert(source, count, groups) { Self.deep($0, red: 20, blue: 0) }
      case .xbgr2101010: convert(source, count, groups) { Self.deep($0, red: 0, blue: 20) }
      case .rgb565: return sendShort(source, count, groups, x, y, red: 11, blue: 0)
      case .bgr565: return sendShort(source, count, groups, x, y, red: 0, blue: 11)
      }
      send(groups, count: count, x: x, y: y)
    }
  }

  /// Whether the pixels can be written without conversion.
  private var isPlain: Bool { format == .xrgb8888 || format == .argb8888 }

  /// Writes converted pixels to the memory.
  private func send(_ bytes: UnsafeRawPointer, count: Int, x: Int, y: Int) {
    memcpy(memory + (y * pitch + x * format.bytesPerPixel), bytes, count * format.bytesPerPixel)
  }

  /// Converts pixels in groups of eight.
  @inline(__always)
  private func convert(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ groups: UnsafeMutablePointer<SIMD8<UInt32>>,
    _ change: (SIMD8<UInt32>) -> SIMD8<UInt32>
  ) {
    let bytes = UnsafeRawPointer(source)
    for group in 0..<(count / 8) {
      groups[group] = change(bytes.loadUnaligned(fromByteOffset: group &* 32, as: SIMD8<UInt32>.self))
    }
    guard count & 7 != 0 else { return }
    var rest = SIMD8<UInt32>()
    for index in (count & ~7)..<count { rest[index & 7] = source[index] }
    groups[count / 8] = change(rest)
  }

  /// Converts pixels to 16 bits with dithering, and writes them.
  private func sendShort(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ groups: UnsafeMutablePointer<SIMD8<UInt32>>, _ x: Int, _ y: Int,
    red: UInt32, blue: UInt32
  ) {
    let threshold = Dither.thresholds(x: x, y: y)
    convert(source, count, groups) { Self.short($0, threshold, red: red, blue: blue) }
    // Narrowed in place: each group of 16-bit values ends before the next group of 32-bit values begins.
    let narrow = UnsafeMutableRawPointer(groups)
    for group in 0..<((count + 7) / 8) {
      let pixels = SIMD8<UInt16>(truncatingIfNeeded: groups[group])
      narrow.storeBytes(of: pixels, toByteOffset: group &* 16, as: SIMD8<UInt16>.self)
    }
    send(narrow, count: count, x: x, y: y)
  }

  /// Exchanges red and blue.
  @inline(__always)
  private static func swapped(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    (pixels & 0xff00_ff00) | (pixels &>> 16 & 0xff) | (pixels & 0xff) &<< 16
  }

  /// Expands 8 bits to 10 by repeating the two highest bits, so that white stays white.
  @inline(__always)
  private static func deep(_ pixels: SIMD8<UInt32>, red: UInt32, blue: UInt32) -> SIMD8<UInt32> {
    let (r, g, b) = (pixels &>> 16 & 0xff, pixels &>> 8 & 0xff, pixels & 0xff)
    func wide(_ value: SIMD8<UInt32>) -> SIMD8<UInt32> { value &<< 2 | value &>> 6 }
    return wide(r) &<< SIMD8(repeating: red) | wide(g) &<< 10 | wide(b) &<< SIMD8(repeating: blue)
  }

  /// Reduces 8 bits per channel to 5, 6 and 5 with a dither threshold.
  @inline(__always)
  private static func short(
    _ pixels: SIMD8<UInt32>, _ threshold: SIMD8<UInt32>, red: UInt32, blue: UInt32
  ) -> SIMD8<UInt32> {
    let (r, g, b) = (pixels &>> 16 & 0xff, pixels &>> 8 & 0xff, pixels & 0xff)
    // For sums below 65535 this is the quotient by 255, rounded down.
    func quotient(_ sum: SIMD8<UInt32>) -> SIMD8<UInt32> { (sum &+ 1 &+ (sum &>> 8)) &>> 8 }
    let (r5, b5) = (quotient((r &<< 5) &- r &+ threshold), quotient((b &<< 5) &- b &+ threshold))
    let g6 = quotient((g &<< 6) &- g &+ threshold)
    return r5 &<< SIMD8(repeating: red) | g6 &<< 5 | b5 &<< SIMD8(repeating: blue)
  }
}
