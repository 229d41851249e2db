import Glibc
import SeededRandom
import Testing

@testable import Graphics

@Suite(.seeded) struct JPEGTests {
  /// The colours of the four quarters of the files' pictures, 24×16: red, green, blue, nearly white.
  private static let quarters: [UInt32] = [0xdc1e1e, 0x1eb43c, 0x283cc8, 0xf0f0e6]

  private func bytes(_ name: String) throws -> [UInt8] { try fileBytes("Files/\(name).jpg") }

  /// The largest difference of a channel.
  private func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] { most = max(most, abs(Int(left >> shift & 255) - Int(right >> shift & 255))) }
    return most
  }

  @Test("Pixels have the colours of the file", arguments: ["colour", "progressive", "inks"])
  func colours(name: String) throws {
    let bitmap = try JPEG.decode(bytes(name))
    #expect(bitmap.width == 24 && bitmap.height == 16)
    for (index, color) in Self.quarters.enumerated() {
      let pixel = bitmap[index % 2 * 12 + 5, index / 2 * 8 + 3]
      #expect(distance(pixel, color | 0xff00_0000) < 12, "\(name) \(index) \(String(pixel, radix: 16))")
    }
  }

  @Test("A written file has the picture's colours, and is smaller at a lower quality")
  func writing() throws {
    let picture = try JPEG.decode(bytes("colour"))
    let best = try JPEG.encode(picture, quality: 1)
    #expect(try JPEG.encode(picture, quality: 0.1).count < best.count)
    let read = try JPEG.decode(best)
    #expect(read.width == 24 && read.height == 16)
    for (index, color) in Self.quarters.enumerated() {
      #expect(distance(read[index % 2 * 12 + 5, index / 2 * 8 + 3], color | 0xff00_0000) < 16)
    }
    // Numbers outside of the range count as its ends.
    #expect(try JPEG.encode(picture, quality: 7) == best)
    #expect(try JPEG.encode(picture, quality: .nan) == JPEG.encode(picture, quality: 0))
  }

  @Test("What is transparent is white in a written file")
  func writingTransparentPixels() throws {
    let picture = Bitmap(width: 32, height: 64)
    for index in 1024..<2048 { picture.pixels[index] = 0x8080_0000 }
    let read = try JPEG.decode(JPEG.encode(picture, quality: 1))
    #expect(distance(read[8, 8], 0xffff_ffff) < 4 && distance(read[8, 56], 0xffff_7f7f) < 4)
  }

  @Test("A picture that is too wide for a file is an error that says so")
  func writingWidePictures() {
    let error = #expect(throws: ImageError.self) { try JPEG.encode(Bitmap(width: 65_501, height: 1), quality: 1) }
    #expect(error?.description.contains("65500") == true)
  }

  @Test("Grey has no colour")
  func greyHasNoColour() throws {
    let bitmap = try JPEG.decode(bytes("grey"))
    let pixel = bitmap[3, 3]
    #expect(pixel >> 16 & 255 == pixel & 255 && pixel >> 24 == 255 && pixel & 255 > 60 && pixel & 255 < 110)
  }

  @Test("A turned picture is set upright")
  func aTurnedPictureIsSetUpright() throws {
    // The camera was held such that the stored picture's left side is the bottom: blue goes to the top left.
    let bitmap = try JPEG.decode(bytes("turned"))
    #expect(bitmap.width == 16 && bitmap.height == 24)
    #expect(distance(bitmap[3, 5], 0xff28_3cc8) < 12 && distance(bitmap[12, 5], 0xffdc_1e1e) < 12)
    #expect(distance(bitmap[3, 18], 0xfff0_f0e6) < 12)
  }

  @Test("Every orientation turns its own way")
  func everyOrientationTurnsItsOwnWay() {
    let bitmap = Bitmap(width: 2, height: 3)
    for index in 0..<6 { bitmap.pixels[index] = UInt32(index) }
    let expected: [UInt16: [UInt32]] = [
      1: [0, 1, 2, 3, 4, 5], 2: [1, 0, 3, 2, 5, 4], 3: [5, 4, 3, 2, 1, 0], 4: [4, 5, 2, 3, 0, 1],
      5: [0, 2, 4, 1, 3, 5], 6: [4, 2, 0, 5, 3, 1], 7: [5, 3, 1, 4, 2, 0], 8: [1, 3, 5, 0, 2, 4],
    ]
    for (value, pixels) in expected {
      let turned = bitmap.turned(by: ExifOrientation(rawValue: value)!)
      #expect((0..<6).map { turned.pixels[$0] } == pixels, "\(value)")
    }
  }

  @Test("The picture knows its kind")
  func thePictureKnowsItsKind() throws {
    #expect(try Picture(bytes: bytes("colour")).width == 24)
    #expect(try Picture(bytes: PNG.encode(Bitmap(width: 5, height: 4))).height == 4)
    let error = #expect(throws: ImageError.self) { try Picture(bytes: Array("GIF89a".utf8)) }
    #expect(error?.description.contains("PNG or JPEG") == true)
    let missing = #expect(throws: ImageError.self) { try Picture(contentsOf: "/nowhere/a.jpg") }
    #expect(missing?.description.hasPrefix("/nowhere/a.jpg: No such file") == true)
  }

  @Test("Damaged files break nothing and parts are no pictures", arguments: ["colour", "progressive"])
  func damagedFilesBreakNothingAndPartsAreNoPictures(name: String) throws {
    let intact = try bytes(name)
    for length in 0..<(intact.count - 2) {
      #expect(throws: ImageError.self) { try JPEG.decode(Array(intact.prefix(length))) }
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      var bytes = intact
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        bytes[.random(in: 2..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      _ = try? JPEG.decode(bytes)
    }
  }

  @Test("A file that claims too much is refused at once")
  func aFileThatClaimsTooMuchIsRefusedAtOnce() throws {
    var bytes = try bytes("colour")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 })
    for offset in 5...8 { bytes[frame + offset] = 0x60 }
    let error = #expect(throws: ImageError.self) { try JPEG.decode(bytes) }
    #expect(error?.description.contains("24672×24672 pixels are too many") == true)
  }
}
