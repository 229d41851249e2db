import Graphics
import Testing

@testable import LinuxHost

@Suite struct PixelRotationTests {
  /// A picture whose pixels are their own place.
  private func picture() -> Bitmap {
    let bitmap = Bitmap(width: 5, height: 3)
    for y in 0..<3 { for x in 0..<5 { bitmap[x, y] = UInt32(x * 16 + y) } }
    return bitmap
  }

  /// The screen, row by row, after a copy.
  private func screen(_ rotation: PixelRotation, _ region: Region, pitch: Int = 32) -> [[UInt32]] {
    let (width, height) = rotation.pictureSize(width: 5, height: 3)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: pitch * height, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xff, count: pitch * height)
    picture().copy(
      region.rects, to: UnsafeMutableRawBufferPointer(start: memory, count: pitch * height), pitch: pitch,
      rotation: rotation)
    return (0..<height).map { y in
      (0..<width).map { memory.load(fromByteOffset: y * pitch + $0 * 4, as: UInt32.self) }
    }
  }

  private let all = Region(PixelRect(x: 0, y: 0, width: 5, height: 3))

  @Test("A quarter turn puts the top row on the right")
  func aQuarterTurnPutsTheTopRowOnTheRight() {
    #expect(
      screen(.quarter, all) == [
        [0x02, 0x01, 0x00], [0x12, 0x11, 0x10], [0x22, 0x21, 0x20], [0x32, 0x31, 0x30], [0x42, 0x41, 0x40],
      ])
  }

  @Test("A half turn is upside down")
  func aHalfTurnIsUpsideDown() {
    #expect(
      screen(.half, all) == [
        [0x42, 0x32, 0x22, 0x12, 0x02], [0x41, 0x31, 0x21, 0x11, 0x01], [0x40, 0x30, 0x20, 0x10, 0x00],
      ])
  }

  @Test("Three quarters put the top row on the left")
  func threeQuartersPutTheTopRowOnTheLeft() {
    #expect(
      screen(.threeQuarters, all) == [
        [0x40, 0x41, 0x42], [0x30, 0x31, 0x32], [0x20, 0x21, 0x22], [0x10, 0x11, 0x12], [0x00, 0x01, 0x02],
      ])
  }

  @Test("Only the damage is written", arguments: PixelRotation.allCases)
  func onlyTheDamageIsWritten(rotation: PixelRotation) {
    let damage = Region(PixelRect(x: 1, y: 1, width: 2, height: 1))
    let written = screen(rotation, damage).joined().filter { $0 != 0xffff_ffff }
    #expect(Set(written) == [0x11, 0x21])
    #expect(rotation.turned(damage, width: 5, height: 3).area == 2)
  }

  /// A finger on the screen's pixel means the picture's pixel that is shown there.
  @Test("Touches follow the picture", arguments: PixelRotation.allCases)
  func touchesFollowThePicture(rotation: PixelRotation) {
    let surface = TouchSurface(width: 5, height: 3, rotation: rotation)
    for (y, row) in screen(rotation, all).enumerated() {
      for (x, pixel) in row.enumerated() {
        let place = surface.point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        #expect(UInt32(place.x) * 16 + UInt32(place.y) == pixel)
      }
    }
  }

  @Test("Points are scaled pixels")
  func pointsAreScaledPixels() {
    let surface = TouchSurface(width: 1280, height: 800, scale: 2)
    #expect(surface.size == Size(width: 640, height: 400))
    #expect(surface.point(x: 640, y: 400) == Point(x: 320, y: 200))
    let turned = TouchSurface(width: 800, height: 1280, rotation: .quarter, scale: 2)
    #expect(turned.screen == (1280, 800))
  }
}
