import Testing

@testable import Controls
@testable import Runtime

@Suite("Scroll motion")
struct ScrollMotionTests {
  private func motion(limit: Double = 1000, viewport: Double = 400) -> ScrollMotion {
    var motion = ScrollMotion()
    motion.viewport = viewport
    motion.setLimit(limit)
    return motion
  }

  @Test("Content follows the finger between the ends")
  func follows() {
    var scroll = motion()
    scroll.hold()
    scroll.drag(by: 120)
    #expect(scroll.position == 120)
    scroll.drag(by: 40)
    #expect(scroll.position == 40)
    scroll.release(at: .zero, speed: 0)
    #expect(scroll.isIdle && scroll.position == 40)
  }

  @Test("Beyond an end content follows less and less, and comes back")
  func rubberBand() {
    var scroll = motion()
    scroll.hold()
    scroll.drag(by: -100)
    let near = scroll.position
    scroll.drag(by: -200)
    let far = scroll.position
    #expect(near < -30 && near > -100)
    #expect(far < near && near - far < -near)
    scroll.release(at: .zero, speed: 0)
    #expect(scroll.isMoving)
    scroll.advance(to: .milliseconds(2000))
    #expect(scroll.position == 0 && scroll.isIdle)
  }

  @Test("A flick glides on, the further the faster, and stops by itself")
  func flick() {
    func reach(_ speed: Double) -> Double {
      var scroll = motion(limit: 100_000)
      scroll.hold()
      scroll.release(at: .zero, speed: speed)
      for step in 1...600 { scroll.advance(to: .milliseconds(step * 10)) }
      #expect(scroll.isIdle)
      return scroll.position
    }
    // The whole way is speed over decay: 2.002 a second.
    #expect(abs(reach(1000) - 1000 / 2.002) < 5)
    #expect(abs(reach(2000) - 2000 / 2.002) < 5)
  }

  @Test("Frames that come late change nothing about where a glide goes")
  func lateFrames() {
    var often = motion(limit: 100_000)
    var late = often
    for scroll in [0, 1] {
      if scroll == 0 {
        often.hold()
        often.release(at: .zero, speed: 800)
        for step in 1...50 { often.advance(to: .milliseconds(step * 10)) }
      } else {
        late.hold()
        late.release(at: .zero, speed: 800)
        late.advance(to: .milliseconds(500))
      }
    }
    #expect(abs(often.position - late.position) < 1e-9)
  }

  @Test("A glide into an end goes a little beyond it and comes back to it")
  func bounce() {
    var scroll = motion(limit: 100)
    scroll.hold()
    scroll.release(at: .zero, speed: 3000)
    var highest = 0.0
    for step in 1...300 {
      scroll.advance(to: .milliseconds(step * 10))
      highest = max(highest, scroll.position)
    }
    #expect(highest > 100 && highest < 260)
    #expect(scroll.position == 100 && scroll.isIdle)
  }

  @Test("Going to a place ends there, and never beyond the ends")
  func going() {
    var scroll = motion()
    scroll.go(to: 300, at: .zero)
    scroll.advance(to: .milliseconds(100))
    #expect(scroll.position > 100 && scroll.position < 300)
    scroll.advance(to: .milliseconds(250))
    #expect(scroll.position == 300 && scroll.isIdle)
    scroll.go(to: 5000, at: .zero)
    #expect(scroll.destination == 1000)
  }
}
