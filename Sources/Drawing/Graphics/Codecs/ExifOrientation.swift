/// The orientation of the camera: the EXIF tag 0x0112 (Orientation) of a JPEG file.
enum ExifOrientation: UInt16 {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, turnedLeft, transversed, turnedRight

  /// Reads the orientation from a JPEG file; `upright` if the tag is missing or malformed.
  init(of bytes: [UInt8]) {
    self = Self.exif(in: bytes).flatMap { Self.tag(in: bytes[$0]) }.flatMap(Self.init) ?? .upright
  }

  /// Whether width and height are exchanged.
  var swapsExtents: Bool { rawValue >= Self.transposed.rawValue }

  /// The TIFF data within the EXIF segment (APP1), which precedes the first scan.
  private static func exif(in bytes: [UInt8]) -> Range<Int>? {
    // A file begins with the two bytes of the start of image (SOI); segments follow, each with its length.
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xff, bytes[index + 1] != 0xda {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let name = index + 4
      // Other applications use APP1 segments, too.
      if bytes[index + 1] == 0xe1, end - name > 14, bytes[name..<(name + 6)].elementsEqual("Exif\0\0".utf8) {
        return (name + 6)..<end
      }
      index = end
    }
    return nil
  }

  /// The value of the tag in the first image file directory (IFD) of a TIFF structure.
  private static func tag(in tiff: ArraySlice<UInt8>) -> UInt16? {
    // “II” for little-endian numbers, “MM” for big-endian ones.
    let isLittle = tiff.first == UInt8(ascii: "I")
    func number(at offset: Int, bytes count: Int) -> Int? {
      let first = tiff.startIndex + offset
      guard offset >= 0, first + count <= tiff.endIndex else { return nil }
      let part = tiff[first..<(first + count)]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
    // An entry has 12 bytes, of which the last four are the value. At most 64 entries are read, more than any camera
    // writes.
    for entry in 0..<min(count, 64) where number(at: directory + 2 + entry * 12, bytes: 2) == 0x0112 {
      return number(at: directory + 2 + entry * 12 + 8, bytes: 2).map { UInt16($0) }
    }
    return nil
  }
}

extension Bitmap {
  /// The bitmap in its intended orientation.
  func turned(by orientation: ExifOrientation) -> Bitmap {
    if orientation == .upright { return self }
    let swaps = orientation.swapsExtents
    let result = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (right, bottom) = (result.width - 1 - x, result.height - 1 - y)
        // The pixel of this bitmap that is shown at (x, y).
        let (column, row) =
          switch orientation {
          case .upright: (x, y)
          case .mirrored: (right, y)
          case .upsideDown: (right, bottom)
          case .flipped: (x, bottom)
          case .transposed: (y, x)
          case .turnedLeft: (y, right)
          case .transversed: (bottom, right)
          case .turnedRight: (bottom, x)
          }
        result.pixels[y * result.width + x] = pixels[row * width + column]
      }
    }
    return result
  }
}
