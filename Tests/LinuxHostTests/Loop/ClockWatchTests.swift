import CLinux
import Glibc
import Testing

@testable import LinuxHost

@Suite struct ClockWatchTests {
  @Test("A clock that is set is reported each time, and wakes nobody else")
  func aClockThatIsSetIsToldEachTimeAndWakesNobodyElse() throws {
    // Stands in for the kernel's timer, which is readable once the clock was set: only root may set one.
    let timer = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    var count = 0
    let watch = try #require(ClockWatch(timer: timer) { count += 1 })
    let loop = EventLoop()
    watch.attach(to: loop)
    #expect(loop.deadline == nil)
    loop.beforeSleep { .zero }
    loop.turn()
    #expect(count == 0)
    for expected in 1...3 {
      var one: UInt64 = 1
      write(timer, &one, 8)
      loop.turn()
      loop.turn()
      #expect(count == expected)
    }
    watch.detach(from: loop)
  }

  @Test("The kernel's timer sleeps until then")
  func theKernelsTimerSleepsUntilThen() throws {
    var count = 0
    let watch = try #require(ClockWatch { count += 1 })
    let loop = EventLoop()
    watch.attach(to: loop)
    loop.beforeSleep { .zero }
    loop.turn()
    #expect(count == 0)
    #expect(ClockWatch(timer: -1) {} == nil)
  }
}
