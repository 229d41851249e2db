import Graphics
import Testing

@testable import LinuxHost

@Suite struct ScreenLogicTests {
  @Test func scaleFollowsMillimetresThatAreBelievable() {
    func scale(_ width: Int, _ height: Int, _ millimeters: (Int, Int)) -> Double {
      ScreenScale.suggested(pixels: PixelExtents(width: width, height: height), millimeters: millimeters)
    }
    #expect(scale(800, 480, (154, 92)) == 1)
    #expect(scale(1280, 800, (217, 136)) == 1.25)
    #expect(scale(1920, 1080, (217, 122)) == 1.75)
    #expect(scale(1920, 1080, (0, 0)) == 1)
    #expect(scale(1920, 1080, (16, 9)) == 1)
    #expect(scale(1920, 1080, (160, 120)) == 1)
    #expect(scale(1920, 1080, (531, 299)) == 1)
  }

  @Test func aPictureThatWandersVisitsEveryPlaceAndStaysNear() {
    var shift = PixelShift(reach: 2, at: .zero)
    #expect(shift.offset == (0, 0))
    var seen: Set<[Int]> = []
    for minute in 1...60 {
      let before = shift.offset
      let moves = (shift.advance(to: .seconds(60 * minute)), shift.advance(to: .seconds(60 * minute)))
      #expect(moves == (true, false))
      let offset = shift.offset
      #expect(abs(offset.x) <= 2 && abs(offset.y) <= 2)
      #expect(abs(offset.x - before.x) + abs(offset.y - before.y) <= 1)
      seen.insert([offset.x, offset.y])
    }
    #expect(seen.count == 25)
    #expect(PixelShift(reach: 0, at: .zero).deadline == nil)
  }

  @Test func failuresAreTriedAgainInAnotherWayAndNotForEver() {
    var recovery = Recovery()
    var steps: [Recovery.Step] = []
    for _ in 0..<6 { steps.append(recovery.fail()) }
    #expect(
      steps == [
        .startAfresh, .startAfresh, .changeMethod, .startAfresh, .startAfresh, .giveUp,
      ])
    recovery.succeed()
    #expect(recovery.fail() == .startAfresh)
  }

  @Test func aTouchIsTurnedAndMovedOnce() {
    // 480 × 800 upright, mounted on its side, with a margin of 4.
    var surface = TouchSurface(width: 472, height: 792, rotation: .quarter, scale: 2)
    (surface.originX, surface.originY) = (4, 4)
    surface.upright = PixelExtents(width: 480, height: 800)
    #expect(surface.screen == (800, 480))
    // The picture's upper left corner lies at the screen's upper right.
    #expect(surface.point(x: 800 - 4, y: 4) == .zero)
    #expect(surface.point(x: 800 - 104, y: 24) == Point(x: 10, y: 50))
  }

  @Test func aScreenWithoutFlipsIsPacedByTime() {
    var pacing = FramePacing()
    pacing.note(.paced, at: .zero)
    #expect(!pacing.mayDraw(at: .milliseconds(15)))
    #expect(pacing.deadline == FramePacing.frameTime)
    pacing.advance(to: FramePacing.frameTime)
    #expect(pacing.mayDraw(at: .milliseconds(16)) && pacing.deadline == nil && pacing.shown == 1)
  }

  @Test func whatNobodySeesIsToldTheTimeSeldom() {
    var pacing = FramePacing()
    pacing.noteTick(at: .seconds(1))
    #expect(pacing.nextTick(for: .seconds(1), isSeen: false) == .seconds(1) + FramePacing.unseenTick)
    #expect(pacing.nextTick(for: .seconds(2), isSeen: false) == .seconds(2))
  }
}
