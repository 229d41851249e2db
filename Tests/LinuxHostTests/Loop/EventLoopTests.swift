import Glibc
import Machine
import Testing

@testable import LinuxHost

@Suite struct EventLoopTests {
  @Test("Without a deadline nothing wakes a sleeping loop")
  func asleepWithoutDeadlineNothingWakesIt() {
    let loop = EventLoop()
    #expect(loop.deadline == nil)
    #expect(loop.wakeups == 0)
  }

  @Test("The earliest deadline counts")
  func theEarliestDeadlineCounts() {
    let loop = EventLoop()
    loop.beforeSleep { nil }
    loop.beforeSleep { .seconds(9) }
    loop.beforeSleep { .seconds(5) }
    #expect(loop.deadline == .seconds(5))
  }

  @Test("A wake keeps its order")
  func aWakeKeepsItsOrder() {
    let pipes = (0..<3).map { _ in Pipe() }
    var order: [String] = []
    let loop = EventLoop()
    loop.eachWake(in: .supervision) { _ in order.append("supervision") }
    loop.eachWake(in: .drawing) { _ in order.append("draw") }
    loop.eachWake(in: .time) { _ in order.append("advance") }
    loop.eachWake(in: .input) { _ in order.append("handle") }
    loop.watch(pipes[0].reader, in: .files) { order.append("file") }
    loop.watch(pipes[1].reader, in: .input) { order.append("touch") }
    loop.watch(pipes[2].reader, in: .display) { order.append("flip") }
    for pipe in pipes { pipe.write() }
    loop.turn()
    #expect(order == ["flip", "touch", "handle", "advance", "file", "draw", "supervision"])
    #expect(loop.wakeups == 1)
  }

  @Test("A source may remove another")
  func aSourceMayRemoveAnother() {
    let (first, second) = (Pipe(), Pipe())
    let loop = EventLoop()
    var calls = 0
    loop.watch(first.reader, in: .input) {
      calls += 1
      loop.unwatch(second.reader)
    }
    loop.watch(second.reader, in: .input) { calls += 1 }
    first.write()
    second.write()
    loop.turn()
    #expect(calls == 1)
  }

  @Test("A past deadline wakes at once")
  func aPastDeadlineWakesAtOnce() {
    let loop = EventLoop(clock: { .seconds(100) })
    loop.beforeSleep { .seconds(1) }
    var told: Duration?
    loop.eachWake(in: .time) { told = $0 }
    loop.turn()
    #expect(told == .seconds(100))
  }

  @Test("Stop ends the wake")
  func stopEndsTheWake() {
    let loop = EventLoop()
    let pipe = Pipe()
    var drew = false
    loop.watch(pipe.reader, in: .signals) { loop.stop() }
    loop.eachWake(in: .drawing) { _ in drew = true }
    pipe.write()
    loop.run()
    #expect(!drew)
  }

  @Test(
    "Timeouts round up",
    arguments: [
      (Duration.zero, Int32(0)), (.seconds(-1), 0), (.microseconds(1), 1), (.milliseconds(5), 5),
      (.microseconds(5001), 6), (.seconds(100_000_000), Int32.max),
    ])
  func timeoutsRoundUp(duration: Duration, milliseconds: Int32) {
    #expect(duration.pollMilliseconds == milliseconds)
  }
}

/// A pipe that closes itself.
final class Pipe {
  let reader: Int32
  let writer: Int32

  init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
  }

  isolated deinit {
    close(reader)
    close(writer)
  }

  func write() { _ = Glibc.write(writer, "x", 1) }
}
