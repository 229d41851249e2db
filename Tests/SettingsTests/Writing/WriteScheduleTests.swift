import SeededRandom
import Testing

@testable import Settings

@Suite(.seeded)
struct WriteScheduleTests {
  @Test("A change is written once it is quiet")
  func aChangeIsWrittenOnceItIsQuiet() {
    var schedule = WriteSchedule()
    #expect(schedule.due == nil)
    schedule.noteChange(at: .seconds(1))
    #expect(schedule.due == .milliseconds(1_150))
    schedule.noteChange(at: .milliseconds(1_100))
    #expect(schedule.due == .milliseconds(1_250))
    schedule.handOver()
    #expect(schedule.due == nil)
  }

  @Test("No change of a drag waits longer than half a second", arguments: 0..<20 as Range<UInt64>)
  func noChangeOfADragWaitsLongerThanHalfASecond(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var schedule = WriteSchedule()
    var (time, first) = (Duration.zero, Duration?.none)
    var writes = 0
    for _ in 0..<10_000 {
      time += .milliseconds(Int.random(in: 0...60, using: &generator))
      if let due = schedule.due, time >= due {
        try #require(due - first! <= .milliseconds(500))
        schedule.handOver()
        (first, writes) = (nil, writes + 1)
      }
      schedule.noteChange(at: time)
      first = first ?? time
    }
    // About one write in half a second.
    #expect(abs(Double(writes) - time / .milliseconds(515)) < 0.1 * Double(writes))
  }

  @Test("What fails is tried again ever more seldom")
  func whatFailsIsTriedAgainEverMoreSeldom() {
    var schedule = WriteSchedule()
    var gaps: [Duration] = []
    var time = Duration.zero
    for _ in 0..<7 {
      schedule.handOver()
      schedule.noteFailure(at: time)
      gaps.append(schedule.due! - time)
      time = schedule.due!
    }
    #expect(gaps == [3, 6, 12, 24, 48, 60, 60].map { .seconds($0) })
    schedule.handOver()
    schedule.noteSuccess()
    schedule.noteFailure(at: time)
    #expect(schedule.due == time + .seconds(3))
    schedule.noteChange(at: time)
    #expect(schedule.due == time + .milliseconds(150), "somebody has changed something: the disk may be well again")
  }
}
