import CDRM
import Glibc
import Graphics
import Testing

@testable import LinuxHost

@Suite struct ModeTests {
  private let modes = [
    Mode(width: 1920, height: 1080, refresh: 60),
    Mode(width: 1280, height: 800, refresh: 74.99, isPreferred: true),
    Mode(width: 1920, height: 1080, refresh: 60, isInterlaced: true),
    Mode(width: 1920, height: 1080, refresh: 50),
    Mode(width: 1920, height: 1080, refresh: 59.94),
  ]

  @Test("Without a request the display's own mode is chosen")
  func thePanelsOwnModeWithoutARequest() {
    #expect(Mode.choose(from: modes, request: nil)?.description == "1280x800@74.99")
    #expect(Mode.choose(from: [modes[3]], request: nil)?.refresh == 50)
    #expect(Mode.choose(from: [], request: nil) == nil)
  }

  @Test(
    "The nearest rate is chosen",
    arguments: [
      ("1920x1080", "1920x1080@60"), ("1920x1080@50", "1920x1080@50"), ("1920x1080@59.94", "1920x1080@59.94"),
      ("1920x1080@60", "1920x1080@60"), ("1280x800", "1280x800@74.99"),
    ])
  func theNearestRate(request: String, chosen: String) {
    #expect(Mode.choose(from: modes, request: ModeRequest(request))?.description == chosen)
  }

  @Test("Modes are told apart by what they are")
  func modesAreToldApartByWhatTheyAre() {
    #expect(Set(modes.map(\.key)).count == modes.count)
    // What the display prefers is no difference, nor is the rounding of the pixel clock.
    #expect(Mode(width: 1280, height: 800, refresh: 74.993).key == modes[1].key)
    #expect(Mode(width: 1280, height: 800, refresh: 74.9).key != modes[1].key)
    #expect(Mode(width: 1920, height: 1080, refresh: 59.94, isInterlaced: true).key != modes[4].key)
  }

  @Test("What is not offered is not invented")
  func whatIsNotOfferedIsNotInvented() {
    #expect(Mode.choose(from: modes, request: ModeRequest("800x480")) == nil)
    #expect(Mode.choose(from: modes, request: ModeRequest("1920x1080@30")) == nil)
  }

  @Test(
    "Nonsense is no mode",
    arguments: [
      "", "800", "800x", "x480", "0x480", "800x480@", "800x480@0", "800x480@nan", "800x480@1e30", "800x480@inf",
      "800x480@1e-300",
      "65536x1", "9223372036854775807x1", "800x480@60@60", "-1x5",
    ])
  func nonsenseIsNoMode(text: String) { #expect(ModeRequest(text) == nil) }

  @Test("Any rate has a text", arguments: [1e30, -1e30, .infinity, .nan, 0, 1e-300])
  func anyRateHasAText(rate: Double) {
    #expect(!ModeRequest(width: 1, height: 1, refresh: rate).description.isEmpty)
  }

  @Test("A request reads what it writes")
  func aRequestReadsWhatItWrites() {
    for text in ["800x480", "1920x1080@60", "1920x1080@59.94", "10x10@0.5"] {
      #expect(ModeRequest(text)?.description == text)
    }
  }
}

@Suite struct MissedDamageTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)

  @Test("New buffers lack everything")
  func newBuffersLackEverything() {
    var missed = MissedDamage(buffers: 2, bounds: bounds)
    #expect(missed.take(buffer: 0).area == 10_000)
    #expect(missed.take(buffer: 1).area == 10_000)
    #expect(missed.take(buffer: 0).isEmpty)
  }

  @Test("The buffer behind lacks two frames")
  func theBufferBehindLacksTwoFrames() {
    var missed = MissedDamage(buffers: 2, bounds: bounds)
    _ = (missed.take(buffer: 0), missed.take(buffer: 1))
    let (first, second) = (PixelRect(x: 0, y: 0, width: 5, height: 5), PixelRect(x: 50, y: 50, width: 5, height: 5))
    missed.add(Region(first))
    #expect(missed.take(buffer: 0) == Region(first))
    missed.add(Region(second))
    #expect(Set(missed.take(buffer: 1).rects) == [first, second])
    #expect(missed.take(buffer: 0) == Region(second))
  }

  @Test("Damage outside is cut off")
  func damageOutsideIsCutOff() {
    var missed = MissedDamage(buffers: 1, bounds: bounds)
    _ = missed.take(buffer: 0)
    missed.add(Region(PixelRect(x: 90, y: 90, width: 50, height: 50)))
    #expect(missed.take(buffer: 0).area == 100)
  }

  /// Whatever is drawn and however the buffers alternate, the buffer shown equals the bitmap.
  @Test("The shown buffer is the bitmap", arguments: 0..<20)
  func theShownBufferIsTheBitmap(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let bitmap = Bitmap(width: 37, height: 23)
    let pitch = 37 * 4 + 12
    let buffers = (0..<2).map { _ in UnsafeMutableRawPointer.allocate(byteCount: pitch * 23, alignment: 16) }
    defer { for buffer in buffers { buffer.deallocate() } }
    var missed = MissedDamage(buffers: 2, bounds: bitmap.bounds)
    for frame in 0..<60 {
      var damage = Region()
      for _ in 0..<random.below(4) {
        let rect = PixelRect(
          x: random.below(40) - 2, y: random.below(26) - 2, width: random.below(12), height: random.below(12))
        damage.insert(rect)
      }
      for rect in damage.clipped(to: bitmap.bounds).rects {
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX { bitmap[x, y] = UInt32(random.below(1 << 30)) }
        }
      }
      missed.add(damage)
      let back = random.below(3) == 0 ? 0 : frame % 2
      bitmap.copy(
        missed.take(buffer: back).rects, to: UnsafeMutableRawBufferPointer(start: buffers[back], count: pitch * 23),
        pitch: pitch)
      for y in 0..<23 { #expect(memcmp(buffers[back] + y * pitch, bitmap.pixels + y * 37, 37 * 4) == 0) }
    }
  }
}

@Suite struct FramePacingTests {
  @Test("One frame is shown at a time")
  func oneFrameAtATime() {
    var pacing = FramePacing()
    #expect(pacing.mayDraw(at: .zero) && pacing.deadline == nil)
    pacing.note(.pending, at: .seconds(1))
    #expect(!pacing.mayDraw(at: .seconds(2)))
    pacing.flipCompleted()
    #expect(pacing.mayDraw(at: .seconds(2)) && pacing.deadline == nil && pacing.shown == 1)
  }

  @Test("A stuck frame is overdue and unhealthy where nobody looks after it")
  func aStuckFrameIsOverdueAndUnhealthyWhereNobodyLooksAfterIt() {
    var pacing = FramePacing()
    pacing.note(.pending, at: .seconds(1))
    #expect(pacing.isHealthy(at: .milliseconds(5900)) && !pacing.isHealthy(at: .seconds(6)))
    #expect(!pacing.isOverdue(at: .milliseconds(3999)) && pacing.isOverdue(at: .seconds(4)))
    #expect(pacing.deadline == .seconds(4))
  }

  @Test("A busy display is tried again")
  func aBusyDisplayIsTriedAgain() {
    var pacing = FramePacing()
    pacing.note(.busy, at: .seconds(1))
    #expect(!pacing.mayDraw(at: .seconds(1)))
    #expect(pacing.deadline.map { pacing.mayDraw(at: $0) } == true)
    #expect(!pacing.isOverdue(at: .milliseconds(3999)))
    pacing.note(.busy, at: .seconds(3))
    #expect(pacing.isOverdue(at: .seconds(4)))
    pacing.note(.shown, at: .seconds(4))
    #expect(!pacing.isOverdue(at: .seconds(10)))
  }

  @Test("A flip that nobody asked for does not count")
  func aFlipThatNobodyAskedForDoesNotCount() {
    var pacing = FramePacing()
    pacing.flipCompleted()
    #expect(pacing.shown == 0)
    pacing.note(.shown, at: .zero)
    #expect(pacing.shown == 1 && !pacing.isFlipPending)
  }

  @Test("An impatient stage does not spin")
  func anImpatientStageDoesNotSpin() {
    var pacing = FramePacing()
    #expect(pacing.nextTick(for: .seconds(1)) == .seconds(1))
    pacing.noteTick(at: .seconds(1))
    #expect(pacing.nextTick(for: .seconds(1)) == .seconds(1) + FramePacing.shortestTick)
    #expect(pacing.nextTick(for: .seconds(2)) == .seconds(2))
    pacing.note(.pending, at: .seconds(1))
    #expect(pacing.nextTick(for: .seconds(1)) == nil)
  }
}

/// A small generator of repeatable numbers.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
