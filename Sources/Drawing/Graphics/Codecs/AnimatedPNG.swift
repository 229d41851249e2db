import CPNG

/// An animation as one PNG file: the first picture, then the changed parts, each with the time for which it is shown.
///
///     var film = AnimatedPNG(bitmap, at: .zero)
///     film.add(changed, of: bitmap, at: .milliseconds(40))
///     let bytes = film.bytes(until: .seconds(1))
///
/// A program that does not support animations shows the first picture. The format is that of PNG's third edition:
/// libpng compresses each part, and this type joins the compressed parts.
public struct AnimatedPNG {
  /// A part of the picture, and the time at which it is first shown.
  private struct Frame {
    let area: PixelRect
    let time: Duration
    /// The compressed pixels.
    let data: [UInt8]
  }

  /// The longest time between two frames, about a minute: longer pauses are shortened to it.
  public static let longestPause = Duration.milliseconds(65_535)

  private let size: (width: Int, height: Int)
  private var frames: [Frame]

  /// Begins a film with a picture.
  ///
  /// - Parameters:
  ///   - bitmap: The whole picture.
  ///   - time: The time of the first frame, on any clock.
  public init(_ bitmap: Bitmap, at time: Duration) {
    size = (bitmap.width, bitmap.height)
    frames = [Frame(area: bitmap.bounds, time: time, data: Self.compressed(bitmap.bounds, of: bitmap))]
  }

  /// The number of frames.
  public var count: Int { frames.count }
  /// The size of the compressed pixels, in bytes.
  public var byteCount: Int { frames.reduce(0) { $0 + $1.data.count } }

  /// Adds a frame with the changed pixels of a bitmap of the same size. An empty change adds none.
  public mutating func add(_ change: Region, of bitmap: Bitmap, at time: Duration) {
    let area = change.bounds.intersection(bitmap.bounds)
    guard !area.isEmpty, bitmap.width == size.width, bitmap.height == size.height else { return }
    frames.append(Frame(area: area, time: time, data: Self.compressed(area, of: bitmap)))
  }

  /// Returns the contents of the file. The animation repeats without end.
  ///
  /// - Parameter end: The time at which the last frame ends.
  public func bytes(until end: Duration) -> [UInt8] {
    var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    Self.append("IHDR", Self.number(size.width) + Self.number(size.height) + [8, 6, 0, 0, 0], to: &file)
    Self.append("acTL", Self.number(frames.count) + Self.number(0), to: &file)
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : end
      Self.append("fcTL", Self.control(sequence, frame, for: next - frame.time), to: &file)
      sequence += 1
      if index == 0 {
        Self.append("IDAT", frame.data, to: &file)
      } else {
        Self.append("fdAT", Self.number(sequence) + frame.data, to: &file)
        sequence += 1
      }
    }
    Self.append("IEND", [], to: &file)
    return file
  }

  // MARK: Chunks

  /// The control chunk of a frame: its number, size, place and time in milliseconds. The frame replaces the pixels that
  /// it covers, and is kept.
  private static func control(_ sequence: Int, _ frame: Frame, for time: Duration) -> [UInt8] {
    let bounded = min(max(time, .milliseconds(1)), longestPause)
    let milliseconds = Int(bounded / .milliseconds(1))
    let area = [frame.area.width, frame.area.height, frame.area.minX, frame.area.minY].flatMap(number)
    return number(sequence) + area + [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232, 0, 0]
  }

  /// The compressed pixels of a part of a bitmap: the contents of libpng's `IDAT` chunks.
  private static func compressed(_ area: PixelRect, of bitmap: Bitmap) -> [UInt8] {
    let part = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      (part.pixels + y * area.width).update(
        from: bitmap.pixels + (area.minY + y) * bitmap.width + area.minX, count: area.width)
    }
    let file = PNG.encode(part)
    var (data, place) = ([UInt8](), 8)
    while place + 12 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      if file[(place + 4)..<(place + 8)].elementsEqual("IDAT".utf8) {
        data += file[(place + 8)..<(place + 8 + length)]
      }
      place += length + 12
    }
    return data
  }

  /// Appends a chunk: its length, name, contents and checksum. Calls `crc32` of zlib.
  private static func append(_ name: String, _ contents: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + contents
    file += number(contents.count) + body + number(Int(crc32(0, body, UInt32(body.count))))
  }

  /// A number of 32 bits, its highest byte first.
  private static func number(_ value: Int) -> [UInt8] {
    let bits = UInt32(truncatingIfNeeded: value)
    return [UInt8(bits >> 24), UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
  }
}
