import Graphics
import Testing

@testable import LinuxHost

@Suite("What the buffers of a screen lack")
struct BufferDamageTests {
  private static let whole = PixelRect(x: 0, y: 0, width: 8, height: 4)
  private static let part = PixelRect(x: 1, y: 1, width: 2, height: 2)

  @Test("The back buffer lacks the damage of the frame before as well")
  func twoBuffers() {
    var damage = BufferDamage(buffers: 2, bounds: Self.whole)
    for index in 0..<2 {
      #expect(damage.back == index)
      #expect(damage.take() == Region(Self.whole))
      damage.flip()
    }
    #expect(damage.unseen == Region())
    damage.add(Region(Self.part))
    #expect(damage.unseen == Region(Self.part))
    for index in 0..<2 {
      #expect(damage.back == index)
      #expect(damage.take() == Region(Self.part))
      damage.flip()
      #expect(damage.unseen == Region())
    }
    #expect(damage.take() == Region())
  }

  @Test("A copy in parts takes whole rows until nothing is missing, and what changes meanwhile is missing again")
  func parts() {
    var damage = BufferDamage(buffers: 2, bounds: Self.whole)
    #expect(damage.missingPixels == 32)
    #expect(damage.take(atMost: 17) == Region(PixelRect(x: 0, y: 0, width: 8, height: 2)))
    #expect(damage.take(atMost: 3) == Region(PixelRect(x: 0, y: 2, width: 8, height: 1)))
    #expect(damage.missingPixels == 8)
    damage.add(Region(Self.part))
    #expect(damage.missingPixels == 12)
    #expect(damage.take().area == 12 && damage.missingPixels == 0)
    #expect(damage.take(atMost: 8) == Region())
    damage.flip()
    #expect(damage.missingPixels == 32)
  }

  @Test("Another part of the bitmap clears each buffer once, and fills it whole")
  func otherPart() {
    var damage = BufferDamage(buffers: 2, bounds: Self.whole)
    #expect(damage.takeUnclean() == false)
    damage.show(Self.part)
    #expect(damage.unseen == nil)
    for _ in 0..<2 {
      #expect(damage.takeUnclean() == true)
      #expect(damage.takeUnclean() == false)
      #expect(damage.take() == Region(Self.part))
      damage.flip()
    }
    #expect(damage.takeUnclean() == false)
  }

  @Test("After black every buffer is filled whole")
  func black() {
    var damage = BufferDamage(buffers: 1, bounds: Self.whole)
    _ = damage.take()
    damage.flip()
    damage.noteBlack()
    #expect(damage.unseen == nil)
    #expect(damage.take() == Region(Self.whole))
  }
}

@Suite("The bitmap that the stage is drawn into")
struct DrawnBitmapTests {
  @Test("Another bitmap needs a full draw, and the first frame counts once")
  func otherBitmap() {
    let (first, second) = (Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 2))
    var drawn = DrawnBitmap()
    #expect(!drawn.isCurrent(first))
    #expect(drawn.adopt(first) == true)
    #expect(drawn.adopt(first) == false)
    #expect(drawn.adopt(second) == true)
    #expect(!drawn.isCurrent(first))
    #expect(drawn.noteArrival() == true)
    #expect(drawn.noteArrival() == false)
    #expect(drawn.hasShown)
  }
}
