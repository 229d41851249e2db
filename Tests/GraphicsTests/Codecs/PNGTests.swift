import SeededRandom
import Testing

@testable import Graphics

@Suite(.seeded) struct PNGTests {
  private func picture(seed: Int, isOpaque: Bool) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let bitmap = Bitmap(width: .random(in: 1...40, using: &generator), height: .random(in: 1...40, using: &generator))
    for index in 0..<(bitmap.width * bitmap.height) {
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
      let color = UInt32.random(in: 0...0xff_ffff, using: &generator)
      bitmap.pixels[index] = Compose.scale(color, alpha) | alpha << 24
    }
    return bitmap
  }

  @Test("What is written is read", arguments: 0..<20)
  func whatIsWrittenIsRead(seed: Int) throws {
    let bitmap = picture(seed: seed, isOpaque: seed % 2 == 0)
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test("Files are small where pictures are simple")
  func filesAreSmallWherePicturesAreSimple() {
    let bitmap = Bitmap(width: 800, height: 480)
    bitmap.fill(0xff20_2020)
    #expect(PNG.encode(bitmap).count < 8000)
  }

  @Test("Damaged files break nothing")
  func damagedFilesBreakNothing() {
    let intact = PNG.encode(picture(seed: 4, isOpaque: false))
    var generator = SeededGenerator(seed: 9)
    // libpng forgives a missing end after the last pixel.
    for length in 0...intact.count - 24 {
      #expect(throws: (any Error).self) { try PNG.decode(Array(intact.prefix(length))) }
    }
    for _ in 0..<5000 {
      var bytes = intact
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      _ = try? PNG.decode(bytes)
    }
  }

  @Test("Huge claims are refused before memory is set aside")
  func hugeClaimsAreRefusedBeforeMemoryIsSetAside() {
    // An intact header of 100,000 × 100,000 pixels, with its checksum.
    var bytes = PNG.encode(Bitmap(width: 1, height: 1))
    let header: [UInt8] = [73, 72, 68, 82, 0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0, 8, 6, 0, 0, 0]
    bytes.replaceSubrange(12..<29, with: header)
    let checksum = crc(header)
    bytes.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(checksum >> UInt32($0) & 255) })
    let error = #expect(throws: ImageError.self) { try PNG.decode(bytes) }
    #expect(error?.description.contains("100000×100000 pixels are too many") == true)
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
    }
  }
}
