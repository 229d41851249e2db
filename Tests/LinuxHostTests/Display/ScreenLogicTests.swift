import Looks
import Graphics
import Testing

@testable import LinuxHost

@Suite struct ScreenLogicTests {
  @Test("Scale follows millimetres that are believable")
  func scaleFollowsMillimetresThatAreBelievable() {
    func scale(_ width: Int, _ height: Int, _ size: (Double, Double), from distance: Double = 400) -> Double {
      ScreenScale.suggested(width: width, height: height, millimeters: size, distance: distance)
    }
    #expect(scale(800, 480, (154, 92)) == 1)
    #expect(scale(1280, 800, (217, 136)) == 1.25)
    #expect(scale(1920, 1080, (217, 122)) == 1.75)
    #expect(scale(1920, 1080, (0, 0)) == 1)
    #expect(scale(1920, 1080, (16, 9)) == 1)
    #expect(scale(1920, 1080, (160, 120)) == 1)
    #expect(scale(1920, 1080, (531, 299)) == 1)
    // From twice as far everything is twice as large, so that it is seen under the same angle.
    #expect(scale(1920, 1080, (344, 194), from: 800) == 2.25)
    #expect(scale(1920, 1080, (0, 0), from: 800) == 2)
    // A small screen keeps 240 points while 44 of them are 7 mm.
    #expect(scale(320, 240, (57, 43)) == 1)
    #expect(scale(800, 480, (94, 56)) == 1.75)
  }

  @Test("A picture that wanders visits every place and stays near")
  func aPictureThatWandersVisitsEveryPlaceAndStaysNear() {
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

  @Test("Failures are tried again in another way and not for ever")
  func failuresAreTriedAgainInAnotherWayAndNotForEver() {
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

  @Test("A touch is turned and moved once")
  func aTouchIsTurnedAndMovedOnce() {
    // 480 × 800 upright, mounted on its side, with a margin of 4.
    var surface = TouchSurface(width: 472, height: 792, rotation: .quarter, scale: 2)
    (surface.originX, surface.originY) = (4, 4)
    surface.upright = PixelExtents(width: 480, height: 800)
    #expect(surface.screen == (800, 480))
    // The picture's upper left corner lies at the screen's upper right.
    #expect(surface.point(x: 800 - 4, y: 4) == .zero)
    #expect(surface.point(x: 800 - 104, y: 24) == Point(x: 10, y: 50))
  }

  @Test("A screen without flips is paced by time")
  func aScreenWithoutFlipsIsPacedByTime() {
    var pacing = FramePacing()
    pacing.note(.paced, at: .zero)
    #expect(!pacing.mayDraw(at: .milliseconds(15)))
    #expect(pacing.deadline == FramePacing.frameTime)
    pacing.advance(to: FramePacing.frameTime)
    #expect(pacing.mayDraw(at: .milliseconds(16)) && pacing.deadline == nil && pacing.shown == 1)
  }

  @Test("Views that nobody sees get the time seldom")
  func whatNobodySeesIsToldTheTimeSeldom() {
    var pacing = FramePacing()
    pacing.noteTick(at: .seconds(1))
    #expect(pacing.nextTick(for: .seconds(1), isSeen: false) == .seconds(1) + FramePacing.unseenTick)
    #expect(pacing.nextTick(for: .seconds(2), isSeen: false) == .seconds(2))
  }

  @Test("Screens with views of their own show rows of their own")
  func screensWithViewsOfTheirOwnShowRowsOfTheirOwn() {
    let parts = stackedParts([PixelExtents(width: 800, height: 480), PixelExtents(width: 1024, height: 600)])
    #expect(
      parts == [PixelRect(x: 0, y: 0, width: 800, height: 480), PixelRect(x: 0, y: 480, width: 1024, height: 600)])
    // A touch of the second screen's corner is a touch of the second part's, which stands one pixel in.
    let place = ScreenPlace(part: parts[1], originX: 1, originY: 1)
    #expect(place.onScreen(parts[1]) == PixelRect(x: 1, y: 1, width: 1024, height: 600))
    let surface = TouchSurface(
      width: 1024, height: 1080, originX: place.originX - parts[1].minX, originY: place.originY - parts[1].minY,
      upright: PixelExtents(width: 1026, height: 602))
    #expect(surface.point(x: 1, y: 1) == Point(x: 0, y: 480))
  }

  @Test("An arrow between two screens is in parts on each")
  func anArrowBetweenTwoScreensIsInPartsOnEach() {
    let picture = ShownPicture(
      bitmap: Bitmap(width: 10, height: 20),
      overlay: ShownPicture.Overlay(
        pixels: Bitmap(width: 4, height: 6), rect: PixelRect(x: 2, y: 8, width: 4, height: 6)))
    func pieces(_ part: PixelRect) -> [[PixelRect]] {
      var found: [[PixelRect]] = []
      picture.forEachPiece(on: ScreenPlace(part: part), new: Region()) { _, part, _, corner in
        found.append([part, corner])
      }
      return found
    }
    let (upper, lower) = (PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 0, y: 10, width: 10, height: 10))
    #expect(
      pieces(upper) == [
        [upper, upper], [PixelRect(x: 0, y: 0, width: 4, height: 2), PixelRect(x: 2, y: 8, width: 4, height: 2)],
      ])
    #expect(
      pieces(lower) == [
        [lower, upper], [PixelRect(x: 0, y: 2, width: 4, height: 4), PixelRect(x: 2, y: 0, width: 4, height: 4)],
      ])
  }
}
